// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A controller that observes a model by Combine.

import Combine
import UIKit

final class GalleryViewModel: ObservableObject {
  @Published private(set) var items: [Photo] = []
  @Published var columns: Int = 3
  private var cancellables = Set<AnyCancellable>()

  struct Photo: Hashable, Identifiable {
    let id = UUID()
    var title: String
    var aspect: CGFloat
  }

  func load() {
    Just((0..<40).map { Photo(title: "Photo \($0)", aspect: CGFloat.random(in: 0.5...1.6)) })
      .delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .assign(to: \.items, on: self)
      .store(in: &cancellables)
  }
}

class GalleryViewController: UIViewController {
  enum Section: Int, CaseIterable { case featured, grid }

  private let viewModel: GalleryViewModel
  private var cancellables: Set<AnyCancellable> = []
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemBackground
    view.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseID)
    return view
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Section, GalleryViewModel.Photo>!

  init(viewModel: GalleryViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    bind()
    viewModel.load()
  }

  private func bind() {
    viewModel.$items
      .receive(on: RunLoop.main)
      .sink { [weak self] items in self?.apply(items) }
      .store(in: &cancellables)
  }

  private func apply(_ items: [GalleryViewModel.Photo]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, GalleryViewModel.Photo>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(items.prefix(5)), toSection: .featured)
    snapshot.appendItems(Array(items.dropFirst(5)), toSection: .grid)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      guard let self = self, let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .featured: return self.featuredSection(environment)
      case .grid: return self.gridSection(columns: self.viewModel.columns)
      }
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 24
    layout.configuration = config
    return layout
  }

  private func featuredSection(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isWide = environment.container.effectiveContentSize.width > 500
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(isWide ? 0.4 : 0.85),
        heightDimension: .absolute(220)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    return section
  }

  private func gridSection(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1.0 / CGFloat(columns))
      ),
      subitem: item,
      count: columns
    )
    return NSCollectionLayoutSection(group: group)
  }
}

final class PhotoCell: UICollectionViewCell {
  static let reuseID = String(describing: PhotoCell.self)
  private let imageView = UIImageView()
  private var cancellable: AnyCancellable?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    cancellable?.cancel()
    imageView.image = nil
  }
}
