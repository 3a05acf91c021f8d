// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Outline explorer”, as outline-explorer.layout.json describes it.
@MainActor
func makeOutlineExplorerLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
    switch sectionIndex {
    case 0: return makeRecentsSection()
    case 1: return makeOutlineSection(layoutEnvironment)
    default: return makePlacesSection(layoutEnvironment)
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

/// Outline.
@MainActor
private func makeOutlineSection(
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection {
  let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
  let section = NSCollectionLayoutSection.list(
    using: configuration,
    layoutEnvironment: layoutEnvironment
  )
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
  return section
}

/// Places.
@MainActor
private func makePlacesSection(
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection {
  var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  configuration.headerMode = .supplementary
  return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
}
