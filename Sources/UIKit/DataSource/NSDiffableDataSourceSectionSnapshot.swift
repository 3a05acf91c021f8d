// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// The items of one section as an outline, with parents that are expanded or collapsed.
///
/// A change that names something wrong changes nothing. UIKit ends the program then; here the collection
/// view tells it when the snapshot is applied.
///
/// - Source: UIKit, `NSDiffableDataSourceSectionSnapshot`. A collapsed item's descendants keep their own
///   state.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// The same with changes that throw and leave the state as it was.
  package var tree = ItemTree<ItemIdentifierType>()

  /// What was wrong with changes so far.
  var problems: [String] = []

  /// Makes an empty snapshot.
  public init() {}

  /// Makes a copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  init(_ tree: ItemTree<ItemIdentifierType>) {
    self.tree = tree
  }

  /// All items, visible or not, each parent before its children.
  ///
  /// - Complexity: O(n) for n items.
  public var items: [ItemIdentifierType] { tree.items }

  /// The items without a parent.
  ///
  /// - Complexity: O(n) for n items.
  public var rootItems: [ItemIdentifierType] { tree.rootItems }

  /// The items whose ancestors are all expanded.
  ///
  /// - Complexity: O(n) for n items.
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  /// The items that are expanded, each parent before its children.
  ///
  /// - Complexity: O(n) for n items.
  public var expandedItems: [ItemIdentifierType] { tree.items.filter(tree.isExpanded) }

  /// Whether the item is expanded; one that is not there is not.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }

  /// Whether all ancestors of the item are expanded; one that is not there is not visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }

  /// Whether the snapshot has the item.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.index(of: item) != nil }

  /// How many ancestors the item has; 0 for one that is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    (try? tree.level(of: item)) ?? 0
  }

  /// The item's index in `items`; `nil` when the snapshot has no such item.
  public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }

  /// The item's parent; `nil` for a root, and for an item that is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    tree.parent(of: child)
  }

  /// The descendants of an item as a snapshot, with the item as their root if wanted; an empty one for
  /// an item that is not there.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    (try? tree.tree(of: parent, includingParent: includingParent)).map(Self.init) ?? Self()
  }

  /// A line for each item, indented by its level: `-` is expanded, `+` collapsed with children, `*` neither.
  public func visualDescription() -> String { tree.visualDescription }
}
