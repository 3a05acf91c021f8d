// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Emoji explorer”, as emoji-explorer.layout.json describes it.
@MainActor
func makeEmojiExplorerLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { sectionIndex, _ in
    switch sectionIndex {
    case 0: return makeRecentsSection()
    case 1: return makeGridSection()
    default: return makeListSection()
    }
  }
}

/// Recents.
@MainActor
private func makeRecentsSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.28),
      heightDimension: .fractionalWidth(0.2)
    ),
    subitems: [item]
  )
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
  section.interGroupSpacing = 10
  section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  return section
}

/// Grid.
@MainActor
private func makeGridSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.19)
    ),
    subitem: item,
    count: 5
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 16, trailing: 12)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// List.
@MainActor
private func makeListSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(56)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(56)
    ),
    subitems: [item]
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
  section.boundarySupplementaryItems = [header]
  return section
}

@MainActor
private func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  return header
}
