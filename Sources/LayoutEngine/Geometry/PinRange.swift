// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How an element follows a viewport edge while scrolling, so that a page can place it at its own offset.
///
/// With `edge == .top` the element's origin y, in content coordinates, is `min(max(offset.y +
/// inset.top, lower), upper)`; with `.bottom` it is `max(min(offset.y + height − inset.bottom −
/// element height, upper), lower)`. The left and right edges follow the same rules in x.
public struct PinRange: Hashable, Sendable {
  /// The viewport edge that the element sticks to.
  public enum Edge: UInt8, Sendable {
    case top = 1
    case bottom = 2
    case left = 3
    case right = 4
  }

  /// The viewport edge.
  public var edge: Edge
  /// Least origin along the edge's axis, in points of the content.
  public var lower: CGFloat
  /// Greatest origin along the edge's axis, in points of the content.
  public var upper: CGFloat

  /// Makes a range for an edge.
  public init(edge: Edge, lower: CGFloat, upper: CGFloat) {
    self.edge = edge
    self.lower = lower
    self.upper = upper
  }
}
