// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A transition in which every element swings round the middle between where it comes from and where it goes.
///
/// Half-way an element stands beside the straight way, by half of that way's length at most; its size, opacity
/// and turn go over as in the transition that it inherits from.
public final class ArcTransitionLayout: UICollectionViewTransitionLayout {
  /// How far beside the straight way elements go, as a part of its length.
  public static let bulge: CGFloat = 0.25

  /// The attributes of everything that shows in a rectangle, each on its arc.
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(onArc)
  }

  /// An item on its arc.
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
    // The way turned by a quarter, which is how far beside it the middle of the arc lies.
    let aside = CGPoint(x: start.y - end.y, y: end.x - start.x)
    let height = Self.bulge * CGFloat(sin(Double(transitionProgress) * .pi))
    copy.center.x += aside.x * height
    copy.center.y += aside.y * height
    return copy
  }
}
