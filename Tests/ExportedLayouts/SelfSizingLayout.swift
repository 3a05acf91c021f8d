// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Self-sizing”, as self-sizing.layout.json describes it.
@MainActor
func makeSelfSizingLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.estimatedItemSize = CGSize(width: 120, height: 49)
  layout.scrollDirection = .vertical
  layout.minimumLineSpacing = 8
  layout.minimumInteritemSpacing = 8
  layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 30)
  layout.footerReferenceSize = CGSize(width: 0, height: 24)
  return layout
}
