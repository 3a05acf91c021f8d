// SPDX-License-Identifier: Apache-2.0

extension ItemTree {
  /// Appends items to the children of a parent, or to the roots when there is no parent.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(n) for n items from there on.
  package mutating func append(_ ids: [ItemID], to parent: ItemID?) throws(Failure) {
    var end = nodes.count
    if let parent { end = try branch(at: knownIndex(of: parent)).upperBound }
    try replace(end..<end, with: ItemTree(roots: ids), childrenOf: parent)
  }

  /// Inserts items before another one, as its siblings.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(n) for n items from there on.
  package mutating func insert(_ ids: [ItemID], before anchor: ItemID) throws(Failure) {
    try insert(ItemTree(roots: ids), before: anchor)
  }

  /// Inserts items after another one and its descendants, as its siblings.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(n) for n items from there on.
  package mutating func insert(_ ids: [ItemID], after anchor: ItemID) throws(Failure) {
    try insert(ItemTree(roots: ids), after: anchor)
  }

  /// Inserts a tree before an item; the tree's roots become the item's siblings.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(n) for n items from there on.
  package mutating func insert(_ tree: ItemTree, before anchor: ItemID) throws(Failure) {
    let index = try knownIndex(of: anchor)
    try replace(index..<index, with: tree, childrenOf: nodes[index].parent)
  }

  /// Inserts a tree after an item and its descendants; the tree's roots become the item's siblings.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(n) for n items from there on.
  package mutating func insert(_ tree: ItemTree, after anchor: ItemID) throws(Failure) {
    let index = try knownIndex(of: anchor)
    let end = branch(at: index).upperBound
    try replace(end..<end, with: tree, childrenOf: nodes[index].parent)
  }

  /// Replaces all descendants of an item with a tree.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(n) for n items from there on.
  package mutating func replace(childrenOf parent: ItemID, using tree: ItemTree) throws(Failure) {
    let branch = try branch(at: knownIndex(of: parent))
    try replace(branch.lowerBound + 1..<branch.upperBound, with: tree, childrenOf: parent)
  }

  /// The descendants of an item as a new tree, with the item as its root on request.
  ///
  /// - Throws: `unknownItem`.
  package func tree(of parent: ItemID, includingParent: Bool) throws(Failure) -> ItemTree {
    let branch = try branch(at: knownIndex(of: parent))
    return tree(of: includingParent ? branch : branch.lowerBound + 1..<branch.upperBound)
  }

  /// One line for each item, indented by its level: `-` is expanded, `+` is collapsed with
  /// children, `*` is neither.
  package var visualDescription: String {
    nodes.indices.map { index in
      let node = nodes[index]
      let hasChildren = branch(at: index).count > 1
      let sign = isExpanded(node.id) ? "-" : hasChildren ? "+" : "*"
      return String(repeating: "  ", count: node.level) + "\(sign) \(node.id)"
    }.joined(separator: "\n")
  }
}
