// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit
import SwiftUI
import OSLog

final class CatalogueViewController: UICollectionViewController {
    enum Section: Hashable, CaseIterable { case hero, categories, products(columns: Int), footer
        static var allCases: [Section] = [.hero, .categories, .products(columns: 2), .footer]
    }
    typealias DataSource = UICollectionViewDiffableDataSource<Section, UUID>
    private lazy var source: DataSource = makeDataSource()
    private static let logger = Logger(subsystem: "shop", category: "catalogue")
    @AppStorage("compact") private var isCompact = false

    convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        collectionView.dataSource = source
        Task { @MainActor in await load() }
    }

    @MainActor private func load() async { Self.logger.debug("load") }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.boundarySupplementaryItems = [Self.boundary(kind: "global-header", height: 60, alignment: .top, pinned: true)]
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            guard let self else { return nil }
            let section = self.source.snapshot().sectionIdentifiers[safe: index] ?? Section.allCases[index % Section.allCases.count]
            switch section {
            case .hero: return self.hero(environment)
            case .categories: return Self.categories()
            case let .products(columns): return Self.products(columns: environment.traitCollection.horizontalSizeClass == .regular ? columns * 2 : columns, environment)
            case .footer: return Self.footer(environment)
            }
        }, configuration: configuration)
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
        return layout
    }

    private func hero(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
        let width: NSCollectionLayoutDimension = environment.container.effectiveContentSize.width > 600 ? .absolute(520) : .fractionalWidth(0.92)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: width, heightDimension: .absolute(isCompact ? 180 : 220)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width * 0.2, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func categories() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(36))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func products(columns: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(240)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(240)), repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.decorationItems = [.background(elementKind: SectionBackgroundView.kind)]
        section.boundarySupplementaryItems = [boundary(kind: UICollectionView.elementKindSectionHeader, height: 44, alignment: .topLeading, pinned: false)]
        section.contentInsets = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
        section.supplementaryContentInsetsReference = .layoutMargins
        return section
    }

    private static func footer(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = false
        configuration.backgroundColor = .clear
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
        }
        return .list(using: configuration, layoutEnvironment: environment)
    }

    private static func boundary(kind: String, height: CGFloat, alignment: NSRectAlignment, pinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = pinned
        item.zIndex = pinned ? 2 : 0
        return item
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UUID> { cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = id.uuidString
            cell.contentConfiguration = content
        }
        return DataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
        }
    }
}

final class SectionBackgroundView: UICollectionReusableView {
    static let kind = "section-background"
    private let card = UIView()
    private let line = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 14
        card.layer.cornerCurve = .continuous
        line.backgroundColor = .separator
        [card, line].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 8),
            card.topAnchor.constraint(equalTo: topAnchor),
            card.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
            line.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            line.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            line.topAnchor.constraint(equalTo: card.topAnchor, constant: 48),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

#Preview { CatalogueViewController() }
