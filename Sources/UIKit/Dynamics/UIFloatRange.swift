// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Numbers from a least to a greatest one.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Makes the range of nothing but zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Nothing but zero.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The range as bounds; `nil` where nothing is bounded or the bounds are no range.
  var bounds: ClosedRange<Double>? {
    guard !isInfinite, minimum <= maximum else { return nil }
    return Double(minimum)...Double(maximum)
  }
}
