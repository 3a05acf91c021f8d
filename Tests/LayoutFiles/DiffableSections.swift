// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// The provider asks the data source what a section is.
class DiffableSections: UICollectionViewController {
  nonisolated enum Section: Int, Hashable, CaseIterable {
    case hero, grid
  }

  struct Item: Hashable {
    let id = UUID()
    let title: String
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

  private var diffable: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    configureDataSource()
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      cell.contentConfiguration = nil
    }
    diffable = DataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  func makeLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { [unowned self] sectionIndex, environment in
      switch self.diffable.snapshot().sectionIdentifiers[sectionIndex] {
      case .hero: return self.section(columns: 1, height: 200)
      case .grid: return self.section(columns: environment.container.contentSize.width > 500 ? 4 : 2, height: 90)
      }
    }
  }

  private func section(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
