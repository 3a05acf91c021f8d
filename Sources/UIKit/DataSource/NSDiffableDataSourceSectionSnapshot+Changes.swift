// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items to the children of a parent, or to the roots if there is no parent.
  ///
  /// - Precondition: the snapshot has the parent and none of the items.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    change { try $0.append(items, to: parent) }
  }

  /// Inserts items before another one, as its siblings.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    change { try $0.insert(items, before: item) }
  }

  /// Inserts items after another one and its descendants, as its siblings.
  ///
  /// - Precondition: the snapshot has the other item and none of the new ones.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) {
    change { try $0.insert(items, after: item) }
  }

  /// Inserts a snapshot before an item; the snapshot's roots become the item's siblings.
  ///
  /// - Precondition: the snapshot has the item and none of the new ones.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    change { try $0.insert(snapshot.tree, before: item) }
  }

  /// Inserts a snapshot after an item and its descendants; the snapshot's roots become the item's
  /// siblings.
  ///
  /// - Precondition: the snapshot has the item and none of the new ones.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    change { try $0.insert(snapshot.tree, after: item) }
  }

  /// Removes items with all their descendants; unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    tree.delete(items)
  }

  /// Removes all items.
  public mutating func deleteAll() {
    tree = ItemTree()
  }

  /// Expands items: their children are visible if the items themselves are.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    change { try $0.setExpanded(items, true) }
  }

  /// Collapses items: their descendants are hidden.
  ///
  /// - Precondition: the snapshot has the items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    change { try $0.setExpanded(items, false) }
  }

  /// Replaces all descendants of an item with a snapshot.
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
