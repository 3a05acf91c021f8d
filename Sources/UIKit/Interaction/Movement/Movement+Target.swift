// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The target of an item that follows a finger, and how the picture changes with it.
extension Movement {
  /// The most successive proposals at one position of the finger.
  private static let settlingLimit = 8

  /// Follows the proposals from one arrangement to the next until a target is stable.
  ///
  /// A target is stable if the layout proposes it again after the picture has changed to it. If no
  /// target is stable, nothing changes. So an item that makes room for a smaller one, and is then
  /// still under the finger, does not move to and fro while the finger rests.
  /// - Source: ours.
  func settle(on first: ElementPosition, from position: CGPoint) {
    guard let start = item?.move.target else { return }
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
  /// An impossible target is reported, and the present one is used instead.
  func proposedTarget() -> ElementPosition? {
    guard let item else { return nil }
    let proposed = hub.layout.targetIndexPath(
      forInteractivelyMovingItem: item.targetPath,
      withPosition: hub.mirrored(point: item.position)
    )
    hub.note(
      .layout(
        "targetIndexPath(forInteractivelyMovingItem: \(item.targetPath.callText), "
          + "withPosition: \(item.position.callText)) → \(proposed.callText)"
      )
    )
    let present = item.move.target
    guard isUnderWay else { return nil }
    guard proposed != item.targetPath else { return present }
    let path = hub.retargeted(proposed, of: item)
    guard isUnderWay else { return nil }
    guard path.count == 2, isTarget(.init(section: path.section, item: path.item)) else {
      hub.reportCall("index-path", "an item cannot be moved to \(path.callText)")
      return present
    }
    return ElementPosition(section: path.section, item: path.item)
  }

  /// Whether the item can be put at a position: in the place of another item or after the last one.
  func isTarget(_ position: ElementPosition) -> Bool {
    guard let present = item?.move.target else { return false }
    let counts = hub.committedCounts
    guard counts.contains(section: position.section), position.item >= 0 else { return false }
    let room = present.section == position.section ? 0 : 1
    return position.item < counts.items[position.section] + room
  }

  /// Tells the layout that the finger moved while the target stayed the same.
  func tellPosition(from position: CGPoint) {
    guard let item else { return }
    let context = hub.layout.invalidationContext(
      forInteractivelyMovingItems: [item.targetPath],
      withTargetPosition: hub.mirrored(point: item.position),
      previousIndexPaths: [item.targetPath],
      previousPosition: hub.mirrored(point: position)
    )
    context.isTentative = true
    hub.layout.invalidateLayout(with: context)
  }

  func rearrange(to target: ElementPosition, from position: CGPoint) {
    guard let item else { return }
    rearrange(to: target) { [hub] layout, previous in
      layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(position: target)],
        withTargetPosition: hub.mirrored(point: item.position),
        previousIndexPaths: [previous],
        previousPosition: hub.mirrored(point: position)
      )
    }
  }

  /// The attributes of the item that follows a finger; `nil` if there is none.
  func attributes() -> UICollectionViewLayoutAttributes? {
    guard let item else { return nil }
    hub.note(
      .layout("layoutAttributesForInteractivelyMovingItem(at: \(item.targetPath.callText))")
    )
    return hub.mirrored(
      hub.layout.layoutAttributesForInteractivelyMovingItem(
        at: item.targetPath,
        withTargetPosition: hub.mirrored(point: item.position)
      )
    )
  }

  /// The layout's answer, in which the item that follows a finger is at the finger.
  func placed(
    _ answer: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let slot, var moving = attributes() else { return answer }
    if isUnseen {
      moving = moving.duplicate
      moving.alpha = 0
    }
    return answer.filter { ElementSlot($0) != slot } + [moving]
  }
}

extension BatchMapping {
  /// The batch that moves one item; `nil` if the item does not exist.
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
