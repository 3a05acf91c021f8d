// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Emoji grid”, as emoji-grid.layout.json describes it.
@MainActor
func makeEmojiGridLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = .vertical
  layout.itemSize = CGSize(width: 64, height: 64)
  layout.minimumLineSpacing = 8
  layout.minimumInteritemSpacing = 8
  layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 24, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 40)
  layout.footerReferenceSize = CGSize(width: 0, height: 0)
  return layout
}
