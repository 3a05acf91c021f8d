// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// New versions of compiled layouts: an understudy lays them out unseen before it plays.
extension StageMachine {
  /// Starts a host that lays out new files while the present one plays.
  mutating func rehearse(_ files: StageInput, now: Double) -> [Effect] {
    guard files != versions.suspect else { return [report(.source)] }
    let rehearsal = HostMachine.Rehearsal(files: files)
    var host = HostMachine(nextAddress(), as: .understudy(rehearsal), isCompiled: true)
    let effects = host.start(now: now)
    understudy = host
    return effects + [report(.source)]
  }

  /// Ends an understudy that is no longer needed.
  mutating func dismissUnderstudy() -> [Effect] {
    guard let understudy else { return [] }
    self.understudy = nil
    mustFinishRehearsal = false
    let effects = [Effect.kill(understudy.address)]
    guard understudy.rehearsal?.isComplete == true, takesCommands else { return effects }
    // Commands that waited for the understudy go to the playing host.
    return effects + [.openViews(playing.address)] + changeWaiting()
  }

  /// Takes a report of the understudy.
  mutating func rehearsed(_ report: HostReport, now: Double) -> [Effect] {
    switch report {
    case .ready(let version): return rehearsalReady(version, now: now)
    case .handled(let number):
      if understudy?.handled(number, now: now) == .mayOpen { return openUnseen(now: now) }
      return understudy?.progressed(now: now) ?? []
    case .working: return understudy?.progressed(now: now) ?? []
    case .refused(let number, let error):
      guard understudy?.refused(number, now: now) == .failed else { return [] }
      let explanation = Diagnostic(
        severity: .error,
        code: error.code,
        message: "\(error.message); \(lastGoodStays)"
      )
      return rehearsalFailed(explanation, now: now)
    case .wake: return (understudy?.give(.act) { .wake(number: $0) }).map { [$0] } ?? []
    default:
      _ = understudy?.news.take(report)
      return []
    }
  }

  /// Lets the understudy open every view.
  private mutating func openUnseen(now: Double) -> [Effect] {
    let views = viewCount
    guard let (outcome, effects) = understudy?.opens(views, now: now), outcome == .mayOpen,
      let address = understudy?.address
    else { return [] }
    return effects + [.openViews(address)]
  }

  private var lastGoodStays: String {
    versions.proven == nil
      ? "there is no version that can be shown yet" : "the last good version stays"
  }

  private mutating func rehearsalReady(_ version: Int, now: Double) -> [Effect] {
    guard understudy?.life == .starting, let files = understudy?.rehearsal?.files else { return [] }
    if let reason = Self.mismatch(version) {
      return rehearsalFailed(
        Diagnostic(severity: .error, code: SessionErrorCode.version, message: reason),
        now: now
      )
    }
    _ = understudy?.up(now: now)
    return prepare(files, kept.document, now: now)
  }

  /// Gives the understudy files, and the document that users have changed.
  private mutating func prepare(
    _ files: StageInput,
    _ document: HostMachine.Document,
    now: Double
  ) -> [Effect] {
    let keepsEdits = versions.keepsEdits(with: files)
    let taken =
      understudy?.take(
        HostMachine.Load(files: files),
        title: entry.title,
        document,
        keepsEdits: keepsEdits,
        now: now
      ) ?? []
    return (understudy.map { answerEffects(for: $0.address) } ?? []) + taken
  }

  // MARK: Taking over

  /// Replaces the playing host with the understudy, if this is ready and no command of the playing
  /// host may still change the document.
  mutating func promoteIfReady(now: Double) -> [Effect] {
    guard let understudy, understudy.isReady, let files = understudy.rehearsal?.files,
      !playing.pending.values.contains(where: \.isOfDocument)
    else { return [] }
    guard !isBehind(understudy) else {
      return prepare(files, document(for: understudy), now: now)
    }
    let old = playing.address
    return [.kill(old)] + promote(playing.end(), now: now)
  }

  /// Whether users have changed the document since the understudy took it.
  func isBehind(_ understudy: HostMachine) -> Bool {
    understudy.rehearsal?.document != document(for: understudy)
  }

