// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The data source that `rx.items` gives a collection view: one section of values.
@MainActor
final class ItemsSource: NSObject, UICollectionViewDataSource {
  private static var all: [ObjectIdentifier: ItemsSource] = [:]

  private weak var view: UICollectionView?
  private let makeCell: (UICollectionView, IndexPath, Any) -> UICollectionViewCell
  private(set) var values: [Any] = []

  init(
    _ view: UICollectionView,
    makeCell: @escaping (UICollectionView, IndexPath, Any) -> UICollectionViewCell
  ) {
    self.view = view
    self.makeCell = makeCell
    super.init()
  }

  /// The one of a collection view.
  static func of(_ view: UICollectionView) -> ItemsSource? {
    let source = all[ObjectIdentifier(view)]
    return source?.view === view ? source : nil
  }

  /// Becomes the data source, which the collection view does not keep alive by itself.
  func attach() {
    guard let view else { return }
    Self.all = Self.all.filter { $0.value.view != nil }
    Self.all[ObjectIdentifier(view)] = self
    view.dataSource = self
  }

  func detach() {
    guard let view, Self.of(view) === self else { return }
    Self.all[ObjectIdentifier(view)] = nil
    if view.dataSource === self { view.dataSource = nil }
  }

  func show(_ values: [Any]) {
    self.values = values
    view?.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { values.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(collectionView, indexPath, values[indexPath.item]) }
}
