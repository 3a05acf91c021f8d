// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A controller between maps, players and searching, from which sections are taken.

import AVFoundation
import MapKit
import UIKit

class StoreViewController: UIViewController {
  enum SectionKind: Int, CaseIterable, CustomStringConvertible {
    case hero, apps, categories
    var description: String { ["Hero", "Apps", "Categories"][rawValue] }
    func columnCount(for width: CGFloat) -> Int {
      let wide = width > 800
      switch self {
      case .hero: return 1
      case .apps: return wide ? 3 : 1
      case .categories: return wide ? 4 : 2
      }
    }
  }
  let mapView = MKMapView()
  var player: AVPlayer?
  private let searchController = UISearchController(searchResultsController: nil)
  @IBOutlet weak var collectionView: UICollectionView! {
    didSet {
      collectionView.collectionViewLayout = createCompositionalLayout()
      collectionView.register(AppCell.self, forCellWithReuseIdentifier: "app")
    }
  }
  lazy var dataSource = makeDataSource()

  func createCompositionalLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (
        sectionIndex: Int,
        layoutEnvironment: NSCollectionLayoutEnvironment
      ) -> NSCollectionLayoutSection? in
      guard let kind = SectionKind(rawValue: sectionIndex) else { return nil }
      let columns = kind.columnCount(for: layoutEnvironment.container.effectiveContentSize.width)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      switch kind {
      case .hero:
        return self.createHero(item)
      case .apps:
        let inner = NSCollectionLayoutGroup.vertical(
          layoutSize: .init(
            widthDimension: .fractionalWidth(0.92 / CGFloat(columns)),
            heightDimension: .absolute(240)
          ),
          subitem: item,
          count: 3
        )
        let section = NSCollectionLayoutSection(group: inner)
        section.orthogonalScrollingBehavior = .groupPaging
        section.boundarySupplementaryItems = [self.header()]
        return section
      case .categories:
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
          subitem: item,
          count: columns
        )
        let section = NSCollectionLayoutSection(group: group)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
        background.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
        section.supplementariesFollowContentInsets = false
        return section
      }
    }
    layout.register(RoundedBackground.self, forDecorationViewOfKind: "bg")
    return layout
  }

  private func createHero(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.95), heightDimension: .estimated(300)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { [weak self] visibleItems, point, env in
      self?.pageDidChange(Int(round(point.x / env.container.contentSize.width)))
      for item in visibleItems where item.representedElementCategory == .cell {
        item.alpha = item.indexPath.item == 0 ? 1 : 0.7
      }
    }
    return section
  }
  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .topLeading
    )
  }
  private func pageDidChange(_ page: Int) { mapView.setCenter(.init(), animated: true) }
  private func makeDataSource() -> UICollectionViewDiffableDataSource<SectionKind, AnyHashable> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueReusableCell(withReuseIdentifier: "app", for: path)
    }
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.collectionView.collectionViewLayout.invalidateLayout()
    })
  }
}

final class AppCell: UICollectionViewCell {
  private let playerLayer = AVPlayerLayer()
  private let textView = UITextView()
  private let progress = UIProgressView(progressViewStyle: .bar)
  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.isScrollEnabled = false
    contentView.addSubview(textView)
    layer.addSublayer(playerLayer)
    progress.setProgress(0.5, animated: false)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    playerLayer.frame = bounds
  }
}

final class RoundedBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
  }
  required init?(coder: NSCoder) { fatalError() }
}
