// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Grid”, as grid.layout.json describes it.
@MainActor
func makeGridLayout() -> UICollectionViewCompositionalLayout {
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
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.2)
    ),
    subitems: [item]
  )
  let section = NSCollectionLayoutSection(group: group)
  return section
}
