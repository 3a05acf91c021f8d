// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

@Suite(.ownProcess) struct NSDiffableDataSourceSnapshotTests {
  /// Section s with a, b, c and section t with d, e.
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["s", "t"])
    snapshot.appendItems(["a", "b", "c"], toSection: "s")
    snapshot.appendItems(["d", "e"])
    return snapshot
  }

  @Test func `appends to the last section unless one is named`() {
    let snapshot = snapshot()
    expect(snapshot.itemIdentifiers(inSection: "s"), equals: ["a", "b", "c"])
    expect(snapshot.itemIdentifiers(inSection: "t"), equals: ["d", "e"])
  }

  @Test func `counts an item's index through all sections`() {
    let snapshot = snapshot()
    expect(snapshot.indexOfItem("a"), equals: 0)
    expect(snapshot.indexOfItem("e"), equals: 4)
    expect(snapshot.indexOfItem("x"), equals: nil)
    expect(snapshot.indexOfSection("t"), equals: 1)
    expect(snapshot.indexOfSection("x"), equals: nil)
    expect(snapshot.sectionIdentifier(containingItem: "d"), equals: "t")
    expect(snapshot.sectionIdentifier(containingItem: "x"), equals: nil)
  }

  @Test func `moves an item into the section of the other one`() {
    var snapshot = snapshot()
    snapshot.moveItem("a", afterItem: "d")
    expect(snapshot.itemIdentifiers(inSection: "s"), equals: ["b", "c"])
    expect(snapshot.itemIdentifiers(inSection: "t"), equals: ["d", "a", "e"])
    expect(snapshot.indexOfItem("a"), equals: 3)
  }

  @Test func `leaves an item where it is when it is to stand beside itself`() {
    var snapshot = snapshot()
    snapshot.moveItem("b", beforeItem: "b")
    snapshot.moveItem("b", afterItem: "b")
    snapshot.moveSection("s", afterSection: "s")
    expect(snapshot.itemIdentifiers, equals: ["a", "b", "c", "d", "e"])
  }

  @Test func `is a value`() {
    let first = snapshot()
    var second = first
    second.deleteItems(["a"])
    expect(first.numberOfItems, equals: 5)
    expect(second.numberOfItems, equals: 4)
  }

  @Test func `overlooks the deletion of what is not there`() {
    var snapshot = snapshot()
    snapshot.deleteItems(["x", "b", "b"])
    snapshot.deleteSections(["x"])
    expect(snapshot.itemIdentifiers, equals: ["a", "c", "d", "e"])
  }

  @Test func `deletes all items with their sections, or without`() {
    var snapshot = snapshot()
    snapshot.reloadSections(["t"])
    snapshot.reloadItems(["a"])
    snapshot.removeAllItems(keepingSections: true)
    expect(snapshot.sectionIdentifiers, equals: ["s", "t"])
    expect(snapshot.reloadedSectionIdentifiers, equals: ["t"])
    expect(snapshot.numberOfItems, equals: 0)
    expectEmpty(snapshot.reloadedItemIdentifiers)
    snapshot.deleteAllItems()
    expect(snapshot.numberOfSections, equals: 0)
    expectEmpty(snapshot.reloadedSectionIdentifiers)
    snapshot.appendSections(["s"])
    snapshot.appendItems(["a"])
    expect(snapshot.indexOfItem("a"), equals: 0)
  }

  @Test func `names each reload once, in the order of the calls`() {
    var snapshot = snapshot()
    snapshot.reloadItems(["c", "a"])
    snapshot.reloadItems(["a", "d"])
    snapshot.reconfigureItems(["e", "b"])
    snapshot.reloadSections(["t", "s", "t"])
    expect(snapshot.reloadedItemIdentifiers, equals: ["c", "a", "d"])
    expect(snapshot.reconfiguredItemIdentifiers, equals: ["e", "b"])
    expect(snapshot.reloadedSectionIdentifiers, equals: ["t", "s"])
  }

  @Test func `forgets the reload of what is deleted`() {
    var snapshot = snapshot()
    snapshot.reloadItems(["a", "d"])
    snapshot.reconfigureItems(["b", "e"])
    snapshot.reloadSections(["s", "t"])
    snapshot.deleteItems(["a", "b"])
    snapshot.deleteSections(["t"])
    expectEmpty(snapshot.reloadedItemIdentifiers)
    expectEmpty(snapshot.reconfiguredItemIdentifiers)
    expect(snapshot.reloadedSectionIdentifiers, equals: ["s"])
  }

  @Test func `takes each identifier once when asked to make them unique`() {
    let snapshot = Snapshot(
      uniquing: [("s", ["a", "b", "a"]), ("t", ["b", "c"]), ("s", ["d", "a"])]
    )
    expect(snapshot.sectionIdentifiers, equals: ["s", "t"])
    expect(snapshot.itemIdentifiers(inSection: "s"), equals: ["a", "b", "d"])
    expect(snapshot.itemIdentifiers(inSection: "t"), equals: ["c"])
    expect(snapshot.indexOfItem("c"), equals: 3)
  }

  @Test func `reloads and reconfigures by old positions`() {
    let old = snapshot()
    var new = old
    new.insertItems(["x"], beforeItem: "a")
    new.moveItem("d", beforeItem: "x")
    new.reloadItems(["d", "x", "b"])
    new.reconfigureItems(["c", "x", "b"])
    let found = SectionedDifference(from: old.identifiers, to: new.identifiers)
    expect(found.reloadedItems, equals: [position(0, 1), position(1, 0)])
    expect(found.reconfiguredItems, equals: [position(0, 2)])
    expect(found.insertedItems, equals: [position(0, 1)])
    expect(found.movedItems, equals: [.init(from: position(1, 0), to: position(0, 0))])
  }

  @Test func `reloads an item with its section only once`() {
    let old = snapshot()
    var new = old
    new.reloadSections(["t"])
    new.reloadItems(["d", "a"])
    new.reconfigureItems(["e"])
    let found = SectionedDifference(from: old.identifiers, to: new.identifiers)
    expect(found.reloadedSections, equals: [1])
    expect(found.reloadedItems, equals: [position(0, 0)])
    expectEmpty(found.reconfiguredItems)
    expect(found.keepsOrder)
    expect(!found.isEmpty)
  }
}
