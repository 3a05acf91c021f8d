// SPDX-License-Identifier: Apache-2.0

/// By how much a deadline is put off because the machine was too busy to let a host run.
///
/// A deadline that has come is put off by as long as the host was kept waiting since it was set, again and
/// again, but not for ever. A host that loops or sleeps is kept waiting by nobody, so it gets nothing.
struct Grace: Equatable, Sendable {
  /// Seconds that a host gets at most; by then nobody waits for it any more.
  static let most = 30.0

  /// For how long the host had been kept waiting when the deadline was set, in seconds; `nil` until that is
  /// told, which is to be done at once.
  private var before: Double?
  /// Seconds that were granted so far.
  private(set) var granted = 0.0

  /// Takes in for how many seconds the host has been kept waiting since its start.
  ///
  /// - Returns: Whether a deadline has passed when what it was kept waiting since that was set is taken off.
  mutating func isOver(_ deadline: Double, now: Double, waited: Double) -> Bool {
    guard let before else {
      self.before = waited
      return deadline <= now
    }
    guard deadline + granted <= now else { return false }
    granted = min(max(waited - before, granted), Self.most)
    return deadline + granted <= now
  }
}
