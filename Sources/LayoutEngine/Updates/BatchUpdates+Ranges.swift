// SPDX-License-Identifier: Apache-2.0

extension BatchUpdates {
  /// Checks that deleted and moved elements existed, and that new positions are within the new
  /// counts.
  package func checkRanges(
    before: SectionCounts,
    after: SectionCounts
  ) throws(CollectionUpdateError) {
    try checkSections(before: before.numberOfSections, after: after.numberOfSections)
    for position in deletedItems where !before.contains(position) {
      throw .deletedItemMissing(position, count: before.count(near: position))
    }
    for position in reloadedItems where !before.contains(position) {
      throw .reloadedItemMissing(position, count: before.count(near: position))
    }
    for (origin, target) in itemMoves {
      guard before.contains(origin) else {
        throw .movedItemMissing(origin, count: before.count(near: origin))
      }
      guard after.contains(target) else {
        throw .moveTargetBeyond(target, count: after.count(near: target))
      }
    }
    for position in insertedItems where !after.contains(position) {
      throw .insertedItemBeyond(position, count: after.count(near: position))
    }
  }

  private func checkSections(before: Int, after: Int) throws(CollectionUpdateError) {
    for section in deletedSections where !(0..<before).contains(section) {
      throw .deletedSectionMissing(section, count: before)
    }
    for section in reloadedSections where !(0..<before).contains(section) {
      throw .reloadedSectionMissing(section, count: before)
    }
    for (origin, target) in sectionMoves {
      guard (0..<before).contains(origin) else { throw .movedSectionMissing(origin, count: before) }
      guard (0..<after).contains(target) else {
        throw .sectionMoveTargetBeyond(target, count: after)
      }
    }
    for section in insertedSections where !(0..<after).contains(section) {
      throw .insertedSectionBeyond(section, count: after)
    }
    guard before - deletedSections.count + insertedSections.count == after else {
      throw .sectionCount(
        after: after,
        before: before,
        inserted: insertedSections.count,
        deleted: deletedSections.count
      )
    }
  }
}

extension SectionCounts {
  fileprivate func count(near position: ElementPosition) -> Int {
    contains(section: position.section) ? items[position.section] : 0
  }
}
