// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

extension StageView {
  /// The identities of the collection view's selected items, in the order of the data.
  var selectedItems: [String] {
    (collectionView.indexPathsForSelectedItems ?? []).compactMap {
      source.data.item(at: ElementPosition($0))?.id
    }
  }

  /// Selects exactly these items, as far as the collection view allows it; the delegate is not
  /// called.
  func select(_ items: some Collection<String>) {
    let wanted = Set(items)
    let now = Set(selectedItems)
    guard wanted != now else { return }
    collectionView.performAnimated(nil) {
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        guard let id = source.data.item(at: ElementPosition(path))?.id else { continue }
        if !wanted.contains(id) { collectionView.deselectItem(at: path, animated: false) }
      }
      let missing = ItemPlaces(of: wanted.subtracting(now), in: source.data)
      for (position, _) in missing.found {
        collectionView.selectItem(at: IndexPath(position), animated: false, scrollPosition: [])
      }
    }
  }

  /// Selects the stage's selected items.
  ///
  /// When only one item may be selected from now on, the collection view chooses it, and the stage
  /// follows.
  func showSelection(of document: StageDocument) {
    let selection = document.edits.selection
    guard seat.delegate.behaviour.effectiveSelection != .single || selection.count <= 1 else {
      return
    }
    select(selection)
  }
}
