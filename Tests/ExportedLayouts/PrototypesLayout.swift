// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Prototypes”, as prototypes.layout.json describes it.
@MainActor
func makePrototypesLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  // Each item has its own size: the delegate returns it in
  // collectionView(_:layout:sizeForItemAt:).
  layout.itemSize = CGSize(width: 104, height: 72)
  layout.minimumLineSpacing = 12
  layout.minimumInteritemSpacing = 12
  layout.sectionInset = UIEdgeInsets(top: 4, left: 27, bottom: 24, right: 27)
  return layout
}
