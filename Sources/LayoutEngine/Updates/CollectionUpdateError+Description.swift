// SPDX-License-Identifier: Apache-2.0

extension CollectionUpdateError: CustomStringConvertible {
  /// UIKit's text, where crash reports show it; otherwise a similar text.
  package var description: String {
    switch self {
    case .itemCount(let count):
      return Self.text(count)
    case .sectionCount(let after, let before, let inserted, let deleted):
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (\(after)) must be equal to the number of sections "
        + "contained in the collection view before the update (\(before)), plus or minus the "
        + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .deletedItemMissing(let position, let count):
      return Self.missing("delete", "from", position, count)
    case .reloadedItemMissing(let position, let count):
      return Self.missing("reload", "in", position, count)
    case .movedItemMissing(let position, let count):
      return Self.missing("move", "from", position, count)
    case .insertedItemBeyond(let position, let count):
      return Self.beyond("insert item", position, count)
    case .moveTargetBeyond(let position, let count):
      return Self.beyond("move an item", position, count)
    default:
      return sectionDescription
    }
  }

  private var sectionDescription: String {
    switch self {
    case .deletedSectionMissing(let section, let count):
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .reloadedSectionMissing(let section, let count):
      "attempt to reload section \(section), but there are only \(count) sections before the update"
    case .movedSectionMissing(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .insertedSectionBeyond(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .sectionMoveTargetBeyond(let section, let count):
      "attempt to move a section to \(section) but there are only \(count) sections after the update"
    case .itemDeletedAndMoved(let position):
      "attempt to delete and move the same item (\(Self.path(position)))"
    case .sectionDeletedAndMoved(let section):
      "attempt to delete and move the same section (\(section))"
    case .itemMovedTwice(let position):
      "attempt to move the same item twice (\(Self.path(position)))"
    case .sectionMovedTwice(let section):
      "attempt to move the same section twice (\(section))"
    case .itemTargetTwice(let position):
      "attempt to perform an insert and a move to the same index path (\(Self.path(position)))"
    case .sectionTargetTwice(let section):
      "attempt to perform an insert and a move to the same section (\(section))"
    default:
      "invalid update"
    }
  }

  private static func path(_ position: ElementPosition) -> String {
    "section \(position.section), item \(position.item)"
  }

  private static func missing(
    _ verb: String,
    _ preposition: String,
    _ position: ElementPosition,
    _ count: Int
  ) -> String {
    "attempt to \(verb) item \(position.item) \(preposition) section \(position.section) "
      + "which only contains \(count) items before the update"
  }

  private static func beyond(_ verb: String, _ position: ElementPosition, _ count: Int) -> String {
    "attempt to \(verb) to (\(path(position))) but there are only \(count) items "
      + "in section \(position.section) after the update"
  }

  private static func text(_ count: ItemCount) -> String {
    "Invalid update: invalid number of items in section \(count.section).  "
      + "The number of items contained in an existing section after the update (\(count.after)) "
      + "must be equal to the number of items contained in that section before the update "
      + "(\(count.before)), plus or minus the number of items inserted or deleted from that "
      + "section (\(count.inserted) inserted, \(count.deleted) deleted) and plus or minus the "
      + "number of items moved into or out of that section "
      + "(\(count.movedIn) moved in, \(count.movedOut) moved out)."
  }
}
