// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension NSDiffableDataSourceSnapshot {
  /// Puts items at the end of a section; of the last one when none is named.
  ///
  /// - Precondition: the snapshot has the section and none of the items.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change { try $0.appendItems(identifiers, toSection: sectionIdentifier) }
  }

  /// Puts items before another one.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    change { try $0.insertItems(identifiers, before: beforeIdentifier) }
  }

  /// Puts items after another one.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    change { try $0.insertItems(identifiers, after: afterIdentifier) }
  }

  /// Takes items out; those that are not there are overlooked.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    self.identifiers.deleteItems(identifiers)
  }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() {
    identifiers.deleteAllItems(keepingSections: false)
  }

  /// Takes all items out, and all sections unless they are to be kept.
  ///
  /// - Source: ours; it says what `deleteAllItems` leaves open.
  public mutating func removeAllItems(keepingSections: Bool) {
    identifiers.deleteAllItems(keepingSections: keepingSections)
  }

  /// Moves an item to the place before another one, in whatever section that is.
  ///
  /// - Precondition: the snapshot has both items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    change { try $0.moveItem(identifier, before: toIdentifier) }
  }

  /// Moves an item to the place after another one, in whatever section that is.
  ///
  /// - Precondition: the snapshot has both items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    change { try $0.moveItem(identifier, after: toIdentifier) }
  }

  /// Has the views of items replaced by new ones when the snapshot is applied.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { try $0.reloadItems(identifiers) }
  }

  /// Has the views of items configured anew, but kept, when the snapshot is applied.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { try $0.reconfigureItems(identifiers) }
  }
}
