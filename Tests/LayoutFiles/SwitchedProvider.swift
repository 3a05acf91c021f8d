// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A screen whose layout is a closure that switches over the sections of its data source, with an injected view model.

import UIKit

enum HomeSection: Int, CaseIterable {
  case featured
  case grid
}

struct HomeItem: Hashable {
  let id = UUID()
  let name: String
}

protocol HomeServing {
  func load(_ completion: @escaping ([HomeItem]) -> Void)
}

final class HomeViewModel {
  private let service: HomeServing
  var onChange: (() -> Void)?
  private(set) var featured: [HomeItem] = []
  private(set) var items: [HomeItem] = []

  init(service: HomeServing) { self.service = service }

  func start() {
    DispatchQueue.main.async { [weak self] in
      self?.featured = (1...3).map { HomeItem(name: "Featured \($0)") }
      self?.items = (1...4).map { HomeItem(name: "Item \($0)") }
      self?.onChange?()
    }
  }
}

final class HomeViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<HomeSection, HomeItem>

  private let viewModel: HomeViewModel
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, _ in
      guard let section = self?.dataSource.sectionIdentifier(for: index) else { return nil }
      switch section {
      case .featured: return self?.featuredSection()
      case .grid: return self?.gridSection()
      }
    }
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()
  private lazy var dataSource: DataSource = {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, HomeItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      cell.contentConfiguration = content
    }
    return DataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }()

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    viewModel.onChange = { [weak self] in self?.apply() }
    viewModel.start()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeItem>()
    snapshot.appendSections(HomeSection.allCases)
    snapshot.appendItems(viewModel.featured, toSection: .featured)
    snapshot.appendItems(viewModel.items, toSection: .grid)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func featuredSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func gridSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
