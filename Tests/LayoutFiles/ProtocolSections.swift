// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Sections behind protocols, some of them generic.

import Foundation
import UIKit

protocol SectionLayoutProviding {
  associatedtype Item: Hashable
  var items: [Item] { get }
  func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

protocol AnySectionLayout {
  var numberOfItems: Int { get }
  func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct GridSection<Item: Hashable>: SectionLayoutProviding, AnySectionLayout {
  var items: [Item]
  var columns = 2
  var numberOfItems: Int { items.count }

  func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem.fill
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(height: 120),
      subitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(uniform: 16)
    return section
  }
}

struct BannerSection: AnySectionLayout {
  let numberOfItems = 1
  func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .row(height: 200), subitems: [.fill])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [.header(height: 44)]
    return section
  }
}

extension NSCollectionLayoutItem {
  static var fill: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .fractionalHeight(1.0)
      )
    )
  }
}

extension NSCollectionLayoutSize {
  static func row(height: CGFloat) -> NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  static func header(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    item.pinToVisibleBounds = true
    return item
  }
}

extension NSDirectionalEdgeInsets {
  init(uniform value: CGFloat) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }
}

final class SectionedLayout: UICollectionViewCompositionalLayout {
  convenience init(sections: [AnySectionLayout]) {
    self.init { index, environment in
      guard sections.indices.contains(index) else {
        return sections.last?.layoutSection(in: environment)
      }
      return sections[index].layoutSection(in: environment)
    }
  }
}

class SectionsFactory {
  static let shared = SectionsFactory()
  func makeHome() -> SectionedLayout {
    SectionedLayout(sections: [
      BannerSection(), GridSection(items: ["a", "b", "c"]),
      GridSection(items: [1, 2, 3], columns: 3),
    ])
  }
}
