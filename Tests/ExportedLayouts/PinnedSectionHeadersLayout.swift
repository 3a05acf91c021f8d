// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Pinned section headers”, as pinned-section-headers.layout.json describes it.
@MainActor
func makePinnedSectionHeadersLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: makeContinentSection())
}

/// Continent.
@MainActor
private func makeContinentSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.3)
    ),
    subitem: item,
    count: 3
  )
  group.interItemSpacing = .fixed(4)
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  header.pinToVisibleBounds = true
  header.zIndex = 2
  let footer = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(32)
    ),
    elementKind: UICollectionView.elementKindSectionFooter,
    alignment: .bottom
  )
  footer.pinToVisibleBounds = true
  footer.zIndex = 2
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16)
  section.interGroupSpacing = 4
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header, footer]
  return section
}
