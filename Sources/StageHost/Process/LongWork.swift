// SPDX-License-Identifier: Apache-2.0

/// Tells the server about the progress of a command that takes long, so that a busy host is not taken
/// for a dead one.
struct LongWork {
  /// A command that takes no longer than this is not told, in milliseconds.
  static let quietMs: UInt64 = 300
  /// The time between two reports, in milliseconds.
  static let intervalMs: UInt64 = 250

  private var dueMs: UInt64 = 0

  /// Begins with a command.
  mutating func begin(nowMs: UInt64) { dueMs = nowMs + Self.quietMs }

  /// Notes a finished step.
  ///
  /// - Returns: Whether the progress must be told.
  mutating func step(nowMs: UInt64) -> Bool {
    guard nowMs >= dueMs else { return false }
    dueMs = nowMs + Self.intervalMs
    return true
  }
}
