// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A view model whose published state fills a diffable data source, with Combine all the way.

import Combine
import UIKit

struct Book: Hashable {
  let title: String
  let pages: Int
}

protocol BookStoring {
  func books() -> AnyPublisher<[Book], Never>
}

struct LocalBooks: BookStoring {
  func books() -> AnyPublisher<[Book], Never> {
    Just(["Tides", "Maps", "Salt", "Harbour", "Wind", "Ropes"].enumerated().map {
      Book(title: $1, pages: 120 + 40 * $0)
    })
    .eraseToAnyPublisher()
  }
}

final class ShelfViewModel: ObservableObject {
  @Published private(set) var books: [Book] = []
  @Published var shortest = 0
  let openBook = PassthroughSubject<Book, Never>()
  private let store: BookStoring
  private var bag = Set<AnyCancellable>()

  init(store: BookStoring = LocalBooks()) {
    self.store = store
    $shortest
      .removeDuplicates()
      .combineLatest(store.books())
      .map { shortest, books in books.filter { $0.pages >= shortest } }
      .assign(to: &$books)
  }
}

final class ShelfViewController: UIViewController {
  private enum Section { case main }
  private let viewModel = ShelfViewModel()
  private var subscriptions = Set<AnyCancellable>()
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    view.backgroundColor = .systemGroupedBackground
    view.register(BookCell.self, forCellWithReuseIdentifier: "book")
    return view
  }()
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Book>(
    collectionView: collectionView
  ) { collectionView, indexPath, book in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath) as! BookCell
    cell.show(book)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    viewModel.$books
      .dropFirst(0)
      .sink { [weak self] books in self?.show(books) }
      .store(in: &subscriptions)
    viewModel.shortest = 160
  }

  private func show(_ books: [Book]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections([.main])
    snapshot.appendItems(books)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

final class BookCell: UICollectionViewCell {
  private let label = UILabel()
  @Published private var title = ""
  private var binding: AnyCancellable?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    binding = $title.map(Optional.some).assign(to: \.text, on: label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ book: Book) { title = "\(book.title), \(book.pages) pages" }
}
