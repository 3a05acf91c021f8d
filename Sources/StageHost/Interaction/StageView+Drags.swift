// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Interactive movement of the collection view, as its driver's page asks for it.
extension StageView {
  /// Lifts an item; it follows `carry` until it is dropped or put back.
  ///
  /// - Returns: Whether the data source lets it go.
  func lift(_ drag: ItemDrag, at position: ElementPosition, point: CGPoint) -> Bool {
    guard collectionView.beginInteractiveMovementForItem(at: IndexPath(position)) else {
      return false
    }
    self.drag = drag
    carry(to: point)
    return true
  }

  /// Moves the middle of the lifted item to a point of the content; the others make room.
  func carry(to point: CGPoint) {
    collectionView.updateInteractiveMovementTargetPosition(point)
  }

  /// Lets the lifted items go where they are.
  ///
  /// - Returns: What follows for the stage: all of them stand together at the first one's place.
  func drop() -> [Consequence] {
    guard let drag else { return [] }
    self.drag = nil
    collectionView.endInteractiveMovement()
    return takeMove(of: drag.items)
  }

  /// What follows for the stage from an item that the collection view moved.
  ///
  /// - Parameter items: All that were lifted; none when a gesture of the layout's own moved one.
  /// - Returns: The edit that moves them, if anything moved.
  func takeMove(of items: [String] = []) -> [Consequence] {
    let moved = source.takeMoved()
    guard let lead = items.first ?? moved, moved != nil || items.count > 1 else { return [] }
    let all = ItemPlaces(of: items.isEmpty ? [lead] : items, in: source.data)
    let others = Set(all.ids)
    guard let place = all.found.first(where: { $0.item.id == lead })?.position,
      let section = source.data.section(place.section)
    else { return [] }
    let index = source.wholeIndex(
      behind: section.items[..<place.item],
      in: section.id,
      without: others
    )
    return [
      .edit(.move(items: all.ids, to: StageEdit.ItemPlace(section: section.id, index: index)))
    ]
  }

  /// Brings the lifted items back to where they were.
  func putBack() {
    guard drag != nil else { return }
    drag = nil
    collectionView.cancelInteractiveMovement()
  }

  /// Forgets a drag that ended by itself, as when its item was deleted.
  func noteEndOfMovement() {
    if !collectionView.isMovingItem { drag = nil }
  }
}
