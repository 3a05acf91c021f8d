// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// New versions of compiled layouts, which an understudy lays out unseen before it plays.
extension StageMachine {
  /// Lets another host lay out new files while the present one plays.
  mutating func rehearse(_ files: StageInput, now: Double) -> [Effect] {
    guard files != versions.suspect else { return [report(.source)] }
    let rehearsal = HostMachine.Rehearsal(files: files)
    var host = HostMachine(nextAddress(), as: .understudy(rehearsal), isCompiled: true)
    let effects = host.start(now: now)
    understudy = host
    return effects + [report(.source)]
  }

  /// Sends an understudy away that is no longer needed.
  mutating func dismissUnderstudy() -> [Effect] {
    guard let understudy else { return [] }
    self.understudy = nil
    let effects = [Effect.kill(understudy.address)]
    guard understudy.rehearsal?.isComplete == true, takesCommands else { return effects }
    // What people asked of it is for the host that goes on playing.
    return effects + [.openViews(playing.address)] + changeWaiting()
  }

  /// The understudy says something.
  mutating func rehearsed(_ report: HostReport, now: Double) -> [Effect] {
    switch report {
    case .ready(let version): return rehearsalReady(version, now: now)
    case .handled(let number):
      return understudy?.handled(number, now: now) == .mayOpen ? openUnseen(now: now) : []
    case .refused(let number, let error):
      guard understudy?.refused(number, now: now) == .failed else { return [] }
      let explanation = Diagnostic(
        severity: .error,
        code: error.code,
        message: "\(error.message); \(lastGoodStays)"
      )
      return rehearsalFailed(explanation)
    case .wake: return (understudy?.give(.act) { .wake(number: $0) }).map { [$0] } ?? []
    default:
      _ = understudy?.news.take(report)
      return []
    }
  }

  /// Has the understudy open every view.
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
        Diagnostic(severity: .error, code: SessionErrorCode.version, message: reason)
      )
    }
    _ = understudy?.up(now: now)
    return prepare(files, kept.document, now: now)
  }

  /// Gives the understudy files with what people have made of them.
  private mutating func prepare(
    _ files: StageInput,
    _ document: HostMachine.Document,
    now: Double
  ) -> [Effect] {
    let keepsEdits = versions.keepsEdits(with: files)
    return understudy?.take(
      HostMachine.Load(files: files),
      title: entry.title,
      document,
      keepsEdits: keepsEdits,
      now: now
    ) ?? []
  }

  // MARK: Taking over

  /// Puts the understudy in the place of the host that plays, if it is ready and nothing is under way there.
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

  /// Whether people have changed the document since the understudy took it.
  func isBehind(_ understudy: HostMachine) -> Bool {
    understudy.rehearsal?.document != document(for: understudy)
  }

  /// The document as the understudy is to have it: a property whose default was changed in the source takes that,
  /// as a saved layout file's values win.
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

  /// Lets the understudy play, with the views as it has opened them.
  ///
  /// - Parameters:
  ///   - unanswered: What the host that played had not answered.
  ///   - now: The time.
  /// - Returns: What is to be done.
  mutating func promote(_ unanswered: [PendingCommand], now: Double) -> [Effect] {
    guard var next = understudy, let rehearsal = next.rehearsal else { return [] }
    understudy = nil
    // What was said of views is said again when they are taken over.
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
  }

  /// Tells everybody what the host that plays now has said of the stage.
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

  /// The understudy is gone.
  mutating func understudyEnded(_ reason: String, now: Double) -> [Effect] {
    var explanation = explained(CrashExplanation(reason, files: sourceNames))
    if case .silent = understudy?.life { explanation.message = Self.hung }
    explanation.message += "; \(lastGoodStays)"
    return rehearsalFailed(explanation)
  }

  /// The understudy took too long and says nothing more.
  mutating func understudyOverdue(now: Double) -> [Effect] {
    var explanation = Diagnostic(
      severity: .error,
      code: SessionErrorCode.hostEnded,
      message: "the stage host did not start within \(Int(HostMachine.Patience.rehearsal)) s"
    )
    switch understudy?.life {
    case .crashing: return understudyEnded(Self.crashed, now: now)
    case .silent:
      explanation.message = "\(Self.hung); \(lastGoodStays)"
      explanation.file = source?.name
    default: break
    }
    return rehearsalFailed(explanation)
  }

  private mutating func rehearsalFailed(_ explanation: Diagnostic) -> [Effect] {
    guard let understudy else { return [] }
    versions.suspect = understudy.rehearsal?.files
    ownDiagnostics[.library] = explanation
    return dismissUnderstudy() + [report(.diagnostics), report(.source)]
      + Self.lines(explanation, entry.title)
  }
}
