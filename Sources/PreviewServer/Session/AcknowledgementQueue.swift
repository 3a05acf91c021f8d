// SPDX-License-Identifier: Apache-2.0

/// Acknowledges a client's commands in the order in which the client sent them: `ack` confirms all
/// commands up to `seq`.
struct AcknowledgementQueue {
  /// The acknowledgement of one command.
  struct Answer: Equatable {
    var seq: UInt64
    var view: UInt64?
    var rev: UInt64?
  }

  private enum State {
    case waiting
    case done(view: UInt64?, rev: UInt64?)
    /// An error has answered it already.
    case refused
  }

  private var entries: [(seq: UInt64, arrival: Double, state: State)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a command that has arrived at a time, in seconds.
  mutating func begin(_ seq: UInt64, now: Double) { entries.append((seq, now, .waiting)) }

  /// When a command arrived, in seconds; `nil` when nothing waits for its answer.
  func arrival(of seq: UInt64) -> Double? { entries.first { $0.seq == seq }?.arrival }

  /// Notes that a command is done.
  ///
  /// - Returns: The commands that can now be acknowledged, in order.
  mutating func finish(_ seq: UInt64, view: UInt64?, rev: UInt64?) -> [Answer] {
    settle(seq, .done(view: view, rev: rev))
  }

  /// Notes that a command was refused; the client gets a separate error.
  mutating func refuse(_ seq: UInt64) -> [Answer] { settle(seq, .refused) }

  private mutating func settle(_ seq: UInt64, _ state: State) -> [Answer] {
    guard let place = entries.firstIndex(where: { $0.seq == seq }) else { return [] }
    entries[place].state = state
    var answers: [Answer] = []
    var settled = 0
    for entry in entries {
      if case .waiting = entry.state { break }
      settled += 1
      if case .done(let view, let rev) = entry.state {
        answers.append(Answer(seq: entry.seq, view: view, rev: rev))
      }
    }
    entries.removeFirst(settled)
    return answers
  }
}
