// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Keeps the header of each section at the upper edge, with room that follows the width.
final class GrantedHeadersLayout: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat {
    get { collectionView!.bounds.width / 39 }
    set {}
  }

  override var itemSize: CGSize {
    get { CGSize(width: (collectionView!.bounds.width - 2 * minimumLineSpacing) / 3, height: 80) }
    set {}
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let kind = UICollectionView.elementKindSectionHeader
    var all = super.layoutAttributesForElements(in: rect)!.filter {
      $0.representedElementKind != kind
    }
    for section in 0..<collectionView!.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      let header = super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)!
      header.frame.origin.y = max(header.frame.minY, collectionView!.contentOffset.y)
      header.zIndex = 10
      all.append(header)
    }
    return all
  }
}
