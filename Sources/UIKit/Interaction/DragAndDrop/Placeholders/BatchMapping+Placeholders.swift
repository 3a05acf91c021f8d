// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension BatchMapping {
  /// The same batch in positions of the picture instead of the data.
  ///
  /// - Parameters:
  ///   - places: The places of the placeholders before the batch.
  ///   - newPlaces: Their places after it.
  /// - Returns: The batch of the picture.
  /// - Throws: An error if the batch contradicts itself; none if the batch of the data did not.
  func picture(
    _ places: PlaceholderPlaces,
    after newPlaces: PlaceholderPlaces
  ) throws(CollectionUpdateError) -> BatchMapping {
    guard !places.isEmpty else { return self }
    let old = places.picturePosition(of:)
    let new = newPlaces.picturePosition(of:)
    var changes = updates.deletedItems.map { CollectionUpdate.deleteItem(old($0)) }
    changes += updates.reloadedItems.map { .reloadItem(old($0)) }
    changes += updates.insertedItems.map { .insertItem(new($0)) }
    changes += updates.itemMoves.map { .moveItem(from: old($0), to: new($1)) }
    changes += updates.deletedSections.map { .deleteSection($0) }
    changes += updates.reloadedSections.map { .reloadSection($0) }
    changes += updates.insertedSections.map { .insertSection($0) }
    changes += updates.sectionMoves.map { .moveSection(from: $0, to: $1) }
    return try BatchMapping(
      try BatchUpdates(changes),
      before: places.pictureCounts(of: before),
      after: newPlaces.pictureCounts(of: after)
    )
  }
}
