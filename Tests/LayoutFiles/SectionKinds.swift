// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// The section is chosen by an enumeration, the layout made from a provider.
enum SectionKind: Int, CaseIterable, Hashable {
  case banner, grid, list

  func layoutSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    switch self {
    case .banner: return banner
    case .grid: return SectionKind.grid(columns: environment.container.contentSize.width > 600 ? 5 : 3)
    case .list:
      return NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
        layoutEnvironment: environment)
    }
  }

  private var banner: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(160)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 8
    return section
  }

  static func grid(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
      subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}

extension NSCollectionLayoutSize {
  fileprivate static var full: NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

struct LayoutFactory {
  let spacing: CGFloat

  func sectionProvider() -> UICollectionViewCompositionalLayoutSectionProvider {
    return { index, environment in
      let kind = SectionKind(rawValue: index % SectionKind.allCases.count)
      let section = kind?.layoutSection(environment)
      section?.contentInsets.bottom = self.spacing
      return section
    }
  }

  static let shared: UICollectionViewCompositionalLayout = {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: LayoutFactory(spacing: 4).sectionProvider(), configuration: configuration)
  }()
}

extension UICollectionViewLayout {
  static func makeColumns(_ count: Int = 2, spacing: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = spacing
    layout.itemSize = CGSize(width: 320 / CGFloat(count), height: 80)
    return layout
  }
}

func makeListConfiguration(header: Bool) -> UICollectionLayoutListConfiguration {
  var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
  configuration.showsSeparators = !header
  return configuration
}
