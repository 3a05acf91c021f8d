// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

class StretchyHeader: UICollectionViewFlowLayout {
  var headerHeight: CGFloat = 180

  override func prepare() {
    super.prepare()
    sectionHeadersPinToVisibleBounds = true
    headerReferenceSize = CGSize(width: collectionView?.bounds.width ?? 0, height: headerHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach({ (attributes) in
      if attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        && attributes.indexPath.section == 0
      {
        guard let collectionView = collectionView else { return }
        let contentOffsetY = collectionView.contentOffset.y
        if contentOffsetY > 0 { return }
        let width = collectionView.frame.width
        let height = attributes.frame.height - contentOffsetY
        attributes.frame = CGRect(x: 0, y: contentOffsetY, width: width, height: height)
      }
    })
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
