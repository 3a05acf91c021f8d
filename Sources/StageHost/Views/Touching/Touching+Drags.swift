// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Interactive movement and drags in the collection view, as its driver's page asks for them.
extension Touching {
  /// Lifts an item; it follows `carry` until it is dropped or put back.
  ///
  /// - Returns: Whether the data source allows it.
  func lift(
    _ drag: ItemDrag,
    at position: ElementPosition,
    point: CGPoint,
    by way: CarryingWay
  ) -> Bool {
    guard way == .movement else { return beginDrag(drag, at: point) }
    guard collectionView.beginInteractiveMovementForItem(at: IndexPath(position)) else {
      return false
    }
    self.drag = drag
    carry(to: point)
    return true
  }

  /// Whether the app's data source of the collection view moves items.
  var appMovesItems: Bool { collectionView.dataSource?.tesseraMovesItems ?? false }

  /// Starts a drag of items, which the drag delegate provides.
  private func beginDrag(_ drag: ItemDrag, at point: CGPoint) -> Bool {
    dragDelegate.lead = drag.items.first ?? ""
    dragDelegate.items = drag.items
    guard collectionView.carryBegan(at: point) else { return false }
    self.drag = drag
    carry(to: point)
    return true
  }

  /// Moves the middle of the lifted item to a point of the content; the others make space.
  func carry(to point: CGPoint) {
    let isDragged = collectionView.hasActiveDrag || guest != nil
    guard !isDragged else { return collectionView.carryMoved(to: point) }
    collectionView.updateInteractiveMovementTargetPosition(point)
  }

  /// Drops the lifted items at their present place.
  ///
  /// - Returns: The consequences for the stage: all items are together at the first one's place.
  func drop() -> [Consequence] {
    guard let drag else { return [] }
    self.drag = nil
    guard !collectionView.hasActiveDrag else {
      collectionView.carryEnded()
      return takeDrop(of: drag.items)
    }
    collectionView.endInteractiveMovement()
    return takeMove(of: drag.items)
  }

  /// The item in hand, for other views; `nil` without one.
  var carried: CarriedItem? { drag == nil ? nil : collectionView.carriedItem }

  /// Shows the movement of another view, or ends it.
  func imitate(_ carried: CarriedItem?, of view: UInt64?) {
    guard drag == nil, guest == nil, let carried else {
      imitated = nil
      return collectionView.stopImitating()
    }
    imitated = view
    collectionView.imitate(carried)
  }

  /// The effect of a drop at the present place; `nil` without drag and drop.
  var proposedOperation: StageHold.Operation? {
    guard collectionView.hasActiveDrag else { return nil }
    switch collectionView.proposedDropOperation {
    case .move: return .move
    case .copy: return .copy
    case .forbidden: return .forbidden
    case .cancel, nil: return .cancel
    }
  }

  /// The consequences of a drop.
  private func takeDrop(of items: [String]) -> [Consequence] {
    guard let drop = dragDelegate.takeDrop(), let path = drop.destination else { return [] }
    let dragged = ItemPlaces(of: items, in: source.data)
    guard let section = source.data.section(path.section), !dragged.found.isEmpty else { return [] }
    let moved = drop.operation == .move ? Set(dragged.ids) : []
    // The index of a gap is the item's final index; other destinations are the item before which to
    // insert.
    let isOnto = drop.intent == .insertIntoDestinationIndexPath
    let count = path.item + (isOnto ? 1 : 0)
    let before =
      drop.intent == .insertAtDestinationIndexPath
      ? Array(section.items.lazy.filter { !moved.contains($0.id) }.prefix(count))
      : Array(section.items.prefix(count))
    let index = source.wholeIndex(behind: before, in: section.id, without: moved)
    let place = StageEdit.ItemPlace(section: section.id, index: index)
    guard drop.operation == .move else { return [.paste(dragged.found.map(\.item), at: place)] }
    return [.edit(.move(items: dragged.ids, to: place))]
  }

  /// The consequences of an item's movement by the collection view.
  ///
  /// - Parameter items: All lifted items; empty when a gesture of the layout itself moved one.
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

  /// Moves the lifted items back to their old places.
  func putBack() {
    imitated = nil
    collectionView.stopImitating()
    if guest != nil {
      guest = nil
      collectionView.carryCancelled()
    }
    guard drag != nil else { return }
    drag = nil
    if collectionView.hasActiveDrag { return collectionView.carryCancelled() }
    collectionView.cancelInteractiveMovement()
  }

  /// Forgets a drag that ended by itself, for example because its item was deleted.
  func noteEndOfMovement() {
    guard let lead = drag?.items.first, !collectionView.isMovingItem else { return }
    let isThere = !ItemPlaces(of: [lead], in: source.data).found.isEmpty
    guard !collectionView.hasActiveDrag || !isThere else { return }
    drag = nil
    if collectionView.hasActiveDrag { collectionView.carryCancelled() }
  }
}
