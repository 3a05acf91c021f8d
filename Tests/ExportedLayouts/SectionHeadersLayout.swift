// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Section headers and footers”, as section-headers.layout.json describes it.
@MainActor
func makeSectionHeadersLayout() -> UICollectionViewCompositionalLayout {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(52)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 12
  configuration.boundarySupplementaryItems = [header]
  return UICollectionViewCompositionalLayout(
    section: makeDaySection(),
    configuration: configuration
  )
}

/// Day.
@MainActor
private func makeDaySection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(124)
    ),
    subitem: item,
    count: 2
  )
  group.interItemSpacing = .fixed(8)
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  let footer = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(32)
    ),
    elementKind: UICollectionView.elementKindSectionFooter,
    alignment: .bottom
  )
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
  section.interGroupSpacing = 8
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header, footer]
  return section
}
