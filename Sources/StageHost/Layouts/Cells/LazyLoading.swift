// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Simulates a slow source of data: the content of an item arrives some time after the request.
///
/// There is no clock: the content of all requested items arrives before the next command. The
/// collection view's prefetching requests an item early, or else the request is made when the item
/// gets a cell.
@MainActor
final class LazyLoading: UICollectionViewDataSourcePrefetching {
  /// The data whose items are loaded.
  var data: StageData
  /// Whether loading takes time.
  private(set) var isOn = false
  private var loaded: Set<String> = []
  private var requested: Set<String> = []

  /// Makes a source in which all items are loaded.
  init(data: StageData) { self.data = data }

  /// Starts with no item loaded, or loads all items.
  func turn(on: Bool) {
    guard on != isOn else { return }
    isOn = on
    loaded = []
    requested = []
  }

  /// Whether an item is loaded; if not, it is requested.
  func isReady(_ id: String) -> Bool {
    guard isOn, !loaded.contains(id) else { return true }
    requested.insert(id)
    return false
  }

  /// Loads all requested items.
  ///
  /// - Returns: The items that were not loaded before.
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
