// SPDX-License-Identifier: Apache-2.0
import Combine
import UIKit

final class OutlineCollectionView: UICollectionView {
  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OutlineViewController: UIViewController {
  private let model = OutlineViewModel()
  private let list = OutlineCollectionView()
  private var bag: Set<AnyCancellable> = []
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Outline"
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    model.$chapters.receive(on: DispatchQueue.main).sink { [weak self] in self?.show($0) }
      .store(in: &bag)
    model.load()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Chapter> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Chapter> {
      cell,
      _,
      chapter in
      var content = cell.defaultContentConfiguration()
      content.text = chapter.title
      cell.contentConfiguration = content
      cell.accessories = chapter.pages.isEmpty ? [] : [.outlineDisclosure()]
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { view, path, chapter in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: chapter)
    }
  }

  private func show(_ chapters: [Chapter]) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Chapter>()
    for chapter in chapters {
      snapshot.append([chapter])
      snapshot.append(chapter.pages, to: chapter)
      snapshot.expand([chapter])
    }
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }
}
