// SPDX-License-Identifier: Apache-2.0

/// The items of one section as an outline with parents and children, each identity once.
///
/// Items are in one list: each parent before its children, and these before its next sibling.
///
/// - Invariant: a level is 0 or at most one more than the level of the item before. `indexes`
///   contains exactly the items of `nodes`. Expanded items are in the tree.
package struct ItemTree<ItemID: Hashable & Sendable>: Sendable {
  /// The error of a wrong change; it never mentions sections.
  package typealias Failure = SnapshotError<Never, ItemID>

  /// An item with its parent.
  struct Node: Hashable {
    var id: ItemID
    var parent: ItemID?
    var level: Int
  }

  private(set) var nodes: [Node] = []
  private var indexes: [ItemID: Int] = [:]
  private var expanded: Set<ItemID> = []

  /// Makes an empty tree.
  package init() {}

  /// All items, parents before their children.
  package var items: [ItemID] { nodes.map(\.id) }

  /// The items that have no parent.
  package var rootItems: [ItemID] { nodes.filter { $0.level == 0 }.map(\.id) }

  /// The items whose ancestors are all expanded.
  package var visibleItems: [ItemID] {
    var deepest = 0
    return nodes.compactMap { node in
      guard node.level <= deepest else { return nil }
      deepest = expanded.contains(node.id) ? node.level + 1 : node.level
      return node.id
    }
  }

  /// The item's index among all items; `nil` when it is not in the tree.
  package func index(of id: ItemID) -> Int? { indexes[id] }

  /// The item's parent; `nil` when it has none or is not in the tree.
  package func parent(of id: ItemID) -> ItemID? { indexes[id].flatMap { nodes[$0].parent } }

  /// Whether an item is in the tree and expanded.
  package func isExpanded(_ id: ItemID) -> Bool { expanded.contains(id) }

  /// Whether an item is in the tree and its ancestors are all expanded.
  ///
  /// - Complexity: O(d) for d ancestors.
  package func isVisible(_ id: ItemID) -> Bool {
    guard var index = indexes[id] else { return false }
    while let parent = nodes[index].parent, let next = indexes[parent] {
      guard expanded.contains(parent) else { return false }
      index = next
    }
    return true
  }

  /// The number of an item's ancestors.
  ///
  /// - Throws: `unknownItem`.
  package func level(of id: ItemID) throws(Failure) -> Int { try nodes[knownIndex(of: id)].level }

  func knownIndex(of id: ItemID) throws(Failure) -> Int {
    guard let index = indexes[id] else { throw .unknownItem(id) }
    return index
  }

  /// The indexes of an item and all its descendants.
  func branch(at index: Int) -> Range<Int> {
    var end = index + 1
    while end < nodes.count, nodes[end].level > nodes[index].level { end += 1 }
    return index..<end
  }

  /// Marks items as expanded or collapsed; their descendants keep their own marks.
  ///
  /// - Throws: `unknownItem`.
  package mutating func setExpanded(_ ids: [ItemID], _ isExpanded: Bool) throws(Failure) {
    for id in ids { _ = try knownIndex(of: id) }
    if isExpanded { expanded.formUnion(ids) } else { expanded.subtract(ids) }
  }

  /// Removes items with all their descendants; unknown items are ignored.
  ///
  /// - Complexity: O(n) for n items.
  package mutating func delete(_ ids: [ItemID]) {
    var gone = Set(ids.filter { indexes[$0] != nil })
    guard !gone.isEmpty else { return }
    for node in nodes {
      if let parent = node.parent, gone.contains(parent) { gone.insert(node.id) }
    }
    nodes.removeAll { gone.contains($0.id) }
    for id in gone { indexes[id] = nil }
    expanded.subtract(gone)
    indexNodes(from: 0)
  }

  /// Replaces a range with a tree, whose roots become children of `parent`.
  ///
  /// - Precondition: the range covers whole branches of that parent.
  mutating func replace(
    _ range: Range<Int>,
    with tree: ItemTree,
    childrenOf parent: ItemID?
  ) throws(Failure) {
    let twice = tree.items.filter { id in indexes[id].map { !range.contains($0) } ?? false }
    guard twice.isEmpty else { throw .duplicateItems(twice) }
    let level = try parent.map { id throws(Failure) in try self.level(of: id) + 1 } ?? 0
    for node in nodes[range] {
      indexes[node.id] = nil
      expanded.remove(node.id)
    }
    let added = tree.nodes.map {
      Node(id: $0.id, parent: $0.parent ?? parent, level: $0.level + level)
    }
    nodes.replaceSubrange(range, with: added)
    expanded.formUnion(tree.expanded)
    indexNodes(from: range.lowerBound)
  }

  /// A tree of the items in a range; an item whose parent is outside becomes a root.
  func tree(of range: Range<Int>) -> ItemTree {
    var result = ItemTree()
    guard let level = nodes[range].first?.level else { return result }
    result.nodes = nodes[range].map {
      Node(id: $0.id, parent: $0.level == level ? nil : $0.parent, level: $0.level - level)
    }
    result.expanded = expanded.intersection(result.items)
    result.indexNodes(from: 0)
    return result
  }

  private mutating func indexNodes(from first: Int) {
    for index in first..<nodes.count { indexes[nodes[index].id] = index }
  }

  /// A tree without levels.
  ///
  /// - Throws: `duplicateItems`.
  init(roots ids: [ItemID]) throws(Failure) {
    var twice: [ItemID] = []
    for id in ids {
      if indexes.updateValue(nodes.count, forKey: id) == nil {
        nodes.append(Node(id: id, parent: nil, level: 0))
      } else if !twice.contains(id) {
        twice.append(id)
      }
    }
    guard twice.isEmpty else { throw .duplicateItems(twice) }
  }
}
