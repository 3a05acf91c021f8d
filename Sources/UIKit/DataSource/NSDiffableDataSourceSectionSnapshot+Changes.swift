// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension NSDiffableDataSourceSectionSnapshot {
  /// Puts items behind the children of a parent; behind all as roots when there is none.
  ///
  /// - Precondition: the snapshot has the parent and none of the items.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    change { try $0.append(items, to: parent) }
  }

  /// Puts items before another one, as its siblings.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    change { try $0.insert(items, before: item) }
  }

  /// Puts items after another one and its descendants, as its siblings.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) {
    change { try $0.insert(items, after: item) }
  }

  /// Puts a snapshot before an item, its roots as siblings of that.
  ///
  /// - Precondition: the snapshot has the item and none of the new ones.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    change { try $0.insert(snapshot.tree, before: item) }
  }

  /// Puts a snapshot after an item and its descendants, its roots as siblings of that.
  ///
  /// - Precondition: the snapshot has the item and none of the new ones.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    change { try $0.insert(snapshot.tree, after: item) }
  }

  /// Takes items out with all their descendants; those that are not there are overlooked.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    tree.delete(items)
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    tree = ItemTree()
  }

  /// Shows the children of items, as far as the items themselves are visible.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    change { try $0.setExpanded(items, true) }
  }

  /// Hides the descendants of items.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    change { try $0.setExpanded(items, false) }
  }

  /// Puts a snapshot in the place of all descendants of an item.
  ///
  /// - Precondition: the snapshot has the item, and none of the new ones elsewhere.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    change { try $0.replace(childrenOf: parent, using: snapshot.tree) }
  }

  private mutating func change(_ body: (inout ItemTree<ItemIdentifierType>) throws -> Void) {
    do {
      try body(&tree)
    } catch {
      problems.append("\(error)")
    }
  }
}
