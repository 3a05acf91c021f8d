// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A screen whose sections are objects behind a protocol; the collection view is in a view of its own.

import UIKit

protocol ShelfSection: AnyObject {
  var count: Int { get }
  func layoutSection(for width: CGFloat) -> NSCollectionLayoutSection
  func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell
}

final class BannerSection: ShelfSection {
  let count = 1

  func layoutSection(for width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(width / 2))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    cell.contentView.backgroundColor = .systemIndigo
    return cell
  }
}

final class CarouselSection: ShelfSection {
  private let titles: [String]

  init(titles: [String]) { self.titles = titles }

  var count: Int { titles.count }

  func layoutSection(for width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(80))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return section
  }

  func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    cell.contentView.backgroundColor = .systemOrange
    return cell
  }
}

final class StoreView: UIView {
  private let sections: [ShelfSection]
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, _ in
      guard let self else { return nil }
      return self.sections[index].layoutSection(for: self.bounds.width)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    return view
  }()

  init(sections: [ShelfSection]) {
    self.sections = sections
    super.init(frame: .zero)
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
  }
}

final class StorePresenter: NSObject {
  let sections: [ShelfSection] = [BannerSection(), CarouselSection(titles: ["One", "Two", "Three", "Four"])]
}

extension StorePresenter: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    sections[indexPath.section].cell(in: collectionView, at: indexPath)
  }
}

final class StoreViewController: UIViewController {
  private let presenter = StorePresenter()

  override func loadView() {
    let store = StoreView(sections: presenter.sections)
    store.collectionView.dataSource = presenter
    view = store
  }
}
