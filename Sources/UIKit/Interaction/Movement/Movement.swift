// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Lets an item follow a finger: how a movement begins, continues and ends.
///
/// The picture changes its order at once; the data source is told when the movement ends. The
/// movement replaces no view.
@MainActor
final class Movement {
  unowned let hub: any MovementHub
  /// The item that follows a finger; `nil` while there is none.
  private(set) var item: InteractiveMovement? {
    didSet {
      hub.move = item?.move
      if item == nil { (isImitation, isUnseen) = (false, false) }
    }
  }
  /// Whether the item follows a finger in another collection view.
  var isImitation = false
  /// Whether something else is seen in place of the item, as long as it follows a finger.
  var isUnseen = false

  init(hub: any MovementHub) {
    self.hub = hub
  }

  /// Whether an item follows a finger.
  var isUnderWay: Bool { item != nil }

  /// The slot of the item that follows a finger.
  var slot: ElementSlot? { item.map { .cell(at: $0.targetPath) } }

  func begin(at indexPath: IndexPath) -> Bool {
    if isImitation { cancel() }
    guard item == nil else {
      hub.reportCall(
        "movement",
        "an item is being moved already; end or cancel that movement first"
      )
      return false
    }
    guard hub.cycle.canRearrange else { return false }
    guard hub.placeholders.isEmpty else {
      hub.reportCall(
        "movement",
        "no item can be moved while drop placeholders wait for their items"
      )
      return false
    }
    hub.layoutIfNeeded()
    guard let position = hub.position(indexPath) else { return false }
    guard hub.committedCounts.contains(position) else {
      hub.reportCall(
        "index-path",
        "attempt to move item \(position.item) of section \(position.section), which does not exist"
      )
      return false
    }
    guard hub.mayMove(indexPath) else { return false }
    hub.prepareForQuery()
    // The data source may have changed the data while it was asked.
    guard item == nil, hub.committedCounts.contains(position) else { return false }
    guard let attributes = hub.attributes(for: .cell(at: indexPath)), attributes.isSound else {
      return false
    }
    hub.touchCancelled()
    begin(with: position, at: attributes.center)
    hub.showMovement(nil)
    return item != nil
  }

  /// Lets an item of the picture follow a finger, without asking the data source.
  func begin(with position: ElementPosition, at point: CGPoint) {
    let move = TentativeMove(original: position, target: position)
    item = InteractiveMovement(move: move, position: point)
  }

  func update(to position: CGPoint) {
    let reach = ElementQuery.furthestCoordinate
    guard let item, abs(position.x) <= reach, abs(position.y) <= reach else { return }
    guard hub.cycle.canRearrange else { return }
    let start = item.move.target
    let from = item.position
    hub.layoutIfNeeded()
    self.item?.position = position
    guard let proposed = proposedTarget(), proposed != start else {
      tellPosition(from: from)
      hub.showMovement(nil)
      return
    }
    // The item is at the finger at once; only the items that make room for it are animated.
    hub.showMovement(nil)
    settle(on: proposed, from: from)
    hub.showMovement(.standard)
  }

  /// Moves the item with the finger; the other items keep their places.
  func carry(to position: CGPoint) {
    guard let from = item?.position else { return }
    item?.position = position
    tellPosition(from: from)
    hub.showMovement(nil)
  }

  func end() {
    guard let item else { return }
    guard !hub.cycle.holdsData else {
      return hub.whenIdle { [weak self] in self?.end() }
    }
    guard item.move.original != item.move.target else {
      finish(item, isCancelled: false)
      return
    }
    let counts = hub.dataCounts
    self.item = nil
    guard hub.tellMove(from: item.originalPath, to: item.targetPath) else {
      self.item = item
      hub.reportCall(
        "movement",
        "the data source does not implement collectionView(_:moveItemAt:to:); the item goes back"
      )
      return cancel()
    }
    guard !hub.cycle.invalid.parts.contains(.data) else { return }
    let mapping = BatchMapping(movingFrom: item.move.original, to: item.move.target, in: counts)
    if let mapping { hub.announcementsFollow(mapping) }
    guard hub.askCounts() == hub.committedCounts else {
      hub.reportCall(
        "invalid-update",
        "after collectionView(_:moveItemAt:to:) the data source's counts do not match the move"
      )
      return hub.forgetData()
    }
    finish(item, isCancelled: false)
  }

  func cancel() {
    guard item != nil else { return }
    guard !hub.cycle.holdsData else {
      return hub.whenIdle { [weak self] in self?.cancel() }
    }
    guard let item else { return }
    rearrange(to: item.move.original) { layout, previous in
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [item.originalPath],
        previousIndexPaths: [previous],
        movementCancelled: true
      )
    }
    finish(item, isCancelled: true)
  }

  /// Ends the movement without a call, because the data changed.
  func forget() { item = nil }

  /// Puts the item at its place; no view is replaced.
  private func finish(_ item: InteractiveMovement, isCancelled: Bool) {
    let isBack = isCancelled && item.move.original != item.move.target
    self.item = nil
    if !isBack {
      let context = hub.layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [item.targetPath],
        previousIndexPaths: [item.originalPath],
        movementCancelled: isCancelled
      )
      hub.layout.invalidateAll(with: context)
    }
    hub.cycle.invalidate(.offset)
    hub.showMovement(.standard)
  }

  /// Puts the item at another target in the picture; the next pass shows it.
  func rearrange(
    to target: ElementPosition,
    _ makeContext: (UICollectionViewLayout, IndexPath) -> UICollectionViewLayoutInvalidationContext
  ) {
    guard let item, item.move.target != target else { return }
    let previous = item.move.target
    let counts = hub.committedCounts
    guard let mapping = BatchMapping(movingFrom: previous, to: target, in: counts) else { return }
    hub.pictureFollows(mapping)
    self.item?.move.target = target
    let context = makeContext(hub.layout, IndexPath(position: previous))
    context.markTentative(mapping)
    hub.layout.invalidateAll(with: context)
  }

  /// Makes changes that come from the data source while an item follows a finger.
  ///
  /// For these changes the picture takes the data source's order. Then the item follows the finger
  /// again from its present place. If the item was deleted, the movement is over.
  func rebase(_ change: () -> Void) {
    guard let item else { return change() }
    rearrange(to: item.move.original, from: item.position)
    change()
    if let rest = self.item { update(to: rest.position) }
  }

  func follow(_ mapping: BatchMapping) {
    guard let item else { return }
    guard let original = mapping.newPosition(ofOld: item.move.original) else {
      self.item = nil
      let context = hub.layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [],
        previousIndexPaths: [item.originalPath],
        movementCancelled: true
      )
      return hub.layout.invalidateAll(with: context)
    }
    self.item?.move = TentativeMove(original: original, target: original)
  }
}
