// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Gives a collection view the stage's data as snapshots; the engine finds the changes.
@MainActor
final class DiffableSource: CollectionViewIdentitySource {
  private let dataSource: UICollectionViewDiffableDataSource<String, String>
  private unowned let provider: StageDataSource

  /// Becomes the collection view's data source; `provider` makes the views.
  init(_ collectionView: UICollectionView, provider: StageDataSource) {
    self.provider = provider
    let titled = TitledSource(collectionView: collectionView) {
      [unowned provider] collectionView, indexPath, _ in
      provider.collectionView(collectionView, cellForItemAt: indexPath)
    }
    titled.provider = provider
    dataSource = titled
    dataSource.supplementaryViewProvider = {
      [unowned provider] collectionView, kind, indexPath in
      provider.collectionView(
        collectionView,
        viewForSupplementaryElementOfKind: kind,
        at: indexPath
      )
    }
    allowReordering(for: provider)
    takeOutlines(for: provider)
  }

  /// The item's own identity, so that the page recognises the item with any data source.
  func identity(forItemAt position: ElementPosition) -> String {
    dataSource.itemIdentifier(for: IndexPath(position)) ?? "\(position.section)/\(position.item)"
  }

  func identity(forSection section: Int) -> String {
    dataSource.sectionIdentifier(for: section) ?? "\(section)"
  }

  /// Lets users move items as the provider allows; the provider takes the new order.
  private func allowReordering(for provider: StageDataSource) {
    dataSource.reorderingHandlers.canReorderItem = { [unowned provider, dataSource] id in
      dataSource.indexPath(for: id).map(provider.mayMove) ?? false
    }
    dataSource.reorderingHandlers.didReorder = { [unowned provider] transaction in
      let final = transaction.finalSnapshot
      let inserted = transaction.difference.insertions.first
      guard case .insert(_, let item, _)? = inserted else { return }
      let order = final.sectionIdentifiers.map {
        (section: $0, items: final.itemIdentifiers(inSection: $0))
      }
      provider.take(order: order, moving: item)
    }
  }

  /// Leaves expanding and collapsing to the stage, because it happens in all views at once.
  private func takeOutlines(for provider: StageDataSource) {
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { [unowned provider] item in
      provider.setExpanded(item, true)
      return false
    }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { [unowned provider] item in
      provider.setExpanded(item, false)
      return false
    }
  }

  /// The outlines of the sections that have one.
  private var outlines: [String: NSDiffableDataSourceSectionSnapshot<String>] {
    var found: [String: NSDiffableDataSourceSectionSnapshot<String>] = [:]
    for section in provider.whole.sections where section.isOutline {
      guard provider.data.index(ofSection: section.id) != nil else { continue }
      found[section.id] = OutlineTree(section.items).snapshot
    }
    return found
  }

  /// Shows data without comparing it with the data before.
  func reset(to data: StageData) {
    dataSource.applySnapshotUsingReloadData(Self.snapshot(of: data, reloading: []))
    let outlines = outlines
    guard !outlines.isEmpty else { return }
    let snapshot = dataSource.snapshot()
    dataSource.apply(snapshot, sectionSnapshots: outlines, animatingDifferences: false)
  }

  /// Shows data with the fewest changes; some items get new cells.
  func apply(_ data: StageData, reloading reloaded: Set<String>) {
    dataSource.apply(
      Self.snapshot(of: data, reloading: reloaded),
      sectionSnapshots: outlines
    )
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

/// A data source with an index beside the items, when users want one.
private final class TitledSource: UICollectionViewDiffableDataSource<String, String> {
  weak var provider: StageDataSource?

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    provider?.sectionLetters
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    provider?.firstItem(ofSection: index) ?? IndexPath(item: 0, section: index)
  }
}
