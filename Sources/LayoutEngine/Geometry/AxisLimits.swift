// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The sides of a size that are given when the other sides are asked for.
public struct AxisLimits: Hashable, Sendable {
  /// The given width, in points; `nil` leaves it open.
  public var width: CGFloat?
  /// The given height, in points; `nil` leaves it open.
  public var height: CGFloat?

  /// Makes limits; both sides are open unless given.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
