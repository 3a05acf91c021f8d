// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class ShopViewController: UIViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    enum Section: Int, CaseIterable {
        case banners, categories, products
        var title: String {
            switch self {
            case .banners: return ""
            case .categories: return "Categories"
            case .products: return "For you"
            }
        }
    }
    enum Item: Hashable {
        case banner(String)
        case category(name: String, symbol: String)
        case product(Product)
    }
    struct Product: Hashable, Identifiable {
        let id: UUID
        var name: String
        var price: Decimal
    }

    private var collectionView: UICollectionView!
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        collectionView.register(SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: SectionHeader.reuseIdentifier)
        applyInitialSnapshot()
    }

    private func makeDataSource() -> DataSource {
        let banner = UICollectionView.CellRegistration<BannerCell, String> { cell, _, title in cell.configure(title) }
        let category = UICollectionView.CellRegistration<UICollectionViewListCell, (String, String)> { cell, _, value in
            var content = cell.defaultContentConfiguration()
            content.text = value.0
            content.image = UIImage(systemName: value.1)
            cell.contentConfiguration = content
        }
        let product = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in cell.product = product }
        let source = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .banner(let title):
                return collectionView.dequeueConfiguredReusableCell(using: banner, for: indexPath, item: title)
            case .category(let name, let symbol):
                return collectionView.dequeueConfiguredReusableCell(using: category, for: indexPath, item: (name, symbol))
            case .product(let value):
                return collectionView.dequeueConfiguredReusableCell(using: product, for: indexPath, item: value)
            }
        }
        source.supplementaryViewProvider = { collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: SectionHeader.reuseIdentifier, for: indexPath) as? SectionHeader
            header?.label.text = Section(rawValue: indexPath.section)?.title
            return header
        }
        return source
    }

    private func applyInitialSnapshot() {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.banner("Summer sale"), .banner("New in")], toSection: .banners)
        snapshot.appendItems([.category(name: "Shoes", symbol: "bag"), .category(name: "Hats", symbol: "star"), .category(name: "Coats", symbol: "cloud")], toSection: .categories)
        snapshot.appendItems((1...8).map { .product(Product(id: UUID(), name: "Product \($0)", price: Decimal($0) * 9.5)) }, toSection: .products)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            guard let self = self, let section = Section(rawValue: index) else { return nil }
            switch section {
            case .banners: return self.bannerSection()
            case .categories: return self.categorySection(environment)
            case .products: return self.productSection(environment)
            }
        }, configuration: configuration)
    }
    private func bannerSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(160)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        return section
    }
    private func categorySection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .none
        return .list(using: configuration, layoutEnvironment: environment)
    }
    private func productSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(180)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        return section
    }
}

final class BannerCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemIndigo
        layer.cornerRadius = 16
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        titleLabel.textColor = .white
        contentView.addSubview(titleLabel)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.insetBy(dx: 20, dy: 20)
    }
    func configure(_ title: String) { titleLabel.text = title }
}
final class ProductCell: UICollectionViewCell {
    private let name = UILabel(), price = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [name, price])
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter
    }()
    var product: ShopViewController.Product? {
        didSet {
            name.text = product?.name
            price.text = product.flatMap { Self.formatter.string(from: $0.price as NSDecimalNumber) }
        }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        stack.pinToBottom(of: contentView, inset: 12)
    }
    required init?(coder: NSCoder) { fatalError() }
}
private extension UIView {
    func pinToBottom(of view: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
        ])
    }
}
final class SectionHeader: UICollectionReusableView {
    static let reuseIdentifier = "SectionHeader"
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.font = .boldSystemFont(ofSize: 20)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { super.layoutSubviews(); label.frame = bounds }
}
