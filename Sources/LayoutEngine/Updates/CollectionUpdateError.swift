// SPDX-License-Identifier: Apache-2.0

/// The contradiction in a batch, or between a batch and the data source.
///
/// The data is then unchanged.
package enum CollectionUpdateError: Error, Hashable, Sendable {
  case itemCount(ItemCount)
  case sectionCount(after: Int, before: Int, inserted: Int, deleted: Int)
  case deletedItemMissing(ElementPosition, count: Int)
  case reloadedItemMissing(ElementPosition, count: Int)
  case movedItemMissing(ElementPosition, count: Int)
  case insertedItemBeyond(ElementPosition, count: Int)
  case moveTargetBeyond(ElementPosition, count: Int)
  case deletedSectionMissing(Int, count: Int)
  case reloadedSectionMissing(Int, count: Int)
  case movedSectionMissing(Int, count: Int)
  case insertedSectionBeyond(Int, count: Int)
  case sectionMoveTargetBeyond(Int, count: Int)
  case itemDeletedAndMoved(ElementPosition)
  case sectionDeletedAndMoved(Int)
  case itemMovedTwice(ElementPosition)
  case sectionMovedTwice(Int)
  case itemTargetTwice(ElementPosition)
  case sectionTargetTwice(Int)

  /// The numbers of a section's items that contradict each other.
  package struct ItemCount: Hashable, Sendable {
    package var section: Int
    package var after: Int
    package var before: Int
    package var inserted: Int
    package var deleted: Int
    package var movedIn: Int
    package var movedOut: Int
  }
}
