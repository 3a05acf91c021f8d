// SPDX-License-Identifier: Apache-2.0

/// The extra time that a host gets because the machine was too busy to run it.
///
/// When a deadline comes, it moves by the time for which the machine kept the host waiting since
/// the deadline was set. This repeats up to a limit. A host that loops or sleeps is not kept
/// waiting, so it gets no extra time.
struct Grace: Equatable, Sendable {
  /// The greatest extra time, in seconds.
  static let most = 30.0

  /// How long the host had waited when the deadline was set, in seconds; `nil` until the first
  /// measurement, which must follow at once.
  private var before: Double?
  /// The extra time until now, in seconds.
  private(set) var granted = 0.0

  /// Takes the time for which the machine has kept the host waiting since its start, in seconds.
  ///
  /// - Parameters:
  ///   - deadline: The deadline without extra time.
  ///   - now: The time.
  ///   - waited: The host's waiting since its start.
  ///   - most: The greatest extra time.
  /// - Returns: Whether the deadline has passed, with the extra time added.
  mutating func isOver(
    _ deadline: Double,
    now: Double,
    waited: Double,
    most: Double = Grace.most
  ) -> Bool {
    guard let before else {
      self.before = waited
      return deadline <= now
    }
    guard deadline + granted <= now else { return false }
    granted = min(max(waited - before, granted), most)
    return deadline + granted <= now
  }
}
