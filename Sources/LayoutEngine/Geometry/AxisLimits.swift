// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Which sides of a size are given when the other ones are asked for.
public struct AxisLimits: Hashable, Sendable {
  /// The width that it must have, in points; `nil` leaves it open.
  public var width: CGFloat?
  /// The height that it must have, in points; `nil` leaves it open.
  public var height: CGFloat?

  /// Makes limits; both sides are open unless given.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
