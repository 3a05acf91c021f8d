// SPDX-License-Identifier: Apache-2.0

/// The stages in which an item opens under a resting drag: nothing for a while, then the item
/// blinks, then it opens.
///
/// - Source: ours; Apple says that the item blinks before it opens, and publishes no times.
enum SpringLoading: Hashable {
  /// Nothing is visible yet.
  case possible
  /// The item blinks: `isLit` says whether it is highlighted now.
  case activating(isLit: Bool)
  /// The item opens.
  case activated

  /// The time that a drag rests before the item blinks, in seconds.
  static let hover = 0.5
  /// The time that the item is highlighted, and the time between, in seconds.
  static let blink = 0.1
  /// How often the item is highlighted.
  static let blinks = 2

  /// The stage of a rest that began at a time; both are in seconds.
  ///
  /// It compares the times in the way in which deadlines are made, so that rounding misses no
  /// deadline.
  init(since start: Double, now: Double) {
    let passed = Self.steps.prefix { start + $0 <= now }.count
    switch passed {
    case 0: self = .possible
    case Self.steps.count: self = .activated
    default: self = .activating(isLit: !passed.isMultiple(of: 2))
    }
  }

  /// The lengths of rest at which the stage changes, in seconds and in order.
  static let steps = (0...2 * blinks).map { hover + Double($0) * blink }
}
