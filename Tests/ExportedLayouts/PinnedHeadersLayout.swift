// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Pinned headers”, as pinned-headers.layout.json describes it.
@MainActor
func makePinnedHeadersLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = .vertical
  layout.itemSize = CGSize(width: 104, height: 72)
  layout.minimumLineSpacing = 10
  layout.minimumInteritemSpacing = 10
  layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 20, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 44)
  layout.footerReferenceSize = CGSize(width: 0, height: 28)
  layout.sectionHeadersPinToVisibleBounds = true
  layout.sectionFootersPinToVisibleBounds = false
  return layout
}
