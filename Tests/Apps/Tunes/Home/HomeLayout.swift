// SPDX-License-Identifier: Apache-2.0
import UIKit

struct HomeLayout {
  static let greetingKind = "greeting-kind"

  @available(*, unavailable) init() {}

  static func make(for sections: [HomeSection]) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let greeting = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
      elementKind: greetingKind,
      alignment: .top
    )
    greeting.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [greeting]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in section(for: sections[index]) },
      configuration: configuration
    )
  }

  private static func section(for section: HomeSection) -> NSCollectionLayoutSection {
    let result: NSCollectionLayoutSection
    switch section.style {
    case .recent: result = recent()
    case .shelf: result = shelf(side: 140)
    case .large: result = shelf(side: 200)
    }
    if section.title != nil {
      result.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
    }
    return result
  }

  private static func recent() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
    return section
  }

  private static func shelf(side: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(side + 44)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }
}
