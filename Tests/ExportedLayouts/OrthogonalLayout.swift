// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Orthogonal sections”, as orthogonal.layout.json describes it.
@MainActor
func makeOrthogonalLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { sectionIndex, _ in
    switch sectionIndex {
    case 0: return makeNoneSection()
    case 1: return makeContinuousSection()
    case 2: return makeGroupLeadingBoundarySection()
    case 3: return makePagingSection()
    case 4: return makeGroupPagingSection()
    default: return makeGroupPagingCenteredSection()
    }
  }
}

/// None.
@MainActor
private func makeNoneSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(72)
    ),
    subitem: item,
    count: 4
  )
  group.interItemSpacing = .fixed(10)
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  section.interGroupSpacing = 10
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// Continuous.
@MainActor
private func makeContinuousSection() -> NSCollectionLayoutSection {
  let card = makeCard()
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: card)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  section.interGroupSpacing = 10
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .continuous
  section.boundarySupplementaryItems = [header]
  return section
}

/// Group leading boundary.
@MainActor
private func makeGroupLeadingBoundarySection() -> NSCollectionLayoutSection {
  let card = makeCard()
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: card)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  section.interGroupSpacing = 10
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  section.boundarySupplementaryItems = [header]
  return section
}

/// Paging.
@MainActor
private func makePagingSection() -> NSCollectionLayoutSection {
  let card = makeCard()
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: card)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  section.interGroupSpacing = 10
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .paging
  section.boundarySupplementaryItems = [header]
  return section
}

/// Group paging.
@MainActor
private func makeGroupPagingSection() -> NSCollectionLayoutSection {
  let card = makeCard()
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: card)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  section.interGroupSpacing = 10
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .groupPaging
  section.boundarySupplementaryItems = [header]
  return section
}

/// Group paging centered.
@MainActor
private func makeGroupPagingCenteredSection() -> NSCollectionLayoutSection {
  let card = makeCard()
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: card)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  section.interGroupSpacing = 10
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .groupPagingCentered
  section.boundarySupplementaryItems = [header]
  return section
}

@MainActor
private func makeCard() -> NSCollectionLayoutGroup {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.68),
      heightDimension: .fractionalHeight(1)
    )
  )
  let item2 = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  item2.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
  let column = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.32),
      heightDimension: .fractionalHeight(1)
    ),
    subitem: item2,
    count: 2
  )
  column.interItemSpacing = .fixed(10)
  let card = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.82),
      heightDimension: .absolute(180)
    ),
    subitems: [item, column]
  )
  return card
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
