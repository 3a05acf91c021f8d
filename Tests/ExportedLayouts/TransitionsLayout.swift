// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Transitions”, as transitions.layout.json describes it.
@MainActor
func makeTransitionsLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = .vertical
  layout.itemSize = CGSize(width: 80, height: 80)
  layout.minimumLineSpacing = 10
  layout.minimumInteritemSpacing = 10
  layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
  layout.headerReferenceSize = CGSize(width: 0, height: 40)
  layout.footerReferenceSize = CGSize(width: 0, height: 0)
  return layout
}
