// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

@Suite(.ownProcess) struct NSDiffableDataSourceSectionSnapshotTests {
  /// Item a with children b and d, item b with child c; then item e.
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "e"])
    snapshot.append(["b", "d"], to: "a")
    snapshot.append(["c"], to: "b")
    return snapshot
  }

  @Test func `lists parents before their children`() {
    let snapshot = snapshot()
    expect(snapshot.items, equals: ["a", "b", "c", "d", "e"])
    expect(snapshot.rootItems, equals: ["a", "e"])
    expect(["a", "b", "c", "d", "e"].map { snapshot.level(of: $0) }, equals: [0, 1, 2, 1, 0])
    expect(snapshot.parent(of: "c"), equals: "b")
    expect(snapshot.parent(of: "a"), equals: nil)
    expect(snapshot.index(of: "d"), equals: 3)
    expect(snapshot.index(of: "x"), equals: nil)
    expect(snapshot.contains("c"))
    expect(!snapshot.contains("x"))
  }

  @Test func `shows what has only expanded ancestors`() {
    var snapshot = snapshot()
    expect(snapshot.visibleItems, equals: ["a", "e"])
    snapshot.expand(["b"])
    expect(snapshot.visibleItems, equals: ["a", "e"])
    expect(snapshot.isExpanded("b"))
    expect(!snapshot.isVisible("c"))
    snapshot.expand(["a"])
    expect(snapshot.visibleItems, equals: ["a", "b", "c", "d", "e"])
    expect(snapshot.isVisible("c"))
    expect(!snapshot.isVisible("x"))
  }

  @Test func `keeps the state of descendants when an item collapses`() {
    var snapshot = snapshot()
    snapshot.expand(["a", "b"])
    snapshot.collapse(["a"])
    expect(snapshot.visibleItems, equals: ["a", "e"])
    snapshot.expand(["a"])
    expect(snapshot.visibleItems, equals: ["a", "b", "c", "d", "e"])
  }

  @Test func `inserts siblings before an item, and after its descendants`() {
    var snapshot = snapshot()
    snapshot.insert(["x"], before: "b")
    snapshot.insert(["y"], after: "b")
    snapshot.insert(["z"], after: "a")
    expect(snapshot.items, equals: ["a", "x", "b", "c", "y", "d", "z", "e"])
    expect(["x", "y", "z"].map { snapshot.parent(of: $0) }, equals: ["a", "a", nil])
  }

  @Test func `deletes an item with its descendants`() {
    var snapshot = snapshot()
    snapshot.expand(["a", "b"])
    snapshot.delete(["b", "x"])
    expect(snapshot.items, equals: ["a", "d", "e"])
    expect(snapshot.index(of: "e"), equals: 2)
    expect(!snapshot.isExpanded("b"))
    snapshot.deleteAll()
    expectEmpty(snapshot.items)
    expect(!snapshot.isExpanded("a"))
  }

  @Test func `takes out a branch with its state and puts it in elsewhere`() {
    var snapshot = snapshot()
    snapshot.expand(["b"])
    let branch = snapshot.snapshot(of: "b", includingParent: true)
    expect(branch.items, equals: ["b", "c"])
    expect(branch.rootItems, equals: ["b"])
    expect(branch.visibleItems, equals: ["b", "c"])
    snapshot.delete(["b"])
    snapshot.insert(branch, after: "d")
    expect(snapshot.items, equals: ["a", "d", "b", "c", "e"])
    expect(snapshot.level(of: "c"), equals: 2)
    expect(snapshot.isExpanded("b"))
    expect(snapshot.parent(of: "b"), equals: "a")
    expect(snapshot.parent(of: "c"), equals: "b")
  }

  @Test func `leaves the parent out of its branch unless it is wanted`() {
    let branch = snapshot().snapshot(of: "a")
    expect(branch.items, equals: ["b", "c", "d"])
    expect(branch.rootItems, equals: ["b", "d"])
    expect(branch.parent(of: "b"), equals: nil)
    expect(branch.level(of: "c"), equals: 1)
    expectEmpty(snapshot().snapshot(of: "e").items)
  }

  @Test func `puts a snapshot before an item`() {
    var snapshot = snapshot()
    var added = Snapshot()
    added.append(["x"])
    added.append(["y"], to: "x")
    snapshot.insert(added, before: "d")
    expect(snapshot.items, equals: ["a", "b", "c", "x", "y", "d", "e"])
    expect(snapshot.level(of: "y"), equals: 2)
    expect(snapshot.parent(of: "x"), equals: "a")
  }

  @Test func `replaces children, and may use the old ones again`() {
    var snapshot = snapshot()
    snapshot.expand(["a", "b"])
    var children = Snapshot()
    children.append(["x", "c"])
    snapshot.replace(childrenOf: "a", using: children)
    expect(snapshot.items, equals: ["a", "x", "c", "e"])
    expect(snapshot.parent(of: "c"), equals: "a")
    expect(snapshot.index(of: "e"), equals: 3)
    expect(snapshot.isExpanded("a"))
    expect(!snapshot.contains("b"))
    expect(!snapshot.isExpanded("b"))
  }

  @Test func `draws the outline`() {
    var snapshot = snapshot()
    snapshot.expand(["a"])
    expect(snapshot.visualDescription(), equals: "- a\n  + b\n    * c\n  * d\n* e")
  }
}

@Suite(.ownProcess) struct ItemTreeErrorTests {
  private func tree() throws -> ItemTree<String> {
    var tree = ItemTree<String>()
    try tree.append(["a", "b"], to: nil)
    try tree.append(["c"], to: "a")
    return tree
  }

  @Test func `names what is wrong and changes nothing`() throws {
    let tree = try tree()
    try check(.duplicateItems(["x"])) { try $0.append(["x", "y", "x"], to: "a") }
    try check(.duplicateItems(["c"])) { try $0.insert(["x", "c"], before: "b") }
    try check(.duplicateItems(["a", "c", "b"])) { try $0.insert(tree, after: "b") }
    try check(.duplicateItems(["a", "b"])) { try $0.replace(childrenOf: "a", using: tree) }
    try check(.unknownItem("q")) { try $0.append(["x"], to: "q") }
    try check(.unknownItem("q")) { try $0.insert(["x"], after: "q") }
    try check(.unknownItem("q")) { try $0.setExpanded(["a", "q"], true) }
    try check(.unknownItem("q")) { _ = try $0.level(of: "q") }
    try check(.unknownItem("q")) { _ = try $0.tree(of: "q", includingParent: true) }
  }

  private func check(
    _ failure: SnapshotError<Never, String>,
    _ change: (inout ItemTree<String>) throws -> Void
  ) throws {
    var changed = try tree()
    #expect(throws: failure) { try change(&changed) }
    expect(changed.items, equals: ["a", "c", "b"])
    expect(!changed.isExpanded("a"))
    expect(changed.index(of: "b"), equals: 2)
  }
}
