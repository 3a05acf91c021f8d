// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Strip”, as strip.layout.json describes it.
@MainActor
func makeStripLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 210, height: 232)
  layout.minimumLineSpacing = 10
  layout.minimumInteritemSpacing = 10
  layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 24)
  layout.headerReferenceSize = CGSize(width: 0, height: 0)
  layout.footerReferenceSize = CGSize(width: 0, height: 0)
  return layout
}
