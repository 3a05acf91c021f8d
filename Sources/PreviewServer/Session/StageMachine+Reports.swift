// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Takes the reports of hosts.
extension StageMachine {
  /// Takes a report of a host.
  mutating func reported(
    _ report: HostReport,
    by generation: UInt64,
    now: Double
  ) -> [Effect] {
    if understudy?.address.generation == generation {
      let effects = rehearsed(report, now: now)
      return effects + promoteIfReady(now: now)
    }
    guard plays(generation) else { return [] }
    switch report {
    case .ready(let version): return ready(version: version, now: now)
    case .pong:
      playing.pong(now: now)
      return []
    case .working(let done, let total): return worked(done, of: total, now: now)
    case .wake: return takesCommands ? [playing.give(.act) { .wake(number: $0) }] : []
    case .committed(let number, let record, let overrides):
      return committed(number, record, overrides)
    case .handled(let number):
      let effects = playing.progressed(now: now) + rested() + handled(number, now: now)
      return effects + promoteIfReady(now: now)
    case .refused(let number, let error):
      let effects = rested() + refused(number, error, now: now)
      return effects + promoteIfReady(now: now)
    case .checkpoint(let overrides, let edited): return checkpointed(overrides, edited: edited)
    default: return told(report)
    }
  }

  /// Takes the progress of a long command.
  private mutating func worked(_ done: Int, of total: Int, now: Double) -> [Effect] {
    playing.isWorking = true
    let share = total > 0 ? min(1, Double(done) / Double(total)) : 0
    return playing.progressed(now: now) + [tell(.working(stage: id, share: share))]
  }

  /// Tells all clients that a long command is over.
  mutating func rested() -> [Effect] {
    guard playing.isWorking else { return [] }
    playing.isWorking = false
    return [tell(.working(stage: id, share: nil))]
  }

  /// Takes a report about the stage, and passes it on if it is new.
  private mutating func told(_ report: HostReport) -> [Effect] {
    let before = playing.news
    guard playing.news.take(report) else { return [] }
    switch report {
    case .stage(let state): return [tell(.stage(state))]
    case .values(let values):
      let client = playing.committing?.origins.first?.client
      return [tell(.values(stage: id, values: values, by: client))]
    case .diagnostics(let items):
      let known = Set(before.diagnostics)
      return errorLines(items.filter { !known.contains($0) }) + [self.report(.diagnostics)]
    case .history(let state):
      let isNew = playing.committing.map { !$0.isTravel } ?? false
      if isNew, state.edits > before.history?.edits ?? 0 { source?.history.hostEdited() }
      return [self.report(.history)]
    case .selection(let state): return [tell(.selection(stage: id, state: state))]
    case .outline(let outline): return [tell(.outline(stage: id, outline: outline))]
    case .held(let holds): return [tell(.held(stage: id, holds: holds))]
    case .transition(let transition):
      return [tell(.transition(stage: id, transition: transition))]
    default: return []
    }
  }

  /// The history for all clients; `nil` before the host's first report.
  var sharedHistory: HistoryState? {
    playing.news.history.map { source?.history.merged($0) ?? $0 }
  }

  // MARK: Commands

  /// Notes that the host changed its document; the journal is written before all effects that
  /// follow.
  private mutating func committed(
    _ number: UInt64,
    _ record: String?,
    _ overrides: [String: ParameterValue]?
  ) -> [Effect] {
    guard playing.committed(number, hasRecord: record != nil) else { return [] }
    self.overrides = overrides ?? self.overrides
    kept.document.commits += 1
    let entry = JournalEntry(number: number, record: record)
    return [.commit(stage: id, entry, overrides: self.overrides)]
  }

  /// Takes the host's summary of all records so far.
  private mutating func checkpointed(
    _ overrides: [String: ParameterValue],
    edited: Bool
  ) -> [Effect] {
    let file = playing.editedFile
    playing.editedFile = nil
    guard playing.life == .playing || playing.isLeaving, edited == (file != nil) else {
      return [.log("\(entry.title): the stage host sent a checkpoint without the edits")]
    }
    self.overrides = overrides
    return [.checkpoint(stage: id, edited: file, overrides: overrides)]
  }

  /// Takes the host's report that a command and all its consequences are done.
  private mutating func handled(_ number: UInt64, now: Double) -> [Effect] {
    switch playing.handled(number, now: now) {
    case .loaded(let load): return loaded(load, now: now)
    case .done(let command): return done(command)
    default: return []
    }
  }