  /// The document for the understudy.
  ///
  /// When the source changed the default of a property, the default replaces the value that users
  /// set; a saved layout file does the same.
  private func document(for understudy: HostMachine) -> HostMachine.Document {
    var document = kept.document
    let defaults = Dictionary(
      playing.news.state?.parameters.map { ($0.key, $0.defaultValue) } ?? [],
      uniquingKeysWith: { first, _ in first }
    )
    for descriptor in understudy.news.state?.parameters ?? [] {
      guard let before = defaults[descriptor.key], before != descriptor.defaultValue else {
        continue
      }
      document.overrides[descriptor.key] = nil
    }
    return document
  }

  /// Makes the understudy the playing host, with the views as it has opened them.
  ///
  /// - Parameters:
  ///   - unanswered: The commands that the host before did not answer.
  ///   - now: The time.
  /// - Returns: The effects.
  mutating func promote(_ unanswered: [PendingCommand], now: Double) -> [Effect] {
    guard var next = understudy, let rehearsal = next.rehearsal else { return [] }
    understudy = nil
    mustFinishRehearsal = false
    // Commands about views are repeated when the host takes the views over.
    let answers = settle(unanswered, taking: nil) + letGo()
    let before = playing.news
    next.takeOver(from: playing, now: now)
    playing = next
    seat = .taken
    failures = Failures()
    overrides = rehearsal.document.overrides
    ownDiagnostics[.library] = nil
    let forgets = versions.good != nil && !versions.keepsEdits(with: rehearsal.files)
    versions.proven = rehearsal.files
    return answers + (forgets ? [.forgetEdits(stage: id)] : []) + introduce(after: before)
      + taken(rehearsal.files) + status() + [.openViews(playing.address)] + changeWaiting()
      + rehearseWaiting(after: rehearsal.files, now: now)
  }

  /// Begins with the version that waited for the end of a rehearsal, if any.
  private mutating func rehearseWaiting(after files: StageInput, now: Double) -> [Effect] {
    guard let current = versions.current, current != files, current != versions.good else {
      return []
    }
    let effects = bring(current, now: now)
    mustFinishRehearsal = true
    return effects
  }

  /// Tells all clients what the playing host has reported of the stage.
  private func introduce(after before: HostNews) -> [Effect] {
    let news = playing.news
    var effects: [Effect] = []
    if let state = news.state { effects.append(tell(.stage(state))) }
    if news.history != before.history { effects.append(report(.history)) }
    if let selection = news.selection, selection != before.selection {
      effects.append(tell(.selection(stage: id, state: selection)))
    }
    if let outline = news.outline, outline != before.outline {
      effects.append(tell(.outline(stage: id, outline: outline)))
    }
    return effects + errorLines(news.diagnostics)
  }

  // MARK: Failures

  /// Handles the end of the understudy.
  mutating func understudyEnded(_ reason: String, now: Double) -> [Effect] {
    var explanation = explained(CrashExplanation(reason, files: sourceNames))
    if case .silent = understudy?.life { explanation.message = Self.hung }
    explanation.message += "; \(lastGoodStays)"
    return rehearsalFailed(explanation, now: now)
  }

  /// Handles an understudy that did not answer in time, not even with last words.
  mutating func understudyOverdue(now: Double) -> [Effect] {
    var explanation = Diagnostic(
      severity: .error,
      code: SessionErrorCode.hostEnded,
      message: "the stage host did not start within \(Int(HostMachine.Patience.load)) s"
    )
    switch understudy?.life {
    case .crashing: return understudyEnded(Self.crashed, now: now)
    case .silent:
      explanation.message = "\(Self.hung); \(lastGoodStays)"
      explanation.file = source?.name
    default: break
    }
    return rehearsalFailed(explanation, now: now)
  }

  private mutating func rehearsalFailed(_ explanation: Diagnostic, now: Double) -> [Effect] {
    guard let understudy else { return [] }
    let files = understudy.rehearsal?.files
    if versions.proven == nil, files == versions.current,
      source?.passOver(because: explanation) == true
    {
      // The first thing that a source shows may be any of its entries.
      return dismissUnderstudy() + Self.lines(explanation, entry.title) + sourceChanged(now: now)
    }
    versions.suspect = files
    ownDiagnostics[.library] = explanation
    let told =
      dismissUnderstudy() + [report(.diagnostics), report(.source)]
      + Self.lines(explanation, entry.title)
    return told + (files.map { rehearseWaiting(after: $0, now: now) } ?? [])
  }
}
