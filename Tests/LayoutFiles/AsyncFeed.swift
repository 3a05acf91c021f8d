// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Sections of an enumeration with values; tasks, a data source and cells around them.

import UIKit
import os.log

@MainActor
final class FeedViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<FeedSection, FeedItem>
  typealias Snapshot = NSDiffableDataSourceSnapshot<FeedSection, FeedItem>

  enum FeedSection: Hashable {
    case stories
    case posts(Int)
    case suggestions
  }
  struct FeedItem: Hashable, Sendable, Codable, Identifiable {
    var id: Int
    var text: String
  }

  private let logger = Logger(subsystem: "app", category: "feed")
  private var task: Task<Void, Never>?
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: Self.makeLayout()
  )
  private lazy var dataSource: DataSource = makeDataSource()

  static func makeLayout(
    sectionProvider: @escaping (Int) -> FeedSection = { $0 == 0 ? .stories : .posts($0) }
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)),
        elementKind: "global-header",
        alignment: .top
      )
    ]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch sectionProvider(index) {
        case .stories: stories()
        case .posts: posts(environment)
        case .suggestions: suggestions
        }
      },
      configuration: configuration
    )
  }

  private static func stories() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(96))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(96)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      items.forEach { item in
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(0.85, 1 - distance / environment.container.contentSize.width * 0.2)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private static func posts(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(180)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group =
      if environment.traitCollection.horizontalSizeClass == .regular {
        NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
      } else {
        NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      }
    group.interItemSpacing = .flexible(12)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .readableContent
    section.decorationItems = [.background(elementKind: "card")]
    return section
  }

  private static var suggestions: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: [badge]
    )
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4),
      top: nil,
      trailing: .flexible(0),
      bottom: nil
    )
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width * 0.6, height: 150)
        ),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width * 0.6, y: 0, width: width * 0.4, height: 75),
          zIndex: 2
        ),
      ]
    }
    _ = item
    return NSCollectionLayoutSection(group: group)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task { [weak self] in
      guard let self else { return }
      do {
        let items = try await self.fetch()
        await self.dataSource.apply(self.snapshot(for: items), animatingDifferences: true)
      } catch {
        self.logger.error("\(error.localizedDescription, privacy: .public)")
      }
    }
  }

  private func fetch() async throws -> [FeedItem] {
    let (data, _) = try await URLSession.shared.data(
      from: URL(string: "https://example.org/feed.json")!
    )
    return try JSONDecoder().decode([FeedItem].self, from: data)
  }

  private func snapshot(for items: [FeedItem]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([.stories, .posts(1)])
    snapshot.appendItems(items, toSection: .posts(1))
    return snapshot
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, FeedItem> {
      cell,
      _,
      item in
      cell.contentConfiguration = UIHostingConfiguration { Text(item.text) }
    }
    return DataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  deinit { task?.cancel() }
}
