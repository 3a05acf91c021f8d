// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The lines that a stage's code prints: the first ones of each second are passed on, the others
/// counted.
///
/// Time is an argument, in seconds.
struct PrintedLines {
  /// The lines that wait to be sent, and the number of those that were left out.
  struct Batch: Equatable {
    var lines: [String] = []
    var dropped = 0
  }

  private static let windowSeconds = 1.0

  private let limits: Limits
  private var start = -Double.infinity
  private var lines = 0
  private var bytes = 0
  private var batch = Batch()

  init(limits: Limits) { self.limits = limits }

  /// Takes a line.
  ///
  /// - Returns: Whether it is passed on.
  mutating func take(_ line: String, now: Double) -> Bool {
    if now - start >= Self.windowSeconds { (start, lines, bytes) = (now, 0, 0) }
    guard lines < limits.printedLines, bytes + line.utf8.count <= limits.printedBytes,
      batch.lines.count < limits.printedLines
    else {
      batch.dropped += 1
      return false
    }
    lines += 1
    bytes += line.utf8.count
    batch.lines.append(line)
    return true
  }

  /// Removes and returns what waits; `nil` when nothing does.
  mutating func takeBatch() -> Batch? {
    guard batch != Batch() else { return nil }
    defer { batch = Batch() }
    return batch
  }
}
