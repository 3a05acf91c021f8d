// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension StageMachine {
  /// The host has changed its document; the journal comes before everything that follows.
  mutating func committed(
    _ number: UInt64,
    _ record: String?,
    _ overrides: [String: ParameterValue]?
  ) -> [StageEffect] {
    guard let command = pending[number] else { return [] }
    pending[number]?.isCommitted = true
    switch command.purpose {
    case .set, .act: break
    case .load, .library, .numbers, .update, .replay, .view, .tune, .close: return []
    }
    self.overrides = overrides ?? self.overrides
    committing = command.origins.first
    isCommittingNew = !command.isTravel
    return [.commit(JournalEntry(number: number, record: record))]
  }

  /// The host wants to go on with what waited for the time.
  mutating func wake() -> [StageEffect] {
    guard takesCommands else { return [] }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .act)
    return [.command(.wake(number: number))]
  }

  /// A client that drove a view is gone.
  mutating func left(_ client: UInt64) -> [StageEffect] {
    let dropped = dropNumbers(of: client)
    guard takesCommands else { return dropped }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .act)
    return dropped + [.command(.left(number: number, client: client))]
  }

  /// The host has folded everything so far.
  mutating func checkpointed(
    _ overrides: [String: ParameterValue],
    edited: Bool
  ) -> [StageEffect] {
    let file = editedFile
    editedFile = nil
    guard isLoaded, edited == (file != nil) else {
      return [.log("\(entry.title): the stage host folded its edits without sending them")]
    }
    self.overrides = overrides
    return [.checkpoint(edited: file)]
  }

  /// The host has done a command and everything that follows from it.
  mutating func handled(_ number: UInt64, now: Double) -> [StageEffect] {
    guard let command = pending.removeValue(forKey: number) else { return [] }
    committing = nil
    isCommittingNew = false
    switch command.purpose {
    case .load(let files, let isGood): return loaded(files, isGood: isGood, now: now)
    case .update(let files, let dropped):
      overrides = overrides.filter { !dropped.contains($0.key) }
      return taken(files)
    case .replay, .library: return []
    case .numbers(let files): return playedNumbers(of: files)
    case .tune: return command.origins.map { .acknowledge($0) }
    case .set: return command.origins.map(settled)
    case .act: return command.origins.map(command.isCommitted ? settled : StageEffect.acknowledge)
    case .close: return command.origins.map { .acknowledge($0) }
    case .view: return shown() + command.origins.map { .acknowledge($0) }
    }
  }

  /// A host has shown the files in a view.
  private mutating func shown() -> [StageEffect] {
    guard source != nil, proven != good else { return [] }
    proven = good
    guard ownDiagnostics[Self.libraryKey] != nil, suspect == nil else { return [] }
    ownDiagnostics[Self.libraryKey] = nil
    return [.diagnostics]
  }

  /// What a client hears of a change: only what is in the journal is acknowledged.
  private func settled(_ origin: PendingCommand.Origin) -> StageEffect {
    guard let journalFailure else { return .acknowledge(origin) }
    let error = ProtocolError(
      code: SessionErrorCode.notSaved,
      field: "",
      message: "the change is shown, but could not be saved: \(journalFailure)"
    )
    return .refuse(origin, error)
  }

  /// The journal took what it was given, or did not and says why.
  mutating func journalAnswered(_ failure: String?) -> [StageEffect] {
    guard failure != journalFailure else { return [] }
    journalFailure = failure
    ownDiagnostics[Self.journalKey] = failure.map {
      Diagnostic(
        severity: .error,
        code: SessionErrorCode.notSaved,
        message: "changes are shown but not saved: \($0)"
      )
    }
    return [.diagnostics]
  }

  private static let journalKey = "journal"

  private mutating func loaded(
    _ files: StageFiles,
    isGood: Bool,
    now: Double
  ) -> [StageEffect] {
    let restored = restoreEdits(files)
    if let good {
      overrides = OverrideRule.remaining(
        overrides,
        from: good.layout.bytes,
        to: files.layout.bytes
      )
    }
    phase = .running
    isLoaded = true
    runningSince = now
    lastMessage = ""
    var effects: [StageEffect] = isGood ? [.diagnostics] : taken(files)
    effects += restored + [status(), .reopenViews] + changeDeferred()
    guard !isGood else { return effects }
    return effects + bringIfNewer(than: files, now: now)
  }

  /// What people did to the data is done again; when another data file was saved meanwhile, that stands.
  private mutating func restoreEdits(_ files: StageFiles) -> [StageEffect] {
    guard let good else { return [] }
    guard good.data.bytes == files.data.bytes else { return [.forgetEdits] }
    let number = nextNumber()
    pending[number] = PendingCommand(purpose: .replay)
    return [.replay(number: number)]
  }

  /// A file may have been saved while the host took the one before.
  private mutating func bringIfNewer(than files: StageFiles, now: Double) -> [StageEffect] {
    guard let current, current != files else { return [] }
    return bring(current, now: now)
  }

  mutating func taken(_ files: StageFiles) -> [StageEffect] {
    good = files
    suspect = nil
    ownDiagnostics[Self.refusedKey] = nil
    return source == nil ? [.keep, .diagnostics] : [.keep, .diagnostics, .source]
  }

  static let refusedKey = "refused"

  /// The host refuses a command; nothing has changed.
  mutating func refused(_ number: UInt64, _ error: ProtocolError, now: Double) -> [StageEffect] {
    guard let command = pending.removeValue(forKey: number) else { return [] }
    switch command.purpose {
    case .load(let files, let isGood): return loadRefused(files, isGood, error, now: now)
    case .update, .replay, .numbers: return []
    case .library: return libraryRefused(error)
    case .view, .set, .act, .tune, .close: return command.origins.map { .refuse($0, error) }
    }
  }

  private mutating func libraryRefused(_ error: ProtocolError) -> [StageEffect] {
    ownDiagnostics[Self.libraryKey] = Diagnostic(
      severity: .error,
      code: error.code,
      message: error.message,
      file: source?.name
    )
    return [.diagnostics, .source]
  }

  private mutating func loadRefused(
    _ files: StageFiles,
    _ isGood: Bool,
    _ error: ProtocolError,
    now: Double
  ) -> [StageEffect] {
    if let current, current != files, !isGood {
      return sendLoad(current, isGood: false)
    }
    if !isGood, let good, good != files, isPlayable(good) {
      // The host will describe the good files and forget about these.
      ownDiagnostics[Self.refusedKey] = Diagnostic(
        severity: .error,
        code: error.code,
        message: error.message,
        path: error.field.isEmpty ? nil : error.field
      )
      return [.diagnostics] + sendLoad(good, isGood: true)
    }
    phase = .running
    runningSince = now
    return [status(), .diagnostics] + settleDeferred(error.message)
  }

  /// The host describes the stage.
  mutating func described(_ state: StageState) {
    self.state = state
  }

  /// Values changed.
  mutating func valuesChanged(_ values: [String: ParameterValue]) {
    state?.values.merge(values) { _, new in new }
  }

  /// The host's diagnostics, and lines for the terminal about errors that were not there before.
  mutating func diagnosed(_ items: [Diagnostic]) -> [StageEffect] {
    let known = Set(hostDiagnostics)
    hostDiagnostics = items
    let fresh = items.filter { $0.severity == .error && !known.contains($0) }
    return fresh.map { .log(Self.line(for: $0, stage: entry.title)) } + [.diagnostics]
  }

  /// `file:line:column: error: message`, as compilers write it.
  static func line(for diagnostic: Diagnostic, stage: String) -> String {
    var place = diagnostic.file ?? stage
    if let line = diagnostic.line { place += ":\(line)" }
    if diagnostic.line != nil, let column = diagnostic.column { place += ":\(column)" }
    let path =
      diagnostic.path.map { diagnostic.message.contains($0) ? "" : " (\($0))" } ?? ""
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)\(path)"
  }
}
