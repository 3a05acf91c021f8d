// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Talks”, as conference-videos.layout.json describes it.
@MainActor
func makeConferenceVideosLayout() -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 20
  return UICollectionViewCompositionalLayout(
    sectionProvider: { _, layoutEnvironment in
      let width = layoutEnvironment.container.effectiveContentSize.width
      if width >= 500 {
        return makeShelfSectionFrom500()
      }
      return makeShelfSection()
    },
    configuration: configuration
  )
}

/// Shelf.
@MainActor
private func makeShelfSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.85),
      heightDimension: .absolute(190)
    ),
    subitems: [item]
  )
  let title = makeTitle()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  section.interGroupSpacing = 20
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .groupPaging
  section.boundarySupplementaryItems = [title]
  return section
}

/// Shelf.
@MainActor
private func makeShelfSectionFrom500() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.425),
      heightDimension: .absolute(230)
    ),
    subitems: [item]
  )
  let title = makeTitle()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  section.interGroupSpacing = 20
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  section.boundarySupplementaryItems = [title]
  return section
}

@MainActor
private func makeTitle() -> NSCollectionLayoutBoundarySupplementaryItem {
  let title = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(48)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  return title
}
