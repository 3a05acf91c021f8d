// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Feed”, as prototypes.layout.json describes it.
@MainActor
func makePrototypesLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  // Each item has its own size: the delegate returns it in
  // collectionView(_:layout:sizeForItemAt:).
  layout.itemSize = CGSize(width: 104, height: 72)
  layout.minimumLineSpacing = 8
  layout.minimumInteritemSpacing = 8
  layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
  return layout
}
