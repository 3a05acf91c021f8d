// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol GridLayout {
  var columns: Int { get }
  func make() -> UICollectionViewLayout
}

extension GridLayout {
  func make() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(columns))
      ),
      subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

struct FourColumns: GridLayout {
  let columns = 4
}

class GridView<Cell: UICollectionViewCell>: UICollectionView, UICollectionViewDataSource {
  var count = 0 { didSet { reloadData() } }

  init(layout: any GridLayout) {
    super.init(frame: .zero, collectionViewLayout: layout.make())
    register(Cell.self, forCellWithReuseIdentifier: String(describing: Cell.self))
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: indexPath)
  }
}
