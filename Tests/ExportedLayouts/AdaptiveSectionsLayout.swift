// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Adaptive sections”, as adaptive-sections.layout.json describes it.
@MainActor
func makeAdaptiveSectionsLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
    let width = layoutEnvironment.container.effectiveContentSize.width
    if width >= 600 {
      switch sectionIndex {
      case 0: return makeListInTwoColumnsSectionFrom600()
      case 1: return makeTenColumnsSectionFrom600()
      default: return makeSixColumnsSectionFrom600()
      }
    }
    switch sectionIndex {
    case 0: return makeListSection()
    case 1: return makeFiveColumnsSection()
    default: return makeThreeColumnsSection()
    }
  }
}

/// List.
@MainActor
private func makeListSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(56)
    ),
    subitems: [item]
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// Five columns.
@MainActor
private func makeFiveColumnsSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.22)
    ),
    subitem: item,
    count: 5
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 20, trailing: 13)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// Three columns.
@MainActor
private func makeThreeColumnsSection() -> NSCollectionLayoutSection {
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
      heightDimension: .fractionalWidth(0.32)
    ),
    subitem: item,
    count: 3
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 20, trailing: 12)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// List in two columns.
@MainActor
private func makeListInTwoColumnsSectionFrom600() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(56)
    ),
    subitem: item,
    count: 2
  )
  group.interItemSpacing = .fixed(20)
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// Ten columns.
@MainActor
private func makeTenColumnsSectionFrom600() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.11)
    ),
    subitem: item,
    count: 10
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 20, trailing: 13)
  section.supplementariesFollowContentInsets = false
  section.boundarySupplementaryItems = [header]
  return section
}

/// Six columns.
@MainActor
private func makeSixColumnsSectionFrom600() -> NSCollectionLayoutSection {
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
      heightDimension: .fractionalWidth(0.16)
    ),
    subitem: item,
    count: 6
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 20, trailing: 12)
  section.supplementariesFollowContentInsets = false
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
