// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Combine
import UIKit

/// A controller that needs a model to exist, with layouts as a lazy property and as a computed one.
final class StatefulController: UICollectionViewController {
  struct Settings {
    var columns: Int
    var spacing: CGFloat = 8
  }

  private let settings: Settings
  private let model: FeedModel
  private var bag = Set<AnyCancellable>()

  lazy var gridLayout: UICollectionViewCompositionalLayout = {
    let fraction = 1 / CGFloat(settings.columns)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)),
      subitems: [item])
    group.interItemSpacing = .fixed(settings.spacing)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }()

  private var listLayout: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  init(settings: Settings, model: FeedModel) {
    self.settings = settings
    self.model = model
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    model.changes.sink { [weak self] _ in self?.collectionView.reloadData() }.store(in: &bag)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class FeedModel: ObservableObject {
  @Published var items: [String] = []
  var changes: AnyPublisher<[String], Never> { $items.eraseToAnyPublisher() }
}
