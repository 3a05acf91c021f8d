// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// Layouts that run the other way: the layout goes on computing in its own direction, and the collection
/// view mirrors what it answers and what it is asked.
///
/// Mirrored is about the content's width; content that is narrower than the room for it is mirrored about
/// that room, so that it stands at the leading edge there too.
/// - Source: documentation of `flipsHorizontallyInOppositeLayoutDirection`; the room is a policy.
extension UICollectionView {
  /// Whether the layout wants to be mirrored in the direction that the collection view has.
  private var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Follows the content's size: what was at the leading edge stays there.
  ///
  /// - Returns: How far the content moves sideways for that.
  func updateMirror() -> CGFloat {
    let old = offset.mirror
    let inset = adjustedContentInset
    let room = bounds.width - inset.left - inset.right
    let new = isMirrored ? HorizontalMirror(width: max(contentSize.width, room)) : nil
    offset.mirror = new
    guard old != nil || new != nil else { return 0 }
    let x = contentOffset.x
    // How far the content has gone by its leading edge.
    let passed =
      old.map { $0.width - offset.mirroredBoundsWidth - x + inset.right } ?? x + inset.left
    offset.mirroredBoundsWidth = bounds.width
    // Before anything is shown, an offset that somebody set is where they see it.
    guard old != nil || visible.isEverShown || x == 0 || passed == 0 else { return 0 }
    let isAtStart = old == nil && !visible.isEverShown
    let distance = isAtStart ? 0 : passed
    let target =
      new.map { $0.width - bounds.width + inset.right - distance } ?? distance - inset.left
    return target - x
  }

  /// Whether the layout in use sees the content from the other side.
  var seesMirrored: Bool { offset.mirror != nil }

  /// What the layout's own side of something is, and the other way round.
  func mirrored(_ rect: CGRect) -> CGRect { offset.mirror?.rect(rect) ?? rect }

  func mirrored(_ offset: CGPoint) -> CGPoint {
    self.offset.mirror?.offset(offset, viewportWidth: bounds.width) ?? offset
  }

  func mirrored(point: CGPoint) -> CGPoint { offset.mirror?.point(point) ?? point }

  /// Attributes on the other side, as a copy; the same object where nothing is mirrored.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard let mirror = offset.mirror else { return attributes }
    let copy = attributes.duplicate
    let width = attributes.state.untransformedFrame.size.width
    copy.state.untransformedFrame = mirror.rect(attributes.state.untransformedFrame)
    copy.state.pin = attributes.state.pin.map { mirror.pin($0, elementWidth: width) }
    copy.state.row?.way.x.negate()
    return copy
  }

  /// The visible rectangle as the layout sees it.
  package var layoutBounds: CGRect { mirrored(bounds) }

  /// The insets as the layout sees them.
  package var layoutContentInset: UIEdgeInsets { mirrored(adjustedContentInset) }

  /// The covered edges as the layout sees them.
  var layoutSafeAreaInsets: UIEdgeInsets { mirrored(safeAreaInsets) }

  private func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.right,
      bottom: insets.bottom,
      right: insets.left
    )
  }

  /// Where the layout wants a fling to rest, in the collection view's coordinates; the velocity is in points
  /// per millisecond.
  package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let way = self.offset.mirror == nil ? velocity : CGPoint(x: -velocity.x, y: velocity.y)
    return mirrored(
      layout.targetContentOffset(
        forProposedContentOffset: mirrored(offset),
        withScrollingVelocity: way
      )
    )
  }

  /// Where the content stands when it stands at an offset as the layout sees it.
  package func contentOffset(atLayoutOffset offset: CGPoint) -> CGPoint { mirrored(offset) }
}
