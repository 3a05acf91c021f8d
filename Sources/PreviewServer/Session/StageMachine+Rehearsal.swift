// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension StageMachine {
  static let libraryKey = "library"

  /// Lets another host lay out new files while the present one plays.
  mutating func rehearse(_ files: StageFiles, now: Double) -> [StageEffect] {
    guard files != suspect else { return [.source] }
    lastGeneration += 1
    understudy = Understudy(generation: lastGeneration, files: files, now: now)
    understudy?.grace = Grace(waited: waited(lastGeneration))
    return [.startUnderstudy(generation: lastGeneration), .source]
  }

  /// Sends an understudy away that is no longer needed.
  mutating func dismissUnderstudy() -> [StageEffect] {
    guard let understudy else { return [] }
    self.understudy = nil
    return [.kill(generation: understudy.generation)]
  }

  /// The understudy says something.
  mutating func rehearsed(_ report: HostReport, now: Double) -> [StageEffect] {
    switch report {
    case .ready(let version): return rehearsalReady(version, now: now)
    case .stage(let state): understudy?.state = state
    case .handled(let number): return rehearsalHandled(number, now: now)
    case .refused(_, let error):
      let explanation = Diagnostic(
        severity: .error,
        code: error.code,
        message: "\(error.message); \(lastGoodStays)"
      )
      return rehearsalFailed(explanation)
    default: break
    }
    return []
  }

  private var lastGoodStays: String {
    proven == nil ? "there is no version that can be shown yet" : "the last good version stays"
  }

  private mutating func rehearsalReady(_ version: Int, now: Double) -> [StageEffect] {
    guard var understudy, understudy.step == .starting,
      let library = understudy.files.layout.library
    else { return [] }
    guard version == ProtocolVersion.current else {
      return rehearsalFailed(
        Diagnostic(
          severity: .error,
          code: SessionErrorCode.version,
          message: "the stage host speaks version \(version) of the protocol, the server "
            + "\(ProtocolVersion.current); build both anew"
        )
      )
    }
    understudy.step = .loading
    let data = understudy.files.data
    var effects: [StageEffect] = [
      .command(Self.command(library, number: understudy.nextNumber())),
      .file(Self.message(of: data)),
    ]
    let keepsEdits = good.map { $0.data.bytes == data.bytes } ?? false
    if keepsEdits { effects.append(.edited(name: data.name)) }
    let load = HostCommand.load(
      number: understudy.nextNumber(),
      stage: entry.id,
      title: entry.title,
      overrides: overrides
    )
    effects.append(.command(load))
    if keepsEdits { effects.append(.replay(number: understudy.nextNumber())) }
    self.understudy = understudy
    return effects.map { .rehearse($0) }
  }

  static func command(_ library: StageLibrary, number: UInt64) -> HostCommand {
    .library(
      number: number,
      path: library.path,
      entry: library.entry,
      constants: library.constants,
      values: library.values
    )
  }

  /// Opens a view in the understudy, from nothing.
  mutating func rehearse(
    view: UInt64,
    _ command: (UInt64) -> HostCommand
  ) -> [StageEffect] {
    guard let number = understudy?.nextNumber() else { return [] }
    understudy?.views.append(view)
    return [.rehearse(.command(command(number)))]
  }

  private mutating func rehearsalHandled(_ number: UInt64, now: Double) -> [StageEffect] {
    guard var understudy, understudy.awaited.remove(number) != nil else { return [] }
    defer { self.understudy = understudy }
    guard understudy.awaited.isEmpty else { return [] }
    switch understudy.step {
    case .loading where viewCount > 0:
      understudy.step = .opening
      understudy.deadline = now + Understudy.Patience.layout
      understudy.grace = Grace(waited: waited(understudy.generation))
      return [.rehearseViews]
    case .loading, .opening:
      understudy.step = .ready
      understudy.deadline = nil
    case .starting, .ready, .interrupted, .crashing: break
    }
    return []
  }

  /// Puts the understudy in the place of the host that plays, if it is ready and nothing is under way there.
  mutating func promoteIfReady(now: Double) -> [StageEffect] {
    guard understudy?.step == .ready, !pending.values.contains(where: \.isOfDocument) else {
      return []
    }
    return promote(now: now)
  }

  mutating func promote(now: Double) -> [StageEffect] {
    guard let understudy else { return [] }
    self.understudy = nil
    // What was said of views is said again when they are opened below.
    let answers = settlePending()
    dropOverrides(replacedBy: understudy.state)
    generation = understudy.generation
    crashes = 0
    proven = understudy.files
    hostDiagnostics = []
    ownDiagnostics[Self.libraryKey] = nil
    isLoaded = false
    committing = nil
    pingSentAt = nil
    nextPingAt = now + pingInterval
    let closes = understudy.views.map { view in
      let number = nextNumber()
      pending[number] = PendingCommand(purpose: .close)
      return StageEffect.command(.close(number: number, view: view))
    }
    return answers + [.promote(generation: generation)] + closes
      + sendLoad(understudy.files, isGood: false, hostHasFiles: true)
  }

  /// A property whose default was changed in the source takes that, as a saved layout file's values win.
  private mutating func dropOverrides(replacedBy state: StageState?) {
    guard let old = self.state, let state else { return }
    let defaults = Dictionary(
      old.parameters.map { ($0.key, $0.defaultValue) },
      uniquingKeysWith: { first, _ in first }
    )
    for descriptor in state.parameters {
      guard let before = defaults[descriptor.key], before != descriptor.defaultValue else {
        continue
      }
      overrides[descriptor.key] = nil
    }
  }

  /// The understudy is gone.
  mutating func understudyEnded(_ reason: String, now: Double) -> [StageEffect] {
    let hung = understudy?.step == .interrupted
    var explanation = explained(CrashExplanation(reason, files: sourceNames))
    if hung { explanation.message = Self.hung }
    explanation.message += "; \(lastGoodStays)"
    return rehearsalFailed(explanation)
  }

  /// A host's code has ended it; it is given time to say where.
  mutating func crashing(_ generation: UInt64, now: Double) -> [StageEffect] {
    if generation == understudy?.generation, understudy?.step != .interrupted {
      understudy?.step = .crashing
      understudy?.deadline = now + Understudy.Patience.crash
      understudy?.grace = Grace(waited: waited(generation))
    } else if generation == self.generation, source != nil, lastWordsUntil == nil {
      isCrashing = true
      lastWordsUntil = now + Understudy.Patience.playingLastWords
    }
    return []
  }

  static let hung = "the layout did not come to an end; is there an endless loop in it?"

  /// A crash as people read it, at its place in the source.
  func explained(_ crash: CrashExplanation) -> Diagnostic {
    let line = crash.line.flatMap { line in
      crash.file.flatMap { source?.version?.snapshot.line(line, of: $0) }
    }
    return Diagnostic(
      severity: .error,
      code: SessionErrorCode.hostEnded,
      message: "the layout's code ended its process: \(crash.message)",
      file: crash.file ?? source?.name,
      line: crash.line,
      source: line
    )
  }

  var sourceNames: [String] { source?.version?.snapshot.files.map(\.name) ?? [] }

  private mutating func rehearsalFailed(_ explanation: Diagnostic) -> [StageEffect] {
    guard let understudy else { return [] }
    suspect = understudy.files
    ownDiagnostics[Self.libraryKey] = explanation
    return dismissUnderstudy() + [.diagnostics, .source] + Self.lines(explanation, entry.title)
  }

  /// A diagnostic for the terminal, with the source line and a mark below the place.
  static func lines(_ diagnostic: Diagnostic, _ title: String) -> [StageEffect] {
    var lines = [line(for: diagnostic, stage: title)]
    if let source = diagnostic.source {
      lines.append("    " + source)
      if let column = diagnostic.column, column > 0 {
        // Tabs stay tabs, so that the mark stands below its place however wide they are.
        let before = source.utf8.prefix(column - 1).map { $0 == UInt8(ascii: "\t") ? "\t" : " " }
        lines.append("    " + before.joined() + "^")
      }
    }
    return lines.map { .log($0) }
  }

  private mutating func isUnderstudyOver(_ deadline: Double, now: Double) -> Bool {
    guard let generation = understudy?.generation else { return false }
    let waited = waited
    return understudy?.grace.isOver(deadline, now: now) { waited(generation) } ?? false
  }

  /// The understudy took too long.
  mutating func rehearsalTick(now: Double) -> [StageEffect] {
    guard let deadline = understudy?.deadline, isUnderstudyOver(deadline, now: now), let understudy
    else { return [] }
    switch understudy.step {
    case .opening, .loading:
      self.understudy?.step = .interrupted
      self.understudy?.deadline = now + Understudy.Patience.lastWords
      self.understudy?.grace = Grace(waited: waited(understudy.generation))
      return [.interrupt(generation: understudy.generation)]
    case .interrupted:
      let message = "\(Self.hung); \(lastGoodStays)"
      return rehearsalFailed(
        Diagnostic(
          severity: .error,
          code: SessionErrorCode.hostEnded,
          message: message,
          file: source?.name
        )
      )
    case .crashing: return understudyEnded("it crashed", now: now)
    case .starting:
      return rehearsalFailed(
        Diagnostic(
          severity: .error,
          code: SessionErrorCode.hostEnded,
          message: "the stage host did not start within \(Int(Understudy.Patience.load)) s"
        )
      )
    case .ready: return []
    }
  }
}

extension PendingCommand {
  /// Whether it changes the document, so that nobody can say it again for the client.
  var isOfDocument: Bool {
    switch purpose {
    case .set, .act, .tune: true
    case .load, .library, .numbers, .replay, .update, .view, .close: false
    }
  }
}
