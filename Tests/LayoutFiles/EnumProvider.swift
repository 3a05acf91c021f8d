// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Sections of an enumeration, made by extensions of the system's types.

import UIKit

enum HomeSection: String, CaseIterable, Hashable {
  case banners
  case quickActions = "quick"
  case products, brands

  var header: String? { self == .banners ? nil : rawValue.capitalized }

  func section(env: NSCollectionLayoutEnvironment, itemCount: Int) -> NSCollectionLayoutSection {
    let layoutSection: NSCollectionLayoutSection
    switch (self, env.traitCollection.verticalSizeClass) {
    case (.banners, .compact): layoutSection = .carousel(width: 0.5, height: .absolute(140))
    case (.banners, _): layoutSection = .carousel(width: 0.9, height: .fractionalWidth(0.5))
    case (.quickActions, _): layoutSection = .row(count: max(1, min(itemCount, 5)))
    case (.products, _):
      layoutSection = .grid(columns: env.container.effectiveContentSize.width > 600 ? 4 : 2)
    case (.brands, _):
      layoutSection = NSCollectionLayoutSection.list(
        using: .init(appearance: .plain),
        layoutEnvironment: env
      )
    }
    if header != nil { layoutSection.addHeader() }
    return layoutSection
  }
}

extension NSCollectionLayoutSection {
  convenience init(
    item size: NSCollectionLayoutSize,
    group groupSize: NSCollectionLayoutSize,
    count: Int = 1
  ) {
    let item = NSCollectionLayoutItem(layoutSize: size)
    self.init(
      group: count == 1
        ? .horizontal(layoutSize: groupSize, subitems: [item])
        : .horizontal(layoutSize: groupSize, subitem: item, count: count)
    )
  }
  static func carousel(
    width: CGFloat,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      item: .full,
      group: .init(widthDimension: .fractionalWidth(width), heightDimension: height)
    )
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    return section
  }
  static func row(count: Int) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      item: .full,
      group: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      count: count
    )
    section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }
  static func grid(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .estimated(220)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
      subitems: Array(repeating: item, count: columns)
    )
    group.interItemSpacing = .fixed(12)
    return NSCollectionLayoutSection(group: group)
  }
  func addHeader(height: CGFloat = 44, pinned: Bool = false) {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = pinned
    header.zIndex = 2
    header.extendsBoundary = true
    boundarySupplementaryItems += [header]
  }
}
extension NSCollectionLayoutSize {
  static var full: NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

final class HomeLayoutFactory {
  private let counts: [HomeSection: Int]
  weak var dataSource: UICollectionViewDiffableDataSource<HomeSection, UUID>?
  init(counts: [HomeSection: Int] = [:]) { self.counts = counts }
  lazy var provider: UICollectionViewCompositionalLayoutSectionProvider = {
    [weak self] index, env in
    guard let section = HomeSection.allCases[safe: index] else { return nil }
    return section.section(env: env, itemCount: self?.counts[section] ?? 3)
  }
  func callAsFunction() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .safeArea
    return .init(sectionProvider: provider, configuration: configuration)
  }
}
extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices ~= index ? self[index] : nil }
}
