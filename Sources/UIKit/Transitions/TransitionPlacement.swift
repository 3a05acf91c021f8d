// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Where items stand on the screen at the end of a change of layout.
package enum TransitionPlacement: Hashable, Sendable {
  /// As near as possible to their old place.
  case minimal
  /// At any visible place; if they are not visible, by the shortest move.
  case visible
  /// In the middle of the visible area.
  case center
  /// At the top, with the shortest horizontal move.
  case top
  /// At the left, with the shortest vertical move.
  case left
  /// At the bottom, with the shortest horizontal move.
  case bottom
  /// At the right, with the shortest vertical move.
  case right

  /// The offset within the content at which a rectangle has this placement.
  ///
  /// - Parameters:
  ///   - frame: The rectangle of the items in the next layout.
  ///   - old: Their rectangle in the present layout.
  ///   - proposal: The present bounds, the insets, and the size of the next content.
  /// - Returns: The offset, in points, limited to where the content can be scrolled.
  func offset(showing frame: CGRect, from old: CGRect, _ proposal: ContentOffsetProposal) -> CGPoint
  {
    let bounds = proposal.bounds
    let seen = bounds.seen(within: proposal.insets)
    // How far the content moves so that an edge of the rectangle is at the edge of the visible
    // area.
    let (top, bottom) = (frame.minY - seen.minY, frame.maxY - seen.maxY)
    let (left, right) = (frame.minX - seen.minX, frame.maxX - seen.maxX)
    let shortest = CGPoint(x: Self.shortest(left, right), y: Self.shortest(top, bottom))
    let move =
      switch self {
      case .minimal: CGPoint(x: frame.midX - old.midX, y: frame.midY - old.midY)
      case .visible: shortest
      case .center: CGPoint(x: frame.midX - seen.midX, y: frame.midY - seen.midY)
      case .top: CGPoint(x: shortest.x, y: top)
      case .bottom: CGPoint(x: shortest.x, y: bottom)
      case .left: CGPoint(x: left, y: shortest.y)
      case .right: CGPoint(x: right, y: shortest.y)
      }
    return proposal.clamped(CGPoint(x: bounds.minX + move.x, y: bounds.minY + move.y))
  }

  /// The shortest move that makes a stretch visible: zero if it is visible as a whole, to its start
  /// if it is too long.
  private static func shortest(_ toStart: CGFloat, _ toEnd: CGFloat) -> CGFloat {
    if toStart < 0 { return toStart }
    return toEnd > 0 ? min(toStart, toEnd) : 0
  }
}

extension UICollectionView {
  /// The content offset at which a rectangle of the content has a placement.
  ///
  /// - Parameters:
  ///   - frame: The present rectangle.
  ///   - old: The rectangle before the change of layout.
  ///   - placement: The wanted placement.
  /// - Returns: The offset, limited to where the content can be scrolled.
  package func contentOffset(
    showing frame: CGRect,
    from old: CGRect,
    _ placement: TransitionPlacement
  ) -> CGPoint {
    placement.offset(showing: frame, from: old, offsetProposal)
  }
}
