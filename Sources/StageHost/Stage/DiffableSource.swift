// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// Gives a collection view the stage's data as snapshots, and lets the engine find what changed.
@MainActor
final class DiffableSource {
  private let dataSource: UICollectionViewDiffableDataSource<String, String>

  /// Becomes the collection view's data source; `provider` makes the views.
  init(_ collectionView: UICollectionView, provider: StageDataSource) {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned provider] collectionView, indexPath, _ in
      provider.collectionView(collectionView, cellForItemAt: indexPath)
    }
    dataSource.supplementaryViewProvider = {
      [unowned provider] collectionView, kind, indexPath in
      provider.collectionView(
        collectionView,
        viewForSupplementaryElementOfKind: kind,
        at: indexPath
      )
    }
  }

  /// Shows data without a difference to what was shown before.
  func reset(to data: StageData) {
    dataSource.applySnapshotUsingReloadData(Self.snapshot(of: data, reloading: []))
  }

  /// Shows data by the fewest changes; some items are made anew.
  func apply(_ data: StageData, reloading reloaded: Set<String>) {
    dataSource.apply(Self.snapshot(of: data, reloading: reloaded))
  }

  private static func snapshot(
    of data: StageData,
    reloading reloaded: Set<String>
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(data.sections.map(\.id))
    var found: [String] = []
    for section in data.sections {
      let items = section.items.map(\.id)
      snapshot.appendItems(items, toSection: section.id)
      if !reloaded.isEmpty { found += items.filter(reloaded.contains) }
    }
    snapshot.reloadItems(found)
    return snapshot
  }
}
