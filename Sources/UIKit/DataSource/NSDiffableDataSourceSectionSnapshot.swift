// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// The items of one section as an outline with expanded and collapsed parents.
///
/// An invalid change has no effect. UIKit ends the program; here the collection view reports it
/// when the snapshot is applied.
///
/// - Source: UIKit, `NSDiffableDataSourceSectionSnapshot`. A collapsed item's descendants keep their own
///   state.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// The items as an engine value, whose invalid changes throw and have no effect.
  package var tree = ItemTree<ItemIdentifierType>()

  /// Descriptions of the invalid changes so far.
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

  /// Whether the item is expanded; `false` for an unknown item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }

  /// Whether all ancestors of the item are expanded; `false` for an unknown item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }

  /// Whether the snapshot has the item.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.index(of: item) != nil }

  /// The number of the item's ancestors; 0 for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int {
    (try? tree.level(of: item)) ?? 0
  }

  /// The item's index in `items`; `nil` for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }

  /// The item's parent; `nil` for a root and for an unknown item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    tree.parent(of: child)
  }

  /// The descendants of an item as a snapshot, with the item as its root on request; empty for an
  /// unknown item.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    (try? tree.tree(of: parent, includingParent: includingParent)).map(Self.init) ?? Self()
  }

  /// One line for each item, indented by its level: `-` is expanded, `+` is collapsed with
  /// children, `*` is neither.
  public func visualDescription() -> String { tree.visualDescription }
}
