// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Sizes come from the flow delegate; rows are pushed to the left.
class LeftAlignedTags: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

final class CenteredTags: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    let flow = collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    if let view = collectionView, view.numberOfSections > 0, view.numberOfItems(inSection: 0) > 0,
      let size = flow?.collectionView?(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: 0))
    {
      let margin = max(0, (view.bounds.width - size.width) / 2)
      sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
  }
}
