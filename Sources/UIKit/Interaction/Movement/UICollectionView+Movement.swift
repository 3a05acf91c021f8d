// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Items that follow a finger: how a movement begins, goes on and ends.
///
/// The picture takes the new order at once; the data source is told when the movement ends. No view
/// is replaced by it.
extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard movement == nil else {
      reportCall("movement", "an item is being moved already; end or cancel that movement first")
      return false
    }
    guard !cycle.isRunning, !cycle.isPreparing, cycle.batchDepth == 0 else { return false }
    guard data.placeholders.isEmpty else {
      reportCall("movement", "no item can be moved while drop placeholders wait for their items")
      return false
    }
    layoutIfNeeded()
    guard let item = position(indexPath) else { return false }
    guard committedCounts.contains(item) else {
      reportCall(
        "index-path",
        "attempt to move item \(item.item) of section \(item.section), which does not exist"
      )
      return false
    }
    guard mayMove(indexPath) else { return false }
    prepareForQuery()
    // The data source may have changed the data while it was asked.
    guard movement == nil, committedCounts.contains(item) else { return false }
    guard let attributes = attributes(for: .cell(at: indexPath)), sound(attributes) != nil else {
      return false
    }
    touchCancelled()
    let move = TentativeMove(original: item, target: item)
    movement = InteractiveMovement(move: move, position: attributes.center)
    showMovement(nil)
    return movement != nil
  }

  /// Whether the data source lets an item go; it does when it says nothing about that.
  ///
  /// - Source: Apple's page asks for `moveItemAt` too. Whether that is implemented only a call can tell,
  ///   so the first movement without it goes back in the end, and later ones do not begin.
  private func mayMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource = askedDataSource, !ImmovableSources.contains(type(of: dataSource)) else {
      return false
    }
    let answer = dataSource.collectionView?(self, canMoveItemAt: indexPath)
    let text = answer.map(String.init) ?? "not implemented"
    note(.data("collectionView(_:canMoveItemAt: \(indexPath.callText)) → \(text)"))
    return answer ?? true
  }

  func updateMovement(to position: CGPoint) {
    let reach = ElementQuery.furthestCoordinate
    guard let movement, abs(position.x) <= reach, abs(position.y) <= reach else { return }
    guard !cycle.isRunning, !cycle.isPreparing, cycle.batchDepth == 0 else { return }
    let start = movement.move.target
    let from = movement.position
    layoutIfNeeded()
    self.movement?.position = position
    guard let proposed = proposedTarget(), proposed != start else {
      tellPosition(from: from)
      showMovement(nil)
      return
    }
    // The item is where the finger is at once; only what makes room for it takes its time.
    showMovement(nil)
    settle(on: proposed, from: from)
    showMovement(.standard)
  }

  func endMovement() {
    guard let movement else { return }
    guard !cycle.isRunning, !cycle.isPreparing, !cycle.isCounting else {
      return whenIdle { [weak self] in self?.endMovement() }
    }
    guard movement.move.original != movement.move.target else {
      finishMovement(movement, isCancelled: false)
      return
    }
    let counts = dataCounts
    self.movement = nil
    guard tellDataSource(of: movement) else {
      self.movement = movement
      if let dataSource { ImmovableSources.insert(type(of: dataSource)) }
      reportCall(
        "movement",
        "the data source does not implement collectionView(_:moveItemAt:to:); the item goes back"
      )
      return cancelMovement()
    }
    guard !cycle.isReloading else { return }
    let mapping = BatchMapping(
      movingFrom: movement.move.original,
      to: movement.move.target,
      in: counts
    )
    if let mapping { prefetch.window.follow(mapping) }
    guard askCounts() == data.counts else {
      reportCall(
        "invalid-update",
        "after collectionView(_:moveItemAt:to:) the data source has other counts than a move leaves"
      )
      return forgetData()
    }
    finishMovement(movement, isCancelled: false)
  }

  func cancelMovement() {
    guard movement != nil else { return }
    guard !cycle.isRunning, !cycle.isPreparing, !cycle.isCounting else {
      return whenIdle { [weak self] in self?.cancelMovement() }
    }
    guard let movement else { return }
    rearrange(to: movement.move.original) { layout, previous in
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.originalPath],
        previousIndexPaths: [previous],
        movementCancelled: true
      )
    }
    finishMovement(movement, isCancelled: true)
  }

  /// Tells the data source once where the item went.
  ///
  /// - Returns: Whether it implements that.
  private func tellDataSource(of movement: InteractiveMovement) -> Bool {
    let (from, to) = (movement.originalPath, movement.targetPath)
    note(.data("collectionView(_:moveItemAt: \(from.callText), to: \(to.callText))"))
    cycle.isTellingMove = true
    defer { cycle.isTellingMove = false }
    return askedDataSource?.collectionView?(self, moveItemAt: from, to: to) != nil
  }

  /// Lets the item go to its place; nothing of it is shown anew.
  private func finishMovement(_ movement: InteractiveMovement, isCancelled: Bool) {
    let isBack = isCancelled && movement.move.original != movement.move.target
    self.movement = nil
    if !isBack {
      let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.targetPath],
        previousIndexPaths: [movement.originalPath],
        movementCancelled: isCancelled
      )
      layout.invalidateAll(with: context)
    }
    cycle.clampsOffset = true
    showMovement(.standard)
  }

  /// Shows the movement as it stands now.
  func showMovement(_ animation: ElementAnimation?) {
    // The item is asked for anew even where the layout has nothing to prepare.
    cycle.fetchedRect = nil
    setNeedsLayout()
    performAnimated(animation) {}
    showInteraction()
  }
}

/// The classes of data sources that were found not to implement `moveItemAt`.
@MainActor
private enum ImmovableSources {
  private static var classes: Set<ObjectIdentifier> = []

  static func contains(_ type: AnyClass) -> Bool { classes.contains(ObjectIdentifier(type)) }

  static func insert(_ type: AnyClass) { classes.insert(ObjectIdentifier(type)) }
}
