// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Distances inwards from the edges of a rectangle that follow the reading direction, in points.
public struct DirectionalInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where reading starts.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where reading ends.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
