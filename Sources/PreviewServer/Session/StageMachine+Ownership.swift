// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A stage that one of several servers runs.
extension StageMachine {
  /// Begins to run the stage, from what the journal has of it.
  mutating func takeOver(_ stage: JournaledStage?) {
    seat = .stopped
    playing = HostMachine(before: id)
    failures = Failures()
    waiting = WaitingCommands()
    kept = Kept()
    (versions.good, versions.suspect, versions.proven) = (nil, nil, nil)
    audience = .nobody(since: nil)
    if let stage { restore(stage) }
  }

  /// Ends the hosts, because another server runs the stage; nothing that is not in the journal is
  /// acknowledged.
  mutating func leave(_ reason: String) -> [Effect] {
    let hosts = [seat == .taken ? playing.address : nil, witness?.address].compactMap { $0 }
    let unanswered = playing.end()
    let effects = dismissUnderstudy() + hosts.map { .kill($0) }
    seat = .stopped
    witness = nil
    audience = .nobody(since: nil)
    return effects + settle(unanswered, taking: nil) + settleWaiting(reason)
  }
}
