// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Inset grid”, as inset-grid.layout.json describes it.
@MainActor
func makeInsetGridLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: makeGridSection())
}

/// Grid.
@MainActor
private func makeGridSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2),
      heightDimension: .fractionalHeight(1)
    )
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.2)
    ),
    subitems: [item]
  )
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
  return section
}
