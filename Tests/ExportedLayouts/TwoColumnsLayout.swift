// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Two columns”, as two-columns.layout.json describes it.
@MainActor
func makeTwoColumnsLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: makeColumnsSection())
}

/// Columns.
@MainActor
private func makeColumnsSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(220)
    ),
    subitem: item,
    count: 2
  )
  group.interItemSpacing = .fixed(10)
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
  section.interGroupSpacing = 10
  return section
}
