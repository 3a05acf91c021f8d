// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// Mirrors layouts for the opposite direction: the layout computes in its own direction, and the
/// collection view mirrors its answers and the questions to it.
///
/// The mirror's axis is the middle of the content's width. Content that is narrower than the
/// visible width is mirrored about the middle of that width, so that it also stands at the leading
/// edge.
/// - Source: documentation of `flipsHorizontallyInOppositeLayoutDirection`; the rule for narrow
///   content is a policy.
extension UICollectionView {
  /// Whether the layout wants to be mirrored in the collection view's direction.
  private var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Updates the mirror after a change of the content's size; what was at the leading edge stays
  /// there.
  ///
  /// - Returns: How far the content moves sideways for that, in points.
  func updateMirror() -> CGFloat {
    let old = offset.mirror
    let inset = adjustedContentInset
    let room = bounds.width - inset.left - inset.right
    let new = isMirrored ? HorizontalMirror(width: max(contentSize.width, room)) : nil
    offset.mirror = new
    guard old != nil || new != nil else { return 0 }
    let x = contentOffset.x
    // How far the content is scrolled away from its leading edge.
    let passed =
      old.map { $0.width - offset.mirroredBoundsWidth - x + inset.right } ?? x + inset.left
    offset.mirroredBoundsWidth = bounds.width
    // Before anything is shown, an offset that was set explicitly stays.
    guard old != nil || visible.isEverShown || x == 0 || passed == 0 else { return 0 }
    let isAtStart = old == nil && !visible.isEverShown
    let distance = isAtStart ? 0 : passed
    let target =
      new.map { $0.width - bounds.width + inset.right - distance } ?? distance - inset.left
    return target - x
  }

  /// Whether the layout in use is mirrored.
  var seesMirrored: Bool { offset.mirror != nil }

  /// Converts between the layout's coordinates and the content's; mirroring twice gives the same
  /// rectangle.
  func mirrored(_ rect: CGRect) -> CGRect { offset.mirror?.rect(rect) ?? rect }

  func mirrored(_ offset: CGPoint) -> CGPoint {
    self.offset.mirror?.offset(offset, viewportWidth: bounds.width) ?? offset
  }

  func mirrored(point: CGPoint) -> CGPoint { offset.mirror?.point(point) ?? point }

  /// A mirrored copy of attributes; the same object where nothing is mirrored.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard let mirror = offset.mirror else { return attributes }
    let copy = attributes.duplicate
    let width = attributes.state.untransformedFrame.size.width
    copy.state.untransformedFrame = mirror.rect(attributes.state.untransformedFrame)
    copy.state.pin = attributes.state.pin.map { mirror.pin($0, elementWidth: width) }
    copy.state.orthogonalSection?.way.x.negate()
    return copy
  }

  /// The visible rectangle in the layout's coordinates.
  package var layoutBounds: CGRect { mirrored(bounds) }

  /// The content insets in the layout's coordinates.
  package var layoutContentInset: UIEdgeInsets { mirrored(adjustedContentInset) }

  /// The safe area in the layout's coordinates.
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

  /// Where the layout wants a fling to rest, in the collection view's coordinates.
  package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let way = self.offset.mirror == nil ? velocity : CGPoint(x: -velocity.x, y: velocity.y)
    return mirrored(
      layout.targetContentOffset(
        forProposedContentOffset: mirrored(offset),
        withScrollingVelocity: way
      )
    )
  }

  /// Converts an offset from the layout's coordinates to the content's.
  package func contentOffset(atLayoutOffset offset: CGPoint) -> CGPoint { mirrored(offset) }
}
