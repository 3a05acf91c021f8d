// SPDX-License-Identifier: Apache-2.0

/// By how much a deadline is put off because the machine was too busy to let a host run.
///
/// A deadline that has come is put off by as long as the host was kept waiting since it was set, again and
/// again, but not for ever. A host that loops or sleeps is kept waiting by nobody, so it gets nothing.
struct Grace: Sendable {
  /// Seconds that a host gets at most; by then nobody waits for it any more.
  static let most = 30.0

  private var before = 0.0
  /// Seconds that were granted so far.
  private(set) var granted = 0.0

  /// Starts to count for a deadline; `waited` is in seconds, since whenever.
  init(waited: Double = 0) { before = waited }

  /// Whether a deadline has passed when what the host was kept waiting is taken off.
  mutating func isOver(_ deadline: Double, now: Double, waited: () -> Double) -> Bool {
    guard deadline + granted <= now else { return false }
    granted = min(max(waited() - before, granted), Self.most)
    return deadline + granted <= now
  }
}
