// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows: tags that keep to the left.
///
/// The flow layout breaks the lines. This layout changes only the places within a line, on copies.
///
/// - Label: Left-aligned tags
/// - Flow: itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset,
///   headerReferenceSize, sectionHeadersPinToVisibleBounds
public final class LeftAlignedLayout: UICollectionViewFlowLayout {
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Items only move to the left, so it needs the attributes of whole lines.
    let lines = CGRect(
      x: 0,
      y: rect.minY,
      width: collectionViewContentSize.width,
      height: rect.height
    )
    return super.layoutAttributesForElements(in: lines)?.compactMap { attributes in
      guard attributes.representedElementCategory == .cell else { return attributes }
      return layoutAttributesForItem(at: attributes.indexPath)
    }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let original = super.layoutAttributesForItem(at: indexPath),
      let attributes = original.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    attributes.frame.origin.x = sectionInset(of: indexPath.section).left
    var first = indexPath.item
    // A line begins where the previous item is not beside this one.
    while first > 0,
      let before = super.layoutAttributesForItem(
        at: IndexPath(item: first - 1, section: indexPath.section)
      ), before.frame.maxX <= original.frame.minX,
      abs(before.center.y - original.center.y) < (before.size.height + original.size.height) / 2
    {
      attributes.frame.origin.x += before.size.width + spacing(of: indexPath.section)
      first -= 1
    }
    return attributes
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func spacing(of section: Int) -> CGFloat {
    guard let collectionView else { return minimumInteritemSpacing }
    return flowDelegate?.collectionView?(
      collectionView,
      layout: self,
      minimumInteritemSpacingForSectionAt: section
    ) ?? minimumInteritemSpacing
  }

  private func sectionInset(of section: Int) -> UIEdgeInsets {
    guard let collectionView else { return sectionInset }
    return flowDelegate?.collectionView?(
      collectionView,
      layout: self,
      insetForSectionAt: section
    ) ?? sectionInset
  }
}
