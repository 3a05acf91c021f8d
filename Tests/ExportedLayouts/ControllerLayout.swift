// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Shop”, as controller.layout.json describes it.
@MainActor
func makeControllerLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 172, height: 196)
  layout.minimumLineSpacing = 12
  layout.minimumInteritemSpacing = 12
  layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 24, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 40)
  return layout
}
