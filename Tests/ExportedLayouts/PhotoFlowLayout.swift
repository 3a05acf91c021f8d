// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Pictures in lines”, as photo-flow.layout.json describes it.
@MainActor
func makePhotoFlowLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  // An item's width follows from its picture's proportions and the item size's height:
  // the delegate returns the size in collectionView(_:layout:sizeForItemAt:).
  layout.scrollDirection = .vertical
  layout.itemSize = CGSize(width: 84, height: 84)
  layout.minimumLineSpacing = 6
  layout.minimumInteritemSpacing = 6
  layout.sectionInset = UIEdgeInsets(top: 6, left: 12, bottom: 18, right: 12)
  layout.headerReferenceSize = CGSize(width: 0, height: 36)
  layout.footerReferenceSize = CGSize(width: 0, height: 24)
  return layout
}
