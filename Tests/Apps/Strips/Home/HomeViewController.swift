// SPDX-License-Identifier: Apache-2.0
import Combine
import PinLayout
import UIKit

final class HomeViewController: UIViewController {
  enum Section: Int, CaseIterable { case header, ranking, titles }

  enum Item: Hashable {
    case banner(Int)
    case rank(Strip)
    case strip(Strip)
  }

  private let viewModel: HomeViewModel
  private var cancellables = Set<AnyCancellable>()
  private let dayBar = DayBar()
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: makeLayout()
  )
  private lazy var dataSource = makeDataSource()

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemBackground
    root.addSubview(collectionView)
    root.addSubview(dayBar)
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Strips"
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "magnifyingglass"),
      style: .plain,
      target: self,
      action: #selector(search)
    )
    collectionView.backgroundColor = .clear
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: "banner")
    collectionView.register(RankCell.self, forCellWithReuseIdentifier: "rank")
    collectionView.register(StripCell.self, forCellWithReuseIdentifier: "strip")
    collectionView.delegate = self
    dayBar.onSelect = { [weak self] in self?.viewModel.day = $0 }
    bind()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.isTranslucent = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dayBar.pin.top(view.pin.safeArea.top).horizontally().height(44)
    collectionView.pin.below(of: dayBar).horizontally().bottom()
  }

  @objc private func search() {
    let controller = UIViewController()
    controller.title = "Search"
    navigationController?.pushViewController(controller, animated: true)
  }

  private func bind() {
    viewModel.$strips
      .dropFirst()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.apply($0) }
      .store(in: &cancellables)
  }

  private func apply(_ strips: [Strip]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<3).map(Item.banner), toSection: .header)
    snapshot.appendItems(strips.prefix(5).map(Item.rank), toSection: .ranking)
    snapshot.appendItems(strips.map(Item.strip), toSection: .titles)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      switch item {
      case .banner(let number):
        let cell = view.dequeueReusableCell(withReuseIdentifier: "banner", for: path) as? BannerCell
        cell?.number = number
        return cell
      case .rank(let strip):
        let cell = view.dequeueReusableCell(withReuseIdentifier: "rank", for: path) as? RankCell
        cell?.configure(rank: path.item + 1, strip)
        return cell
      case .strip(let strip):
        let cell = view.dequeueReusableCell(withReuseIdentifier: "strip", for: path) as? StripCell
        cell?.configure(strip)
        return cell
      }
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      switch Section(rawValue: index) {
      case .header: self?.pager()
      case .ranking: self?.row(width: 0.85, height: 72)
      case .titles, nil: self?.grid(environment)
      }
    }
  }

  private func pager() -> NSCollectionLayoutSection {
    let section = row(width: 1, height: 180)
    section.orthogonalScrollingBehavior = .paging
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items {
        let distance = abs(item.frame.midX - middle) / environment.container.contentSize.width
        item.alpha = 1 - min(0.5, distance / 2)
      }
    }
    return section
  }

  private func row(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(width),
        heightDimension: .absolute(height)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func grid(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .estimated(160)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(160)),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(0)
    return NSCollectionLayoutSection(group: group)
  }
}

extension HomeViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case .strip(let strip) = dataSource.itemIdentifier(for: indexPath) else { return }
    let reader = ReaderViewController(strip: strip)
    reader.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(reader, animated: true)
  }
}
