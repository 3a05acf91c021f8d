// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What the code of all stages printed and no page has seen yet.
///
/// A stage may print thousands of lines in a second, so they are sent together, some times a second.
struct CollectedLines {
  /// The seconds for which lines are collected.
  static let seconds = 0.1

  private let limits: Limits
  private var stages: [String: PrintedLines] = [:]
  /// Whether lines wait, so that a timer runs.
  private var isWaiting = false

  init(limits: Limits) { self.limits = limits }

  /// Takes a line of a stage.
  ///
  /// - Returns: Whether the line is passed on, and whether it is the first of those that wait: then
  ///   ``takeBatches()`` is due in ``seconds``.
  mutating func take(
    _ line: String,
    of stage: String,
    now: Double
  ) -> (isPassedOn: Bool, isFirst: Bool) {
    let isPassedOn = stages[stage, default: PrintedLines(limits: limits)].take(line, now: now)
    defer { isWaiting = true }
    return (isPassedOn, !isWaiting)
  }

  /// Removes and returns what waits, in the order of the stages' names.
  mutating func takeBatches() -> [(stage: String, batch: PrintedLines.Batch)] {
    isWaiting = false
    return stages.keys.sorted().compactMap { stage in
      stages[stage]?.takeBatch().map { (stage, $0) }
    }
  }
}
