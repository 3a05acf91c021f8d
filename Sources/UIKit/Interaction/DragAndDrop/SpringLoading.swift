// SPDX-License-Identifier: Apache-2.0

/// How an item opens that something is held over: nothing for a while, then it blinks, then it opens.
///
/// - Source: ours; Apple says that the item blinks before it opens and publishes no number.
enum SpringLoading: Hashable {
  /// Nothing is seen yet.
  case possible
  /// The item blinks, and is lit or not.
  case activating(isLit: Bool)
  /// The item opens.
  case activated

  /// For how long something rests before the item blinks, in seconds.
  static let hover = 0.5
  /// For how long the item is lit, and then is not, in seconds.
  static let blink = 0.1
  /// How often the item is lit.
  static let blinks = 2

  /// What is seen now of a rest that began at a time, both in seconds.
  ///
  /// The times are compared as deadlines are made, so that none is missed by a rounding.
  init(since start: Double, now: Double) {
    let passed = Self.steps.prefix { start + $0 <= now }.count
    switch passed {
    case 0: self = .possible
    case Self.steps.count: self = .activated
    default: self = .activating(isLit: !passed.isMultiple(of: 2))
    }
  }

  /// The rests, in seconds, after which something else is seen, in order.
  static let steps = (0...2 * blinks).map { hover + Double($0) * blink }
}
