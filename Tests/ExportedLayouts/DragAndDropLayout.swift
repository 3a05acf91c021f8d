// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Drag and drop”, as drag-and-drop.layout.json describes it.
@MainActor
func makeDragAndDropLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 78, height: 78)
  layout.minimumLineSpacing = 10
  layout.minimumInteritemSpacing = 10
  layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 20, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 36)
  return layout
}
