// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Item badges”, as item-badges.layout.json describes it.
///
/// The data source must provide supplementary views of the kind “badge”.
@MainActor
func makeItemBadgesLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: makeGridSection())
}

/// Grid.
@MainActor
private func makeGridSection() -> NSCollectionLayoutSection {
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(28),
      heightDimension: .absolute(20)
    ),
    elementKind: "badge",
    containerAnchor: NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      fractionalOffset: CGPoint(x: 0.3, y: -0.3)
    )
  )
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25),
      heightDimension: .fractionalHeight(1)
    ),
    supplementaryItems: [badge]
  )
  item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(0.25)
    ),
    subitems: [item]
  )
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 12, bottom: 16, trailing: 12)
  return section
}
