// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if none is named.
  ///
  /// - Precondition: the snapshot has the section and none of the items.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change { try $0.appendItems(identifiers, toSection: sectionIdentifier) }
  }

  /// Inserts items before another one.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    change { try $0.insertItems(identifiers, before: beforeIdentifier) }
  }

  /// Inserts items after another one.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    change { try $0.insertItems(identifiers, after: afterIdentifier) }
  }

  /// Removes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    self.identifiers.deleteItems(identifiers)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    identifiers.deleteAllItems(keepingSections: false)
  }

  /// Removes all items, and all sections unless they are kept.
  ///
  /// - Source: ours; it offers the choice that `deleteAllItems` does not.
  public mutating func removeAllItems(keepingSections: Bool) {
    identifiers.deleteAllItems(keepingSections: keepingSections)
  }

  /// Moves an item to the place before another one, in any section.
  ///
  /// - Precondition: the snapshot has both items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    change { try $0.moveItem(identifier, before: toIdentifier) }
  }

  /// Moves an item to the place after another one, in any section.
  ///
  /// - Precondition: the snapshot has both items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    change { try $0.moveItem(identifier, after: toIdentifier) }
  }

  /// Marks items, so that applying the snapshot replaces their views.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { try $0.reloadItems(identifiers) }
  }

  /// Marks items, so that applying the snapshot configures their present views again.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { try $0.reconfigureItems(identifiers) }
  }
}
