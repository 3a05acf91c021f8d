// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Section backgrounds”, as section-backgrounds.layout.json describes it.
///
/// The layout needs a view class registered for the kind “background”.
@MainActor
func makeSectionBackgroundsLayout() -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 16
  return UICollectionViewCompositionalLayout(
    section: makeCardSection(),
    configuration: configuration
  )
}

/// Card.
@MainActor
private func makeCardSection() -> NSCollectionLayoutSection {
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
      heightDimension: .fractionalWidth(0.2)
    ),
    subitem: item,
    count: 4
  )
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
  background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 16, trailing: 24)
  section.boundarySupplementaryItems = [header]
  section.decorationItems = [background]
  return section
}
