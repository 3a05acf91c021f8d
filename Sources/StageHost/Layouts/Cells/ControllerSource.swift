// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// A controller that is the data source of its collection view and configures cells by
/// registrations, without reuse identifiers.
@MainActor
final class ControllerSource: UICollectionViewController {
  let provider: StageDataSource
  private let cells: UICollectionView.CellRegistration<UICollectionViewCell, StageData.Item>
  private let rows: UICollectionView.CellRegistration<UICollectionViewListCell, StageData.Item>

  /// Manages a collection view, with the data and looks of another data source.
  init(managing collectionView: UICollectionView, provider: StageDataSource) {
    self.provider = provider
    cells = UICollectionView.CellRegistration { [unowned provider] cell, _, item in
      provider.configure(cell, as: item)
    }
    rows = UICollectionView.CellRegistration { [unowned provider] row, indexPath, item in
      provider.configureRow(row, as: item, inSection: indexPath.section)
    }
    super.init(collectionViewLayout: collectionView.collectionViewLayout)
    collectionView.dataSource = nil
    let covered = collectionView.safeAreaInsets
    self.collectionView = collectionView
    // The controller's view gives the collection view its own safe area.
    view.coveredInsets = covered
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    provider.data.sections.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    provider.data.section(section)?.items.count ?? 0
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = provider.data.item(at: ElementPosition(indexPath))
    let isRow = item?.prototype.isEmpty ?? true
    if isRow, collectionView.isList(section: indexPath.section) {
      return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
    }
    return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    provider.sectionLetters
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    provider.firstItem(ofSection: index)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    provider.mayMove(indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    provider.collectionView(
      collectionView,
      moveItemAt: sourceIndexPath,
      to: destinationIndexPath
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    provider.collectionView(
      collectionView,
      viewForSupplementaryElementOfKind: kind,
      at: indexPath
    )
  }
}
