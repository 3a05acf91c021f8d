// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Where an item that follows a finger would be put, and how the picture follows.
extension UICollectionView {
  /// Proposals that follow one another at one position of the finger.
  private static let settlingLimit = 8

  /// Follows the proposals from one arrangement to the next until one holds.
  ///
  /// A target holds when the finger, in the arrangement that it brings about, proposes it again. Where
  /// none does, everything stays as it was. So an item that makes room for a smaller one and is then
  /// still under the finger does not go to and fro while the finger rests.
  /// - Source: ours.
  func settle(on first: ElementPosition, from position: CGPoint) {
    guard let start = movement?.move.target else { return }
    var tried: Set<ElementPosition> = [start]
    var next = first
    for _ in 0..<Self.settlingLimit where tried.insert(next).inserted {
      rearrange(to: next, from: position)
      // The delegate may have ended the movement.
      guard let again = proposedTarget() else { return }
      if again == next { return }
      next = again
    }
    rearrange(to: start, from: position)
  }

  /// The target that the layout and then the delegate propose; `nil` when the movement is over.
  ///
  /// One that cannot be is told, and the present one taken for it.
  func proposedTarget() -> ElementPosition? {
    guard let movement else { return nil }
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.targetPath,
      withPosition: mirrored(point: movement.position)
    )
    note(
      .layout(
        "targetIndexPath(forInteractivelyMovingItem: \(movement.targetPath.callText), "
          + "withPosition: \(movement.position.callText)) → \(proposed.callText)"
      )
    )
    let present = movement.move.target
    guard proposed != movement.targetPath, self.movement != nil else {
      return self.movement == nil ? nil : present
    }
    let path = retargeted(proposed, movement)
    guard self.movement != nil else { return nil }
    guard path.count == 2, isTarget(.init(section: path.section, item: path.item)) else {
      reportCall("index-path", "an item cannot be moved to \(path.callText)")
      return present
    }
    return ElementPosition(section: path.section, item: path.item)
  }

  private func retargeted(_ proposed: IndexPath, _ movement: InteractiveMovement) -> IndexPath {
    guard let calls = askedDelegate?.collectionView else { return proposed }
    let original = movement.originalPath
    noteAsking("targetIndexPathForMoveOfItemFromOriginalIndexPath", original)
    return calls(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
      atCurrentIndexPath: movement.targetPath,
      toProposedIndexPath: proposed
    )
      ?? calls(
        self,
        targetIndexPathForMoveFromItemAt: original,
        toProposedIndexPath: proposed
      ) ?? proposed
  }

  /// Whether the item may be put at a position: in place of another one or behind the last.
  private func isTarget(_ position: ElementPosition) -> Bool {
    guard let present = movement?.move.target else { return false }
    let counts = committedCounts
    guard counts.contains(section: position.section), position.item >= 0 else { return false }
    let room = present.section == position.section ? 0 : 1
    return position.item < counts.items[position.section] + room
  }

  /// Tells the layout that the finger moved and the target stays.
  func tellPosition(from position: CGPoint) {
    guard let movement else { return }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [movement.targetPath],
      withTargetPosition: mirrored(point: movement.position),
      previousIndexPaths: [movement.targetPath],
      previousPosition: mirrored(point: position)
    )
    context.isTentative = true
    layout.invalidateLayout(with: context)
  }

  private func rearrange(to target: ElementPosition, from position: CGPoint) {
    guard let movement else { return }
    rearrange(to: target) { layout, previous in
      layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(position: target)],
        withTargetPosition: mirrored(point: movement.position),
        previousIndexPaths: [previous],
        previousPosition: mirrored(point: position)
      )
    }
  }

  /// Puts the item at another target in the picture; the next pass shows it.
  func rearrange(
    to target: ElementPosition,
    _ makeContext: (UICollectionViewLayout, IndexPath) -> UICollectionViewLayoutInvalidationContext
  ) {
    guard let movement, movement.move.target != target else { return }
    let previous = movement.move.target
    guard let mapping = BatchMapping(movingFrom: previous, to: target, in: committedCounts) else {
      return
    }
    data.follow(mapping, assigningIdentities: identitySource == nil)
    interaction.follow(mapping)
    visible.follow(mapping)
    self.movement?.move.target = target
    let context = makeContext(layout, IndexPath(position: previous))
    context.markTentative(mapping)
    layout.invalidateAll(with: context)
  }

  /// Makes changes that the data source knows of while an item follows a finger.
  ///
  /// The picture takes the data source's order for them. Then the item follows the finger again from
  /// where it is now, unless it is gone: then the movement is over.
  func rebaseMovement(_ change: () -> Void) {
    guard let movement else { return change() }
    performAnimated(cycle.animation) {
      rearrange(to: movement.move.original, from: movement.position)
      change()
      if let rest = self.movement { updateMovement(to: rest.position) }
    }
  }

  /// Takes a movement over a batch.
  func movementFollows(_ mapping: BatchMapping) {
    guard let movement else { return }
    guard let original = mapping.newPosition(ofOld: movement.move.original) else {
      self.movement = nil
      let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [],
        previousIndexPaths: [movement.originalPath],
        movementCancelled: true
      )
      return layout.invalidateAll(with: context)
    }
    self.movement?.move = TentativeMove(original: original, target: original)
  }
}

extension BatchMapping {
  /// One item that moves; `nil` when it is not there.
  init?(
    movingFrom origin: ElementPosition,
    to target: ElementPosition,
    in counts: SectionCounts
  ) {
    guard counts.contains(origin), counts.contains(section: target.section) else { return nil }
    guard let updates = try? BatchUpdates([.moveItem(from: origin, to: target)]) else { return nil }
    let after = counts.moving(from: origin, to: target)
    guard let mapping = try? BatchMapping(updates, before: counts, after: after) else {
      return nil
    }
    self = mapping
  }
}
