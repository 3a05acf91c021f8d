// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Foundation
import UIKit

/// Changes super's attributes in place, and asks for those that scrolled away.
open class StickyTopRow: UICollectionViewFlowLayout {
  open var stickyItem: IndexPath? = IndexPath(item: 0, section: 0)

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard var attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    guard let path = stickyItem, let top = collectionView?.contentOffset.y,
      let count = collectionView?.numberOfItems(inSection: path.section), path.item < count,
      let sticky = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    attributes.removeAll { $0.indexPath == path && $0.representedElementCategory == .cell }
    sticky.frame.origin.y = max(sticky.frame.origin.y, top)
    sticky.zIndex = 1024
    attributes.append(sticky)
    return attributes
  }
}
