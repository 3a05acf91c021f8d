// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Providers that know as many sections as an enumeration has cases.
import UIKit

final class HomeViewController: UIViewController {
  private enum Section: Int, CaseIterable { case hero, grid, tags, list, footer }
  private let sections: [Section] = Section.allCases

  func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      let section = sections[index]
      switch section {
      case .hero: return heroSection()
      default: return gridSection(columns: section == .grid ? 3 : 2)
      }
    }
  }

  func byRaw() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard let section = Section(rawValue: index) else { fatalError("unknown section") }
      return section == .hero ? self.heroSection() : self.gridSection(columns: 2)
    }
  }

  private func heroSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(200)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func gridSection(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}

enum TwoKind: Int, CaseIterable { case top, bottom }
struct Layouts {
  static func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, env in
      switch TwoKind(rawValue: index)! {
      case .top:
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item]))
      case .bottom:
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]))
      }
    }
  }
}
