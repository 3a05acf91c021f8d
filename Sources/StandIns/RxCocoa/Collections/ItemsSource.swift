// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The data source that `rx.items` gives a collection view: one section of values.
@MainActor
final class ItemsSource: ValueSource, UICollectionViewDataSource {
  private weak var view: UICollectionView?
  private let makeCell: (UICollectionView, IndexPath, Any) -> UICollectionViewCell

  init(
    _ view: UICollectionView,
    makeCell: @escaping (UICollectionView, IndexPath, Any) -> UICollectionViewCell
  ) {
    self.view = view
    self.makeCell = makeCell
    super.init(of: view)
  }

  /// The one of a view.
  static func of(_ view: UICollectionView) -> ItemsSource? { known(view) as? ItemsSource }

  override func connect() { view?.dataSource = self }
  override func disconnect() { if view?.dataSource === self { view?.dataSource = nil } }
  override func reload() { view?.reloadData() }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { values.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(collectionView, indexPath, values[indexPath.item]) }
}
