// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Nested groups”, as nested-groups.layout.json describes it.
@MainActor
func makeNestedGroupsLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: makeFeedSection())
}

/// Feed.
@MainActor
private func makeFeedSection() -> NSCollectionLayoutSection {
  let large = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.65),
      heightDimension: .fractionalHeight(1)
    )
  )
  large.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  let small = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  small.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  let pair = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.35),
      heightDimension: .fractionalHeight(1)
    ),
    subitem: small,
    count: 2
  )
  let leading = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.55)
    ),
    subitems: [large, pair]
  )
  let strip = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.3)
    ),
    subitem: small,
    count: 3
  )
  let trailing = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.55)
    ),
    subitems: [pair, large]
  )
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(1.4)
    ),
    subitems: [leading, strip, trailing]
  )
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 16, trailing: 12)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}
