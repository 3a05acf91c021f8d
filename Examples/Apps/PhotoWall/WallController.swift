// SPDX-License-Identifier: Apache-2.0
import UIKit

/// All photographs, three in a line and more on wider screens.
final class WallController: UICollectionViewController {
  private let photos = Photo.all

  init() {
    super.init(collectionViewLayout: Self.layout())
    title = "Photographs"
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func layout() -> UICollectionViewLayout {
    let halfGap: CGFloat = 1
    let leastSide: CGFloat = 120
    return UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = max(3, Int(width / leastSide))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)
        )
      )
      item.contentInsets = NSDirectionalEdgeInsets(
        top: halfGap,
        leading: halfGap,
        bottom: halfGap,
        trailing: halfGap
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalWidth(1 / CGFloat(columns))
        ),
        repeatingSubitem: item,
        count: columns
      )
      return NSCollectionLayoutSection(group: group)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier,
      for: indexPath
    )
    (cell as? PhotoCell)?.show(photos[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let detail = DetailController(photo: photos[indexPath.item])
    navigationController?.pushViewController(detail, animated: true)
  }
}
