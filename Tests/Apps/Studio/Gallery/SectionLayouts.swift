// SPDX-License-Identifier: Apache-2.0
import UIKit

enum SectionLayouts {
  static func banners() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(160)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [header()]
    return section
  }

  static func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let width = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(width),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }
}
