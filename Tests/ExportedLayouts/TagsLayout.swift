// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Tags”, as tags.layout.json describes it.
@MainActor
func makeTagsLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  // Each item has its own size: the delegate returns it in
  // collectionView(_:layout:sizeForItemAt:).
  layout.scrollDirection = .vertical
  layout.minimumLineSpacing = 8
  layout.minimumInteritemSpacing = 8
  layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 36)
  layout.footerReferenceSize = CGSize(width: 0, height: 0)
  return layout
}
