// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The focus of the items for keys, and the index beside the items.
extension StageView {
  /// Moves the focus, if the delegate allows it.
  ///
  /// - Returns: The answer, and the selection if it follows the focus.
  /// - Throws: `ProtocolError` when there is no such item.
  func focus(_ wish: StageFocus) throws(ProtocolError) -> [Consequence] {
    let before = selectedItems
    if let item = wish.item {
      guard let place = ItemPlaces(of: [item], in: source.data).found.first else {
        throw ProtocolError(
          code: "not-found",
          field: "item",
          message: "There is no item \(item) that could have the focus."
        )
      }
      collectionView.moveFocus(to: IndexPath(place.position), heading: wish.heading.way)
    } else {
      collectionView.focusLeft()
    }
    let focused = collectionView.focusedIndexPath
      .flatMap { source.data.item(at: ElementPosition($0))?.id }
    let after = selectedItems
    let reply = Consequence.reply(.focused(view: id, item: focused))
    return after == before ? [reply] : [reply, .select(after)]
  }

  /// Scrolls to the item of a title in the index.
  ///
  /// - Throws: `ProtocolError` when there is no such title, or no item for it.
  func jump(to title: String, at index: Int) throws(ProtocolError) {
    let titles = collectionView.indexTitles
    guard titles.indices.contains(index), titles[index] == title else {
      throw ProtocolError(
        code: "not-found",
        field: "index",
        message: "The index has no title \(title) at \(index); it has \(titles.count) titles."
      )
    }
    do throws(ScrollToItemError) {
      try collectionView.scrollToIndexTitle(title, at: index)
      viewport.settle()
    } catch {
      throw ProtocolError(code: "not-found", field: "title", message: error.description)
    }
  }
}

extension StageFocus.Heading? {
  /// The direction for the collection view.
  fileprivate var way: UIFocusHeading {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .next: .next
    case .previous: .previous
    case nil: []
    }
  }
}
