// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Plays a slow source of data: what an item shows is there only some time after it was asked for.
///
/// There is no clock: what was asked for is there when the next command comes. An item is asked for ahead
/// by the collection view's prefetching, or at the latest when a cell is made for it.
@MainActor
final class LazyLoading: UICollectionViewDataSourcePrefetching {
  /// The data whose items are loaded.
  var data: StageData
  /// Whether loading takes time at all.
  private(set) var isOn = false
  private var loaded: Set<String> = []
  private var requested: Set<String> = []

  /// Makes a source that has everything.
  init(data: StageData) { self.data = data }

  /// Starts with nothing loaded, or has everything.
  func turn(on: Bool) {
    guard on != isOn else { return }
    isOn = on
    loaded = []
    requested = []
  }

  /// Whether an item can be shown; if not, it is asked for.
  func isReady(_ id: String) -> Bool {
    guard isOn, !loaded.contains(id) else { return true }
    requested.insert(id)
    return false
  }

  /// What was asked for is there now.
  ///
  /// - Returns: The items that were not there before.
  func finish() -> Set<String> {
    defer { requested = [] }
    loaded.formUnion(requested)
    return requested
  }

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for id in ids(at: indexPaths) where !loaded.contains(id) { requested.insert(id) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    requested.subtract(ids(at: indexPaths))
  }

  private func ids(at paths: [IndexPath]) -> [String] {
    guard isOn else { return [] }
    return paths.compactMap { data.item(at: ElementPosition($0))?.id }
  }
}
