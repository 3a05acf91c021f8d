// SPDX-License-Identifier: Apache-2.0
import Lottie
import Shimmers
import UIKit

final class ShelfViewController: UIViewController {
  private let model: ShelfViewModel
  weak var coordinator: AppCoordinator?
  private let loading = LottieAnimationView(name: "books")
  private let shimmer: ShimmerStyle
  private var tracker: PageTracker?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Book>!

  init(model: ShelfViewModel) {
    self.model = model
    self.shimmer = ShimmerStyle.soft(duration: 0.4)
    super.init(nibName: nil, bundle: nil)
    tracker = PageTracker(page: "shelf")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemBackground
    setUpCollectionView()
    setUpDataSource()
    loading.play()
    view.startShimmering(shimmer)
    model.output = self
    model.load()
  }

  private func setUpCollectionView() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: shelfLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.reuseIdentifier)
    view.addSubview(collectionView)
  }

  private func shelfLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalHeight(1)
        )
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(180)),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 12
      section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
      return section
    }
  }

  private func setUpDataSource() {
    dataSource = .init(collectionView: collectionView) { view, path, book in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: CoverCell.reuseIdentifier,
        for: path
      )
      (cell as? CoverCell)?.show(book)
      return cell
    }
  }
}

extension ShelfViewController: ShelfViewModelOutput {
  func show(_ shelves: [Shelf]) {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
    for shelf in shelves {
      snapshot.appendSections([shelf])
      snapshot.appendItems(shelf.books, toSection: shelf)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    loading.stop()
  }
}

extension ShelfViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    coordinator?.open(book)
  }
}
