// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Makes the range with zero only.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Makes a range from its smallest and greatest number.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range with zero only.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The range as bounds; `nil` if it is infinite or its minimum exceeds its maximum.
  var bounds: ClosedRange<Double>? {
    guard !isInfinite, minimum <= maximum else { return nil }
    return Double(minimum)...Double(maximum)
  }
}
