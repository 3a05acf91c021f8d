// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A transition layout that moves every element on an arc between its start and its end.
///
/// At the middle of its arc, an element is at most half the length of the straight way beside it.
/// Its size, opacity and rotation change as in the superclass.
public final class ArcTransitionLayout: UICollectionViewTransitionLayout {
  /// Distance of elements beside the straight way, as a fraction of its length.
  public static let bulge: CGFloat = 0.25

  /// The attributes of all elements in a rectangle, each on its arc.
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(onArc)
  }

  /// The attributes of an item on its arc.
  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(onArc)
  }

  private func onArc(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell,
      transitionProgress > 0, transitionProgress < 1,
      let start = currentLayout.layoutAttributesForItem(at: attributes.indexPath)?.center,
      let end = nextLayout.layoutAttributesForItem(at: attributes.indexPath)?.center,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    // The straight way turned by a quarter; the middle of the arc lies in this direction.
    let aside = CGPoint(x: start.y - end.y, y: end.x - start.x)
    let height = Self.bulge * CGFloat(sin(Double(transitionProgress) * .pi))
    copy.center.x += aside.x * height
    copy.center.y += aside.y * height
    return copy
  }
}