  private mutating func done(_ command: PendingCommand) -> [Effect] {
    switch command.purpose {
    case .load, .replay, .library: return []
    case .numbers(let files): return playedNumbers(of: files)
    case .update(let files, let dropping):
      overrides = overrides.filter { !dropping.contains($0.key) }
      return taken(files)
    case .set: return command.origins.map(settled)
    case .act: return command.origins.map(command.isCommitted ? settled : acknowledged)
    case .keep(let name):
      return command.origins.map { .keepVersion(stage: id, name: name, $0) }
    case .tune, .close: return command.origins.map(acknowledged)
    case .view: return shown() + command.origins.map(acknowledged)
    }
  }

  /// Notes that a host has shown the files in a view.
  private mutating func shown() -> [Effect] {
    guard source != nil, versions.proven != versions.good else { return [] }
    versions.proven = versions.good
    guard ownDiagnostics[.library] != nil, versions.suspect == nil else { return [] }
    ownDiagnostics[.library] = nil
    return [report(.diagnostics)]
  }

  func acknowledged(_ origin: CommandOrigin) -> Effect { .answer(origin, refusal: nil) }

  /// The answer to a change: only changes in the journal are acknowledged.
  private func settled(_ origin: CommandOrigin) -> Effect {
    let error = kept.failure.map { failure in
      ProtocolError(
        code: SessionErrorCode.notSaved,
        field: "",
        message: "the change is shown, but could not be saved: \(failure)"
      )
    }
    return .answer(origin, refusal: error)
  }

  /// Takes the host's refusal of a command, which has changed nothing.
  private mutating func refused(
    _ number: UInt64,
    _ error: ProtocolError,
    now: Double
  ) -> [Effect] {
    switch playing.refused(number, now: now) {
    case .loadRefused(let load): return loadRefused(load, error, now: now)
    case .refused(let command) where command.purpose == .library: return libraryRefused(error)
    case .refused(let command): return command.origins.map { .answer($0, refusal: error) }
    default: return []
    }
  }

  private mutating func libraryRefused(_ error: ProtocolError) -> [Effect] {
    ownDiagnostics[.library] = Diagnostic(
      severity: .error,
      code: error.code,
      message: error.message,
      file: source?.name
    )
    return [report(.diagnostics), report(.source)]
  }

  /// Takes the journal's answer: `nil`, or the reason why it could not write.
  mutating func journalAnswered(_ failure: String?) -> [Effect] {
    guard failure != kept.failure else { return [] }
    kept.failure = failure
    ownDiagnostics[.journal] = failure.map {
      Diagnostic(
        severity: .error,
        code: SessionErrorCode.notSaved,
        message: "changes are shown but not saved: \($0)"
      )
    }
    return [report(.diagnostics)]
  }

  /// Takes what users must know about the journal's file, until the server ends.
  mutating func journalNoticed(_ notices: [String]) -> [Effect] {
    let notice = notices.isEmpty ? nil : notices.joined(separator: ". ")
    guard ownDiagnostics[.journalFile]?.message != notice else { return [] }
    ownDiagnostics[.journalFile] = notice.map {
      Diagnostic(severity: .warning, code: SessionErrorCode.journal, message: $0)
    }
    return [report(.diagnostics)]
  }

  // MARK: Hosts that are gone

  /// Answers the commands that an ended host did not.
  ///
  /// Committed commands count, others did not happen. Commands about views are repeated when the
  /// next host opens the views.
  mutating func settle(
    _ commands: [PendingCommand],
    taking load: HostMachine.Load?
  ) -> [Effect] {
    var effects: [Effect] = []
    for command in commands {
      switch command.purpose {
      case .load:
        if let load, !load.isGood { versions.suspect = load.files }
      case .update(let files, _): versions.suspect = files
      case .replay, .library, .numbers: break
      case .view: waiting.views += command.origins
      case .set, .act, .tune, .keep:
        effects += command.origins.map {
          command.isCommitted ? settled($0) : .answer($0, refusal: Self.hostEnded)
        }
      case .close: effects += command.origins.map(acknowledged)
      }
    }
    return effects
  }

  private static let hostEnded = ProtocolError(
    code: SessionErrorCode.hostEnded,
    field: "",
    message: "the stage host ended before the command was carried out"
  )

  /// Answers the commands that wait for a host, because none will come: views keep the state that
  /// their clients know, without a picture, and changes are refused.
  mutating func settleWaiting(_ reason: String) -> [Effect] {
    let error = ProtocolError(
      code: SessionErrorCode.hostEnded,
      field: "",
      message: "nothing was changed, because the stage is not shown: \(reason)"
    )
    let views = waiting.views
    waiting.views = []
    return views.map(acknowledged)
      + waiting.takeChanges().map { .answer($0.origin, refusal: error) }
  }
}
