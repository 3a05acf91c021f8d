// SPDX-License-Identifier: Apache-2.0

/// Whether a host that has nothing to do has given free memory back.
enum Rest: Equatable {
  /// Something was done since it last gave memory back.
  case awaited
  /// It has given memory back, and nothing was done since.
  case taken

  /// How long nothing must happen before, in milliseconds.
  static let delayMs: Int32 = 250

  /// How long the host may wait for a message.
  ///
  /// - Parameter work: the milliseconds until something is due; `nil` for nothing.
  /// - Returns: milliseconds; `nil` for any time.
  func patience(_ work: Int32?) -> Int32? {
    self == .taken ? work : min(work ?? Self.delayMs, Self.delayMs)
  }

  /// Whether it was this pause, and not work that is due, for which the host waited in vain.
  func isDue(_ work: Int32?) -> Bool {
    self == .awaited && (work ?? .max) > 0
  }
}
