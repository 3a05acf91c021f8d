// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Where items are to stand on the screen at the end of a change of layout.
package enum TransitionPlacement: Hashable, Sendable {
  /// As near as may be to where they stood.
  case minimal
  /// Anywhere, if only they are seen; else by the shortest way.
  case visible
  /// In the middle.
  case center
  /// At the top, by the shortest way sideways.
  case top
  /// At the left, by the shortest way up or down.
  case left
  /// At the bottom, by the shortest way sideways.
  case bottom
  /// At the right, by the shortest way up or down.
  case right

  /// The offset within the content at which a rectangle of it stands so.
  ///
  /// - Parameters:
  ///   - frame: Where the items are in the next layout.
  ///   - old: Where they are in the present one.
  ///   - proposal: The present bounds, the insets, and the size of the next content.
  /// - Returns: The offset, in points, within what can be scrolled to.
  func offset(showing frame: CGRect, from old: CGRect, _ proposal: ContentOffsetProposal) -> CGPoint
  {
    let bounds = proposal.bounds
    let seen = bounds.seen(within: proposal.insets)
    // How far the content moves so that an edge of the rectangle is at the edge of what is seen.
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

  /// The shortest way into sight: none for what is seen whole, its start for what is too long.
  private static func shortest(_ toStart: CGFloat, _ toEnd: CGFloat) -> CGFloat {
    if toStart < 0 { return toStart }
    return toEnd > 0 ? min(toStart, toEnd) : 0
  }
}

extension UICollectionView {
  /// The content offset at which a rectangle of the content stands as asked for.
  ///
  /// - Parameters:
  ///   - frame: Where something is now.
  ///   - old: Where it was before the layout changed.
  ///   - placement: How it is to stand.
  /// - Returns: The offset, within what can be scrolled to.
  package func contentOffset(
    showing frame: CGRect,
    from old: CGRect,
    _ placement: TransitionPlacement
  ) -> CGPoint {
    placement.offset(showing: frame, from: old, offsetProposal)
  }
}
