// SPDX-License-Identifier: Apache-2.0

/// When a command tells something before its end: what is ready already, so that clients see it, and
/// the progress of a command that takes long, so that a busy host is not taken for a dead one.
struct LongWork {
  /// The time for which messages of one command wait for each other, in milliseconds: a frame of the
  /// page.
  ///
  /// Messages that reach the server together reach each client with one call of the system.
  static let togetherMs: UInt64 = 16
  /// A command that takes no longer than this is not told, in milliseconds.
  static let quietMs: UInt64 = 300
  /// The time between two reports, in milliseconds.
  static let intervalMs: UInt64 = 250

  private var dueMs: UInt64 = 0
  private var sendsAtMs: UInt64 = 0

  /// Begins with a command.
  mutating func begin(nowMs: UInt64) {
    dueMs = nowMs + Self.quietMs
    sendsAtMs = nowMs + Self.togetherMs
  }

  /// Whether what is ready must be sent now.
  mutating func sends(nowMs: UInt64) -> Bool {
    guard nowMs >= sendsAtMs else { return false }
    sendsAtMs = nowMs + Self.togetherMs
    return true
  }

  /// Notes a finished step.
  ///
  /// - Returns: Whether the progress must be told.
  mutating func step(nowMs: UInt64) -> Bool {
    guard nowMs >= dueMs else { return false }
    dueMs = nowMs + Self.intervalMs
    return true
  }
}
