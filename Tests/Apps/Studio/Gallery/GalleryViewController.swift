// SPDX-License-Identifier: Apache-2.0
import UIKit

final class GalleryViewController: UIViewController {
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.register(BannerCell.self, forCellWithReuseIdentifier: "banner")
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.register(
      TitleHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title"
    )
    view.dataSource = self
    return view
  }()
  private let sections = GallerySection.mock

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      switch self?.sections[index].kind {
      case .banners: SectionLayouts.banners()
      case .pairs: SectionLayouts.grid(columns: 2, height: 120)
      case .triples, nil: SectionLayouts.grid(columns: 3, height: 90)
      }
    }
  }
}

extension GalleryViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].names.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let section = sections[indexPath.section]
    let id = section.kind == .banners ? "banner" : "tile"
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: id, for: indexPath)
    (cell as? NamedCell)?.set(name: section.names[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "title",
      for: indexPath
    )
    (header as? TitleHeader)?.label.text = sections[indexPath.section].title
    return header
  }
}
