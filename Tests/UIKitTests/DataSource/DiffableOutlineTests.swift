// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

/// Outlines in sections, snapshots that wait, and invalid snapshots.
@MainActor
@Suite(.ownProcess) struct DiffableOutlineTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: RowsLayout()
  )
  private let source: UICollectionViewDiffableDataSource<String, String>
  private let told = Scene.Told()

  init() {
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.content.title = item
      return cell
    }
    view.transactionSink = { [told] in told.transactions.append($0) }
    view.layoutIfNeeded()
  }

  private var titles: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map(\.content.title)
  }

  /// Item a with the children b and c, and item d.
  private func outline(expanded: [String] = []) -> Outline {
    var outline = Outline()
    outline.append(["a", "d"])
    outline.append(["b", "c"], to: "a")
    outline.expand(expanded)
    return outline
  }

  @Test func `an outline shows what is visible of it, in a section of its own`() {
    source.apply(outline(), to: "s")
    expect(titles, equals: ["a", "d"])
    source.apply(outline(expanded: ["a"]), to: "s")
    expect(titles, equals: ["a", "b", "c", "d"])
    expect(source.snapshot().itemIdentifiers, equals: ["a", "b", "c", "d"])
    expect(source.snapshot(for: "s").level(of: "b"), equals: 1)
    expectEmpty(source.snapshot(for: "nobody").items)
  }

  @Test func `expanding inserts the children and keeps the others' views`() {
    source.apply(outline(), to: "s")
    _ = titles
    let cell = view.cellForItem(at: .at(0, 1))
    source.apply(outline(expanded: ["a"]), to: "s")
    #expect(view.cellForItem(at: .at(0, 3)) === cell)
    expect(told.last?.inserted.map(\.position.item), equals: [1, 2])
    expect(told.last?.removed.isEmpty, equals: true)
  }

  @Test func `items without an outline are its roots, and other items end it`() {
    source.apply(Snapshot(uniquing: [("s", ["x", "y"])]))
    expect(source.snapshot(for: "s").rootItems, equals: ["x", "y"])
    source.apply(outline(expanded: ["a"]), to: "s")
    source.apply(Snapshot(uniquing: [("s", ["a", "d"])]))
    expect(source.snapshot(for: "s").rootItems, equals: ["a", "d"])
    expect(!source.snapshot(for: "s").isExpanded("a"))
  }

  @Test func `a snapshot and the outlines of its sections are one change`() {
    source.apply(Snapshot(uniquing: [("s", ["x"])]))
    _ = titles
    let before = told.transactions.count
    var next = source.snapshot()
    next.appendSections(["t"])
    source.apply(next, sectionSnapshots: ["t": outline(expanded: ["a"])])
    expect(told.transactions.count, equals: before + 1)
    expect(titles, equals: ["x", "a", "b", "c"])
    expect(source.snapshot(for: "t").isExpanded("a"))
  }

  @Test func `handlers decide about expanding and give the children`() {
    var heard: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "d" }
    source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      heard.append("children of \(item): \(children.items.joined())")
      var more = children
      more.append(["e"])
      return more
    }
    source.apply(outline(), to: "s")
    source.setExpanded("d", true)
    source.setExpanded("a", true)
    expect(titles, equals: ["a", "b", "c", "e"])
    source.setExpanded("a", false)
    expect(titles, equals: ["a", "d"])
    expect(heard, equals: ["expand a", "children of a: bc", "collapse a"])
  }

  @Test func `snapshots that are applied while cells are shown wait for their turn`() {
    let view = view
    var applied: [[String]] = []
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      view,
      path,
      item in
      if item == "a", applied.isEmpty, let source = view.dataSource as? Self.Source {
        applied = [["a", "b"], ["b", "c"]]
        for items in applied { source.apply(Snapshot(uniquing: [("s", items)])) }
      }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.content.title = item
      return cell
    }
    source.apply(Snapshot(uniquing: [("s", ["a"])]))
    expect(titles, equals: ["b", "c"])
    expectEmpty(view.diagnostics)
  }

  fileprivate typealias Source = UICollectionViewDiffableDataSource<String, String>

  @Test func `what is wrong with a snapshot is told with the identifiers and changes nothing`() {
    var snapshot = Snapshot(uniquing: [("s", ["a"])])
    snapshot.appendItems(["b", "a", "b"])
    snapshot.moveItem("q", beforeItem: "a")
    expect(snapshot.numberOfItems(inSection: "nobody"), equals: 0)
    source.apply(snapshot)
    expect(titles, equals: ["a"])
    let messages = view.diagnostics.map(\.message)
    expect(view.diagnostics.map(\.code), equals: ["invalid-snapshot", "invalid-snapshot"])
    expect(
      messages.first?.hasPrefix("Fatal: supplied item identifiers are not unique."),
      equals: true
    )
    expect(messages.last?.contains("\"q\""), equals: true)
    source.apply(source.snapshot())
    expectEmpty(view.diagnostics)
  }

  @Test func `an item is the same element after a reload that puts it elsewhere`() {
    source.apply(Snapshot(uniquing: [("s", ["a", "b"])]))
    _ = titles
    let keys = told.last?.inserted.map(\.key)
    source.applySnapshotUsingReloadData(Snapshot(uniquing: [("s", ["b", "a"])]))
    expect(titles, equals: ["b", "a"])
    expect(told.last?.updated.map(\.key), equals: keys.map { Array($0.reversed()) })
    expect(told.last?.inserted.isEmpty, equals: true)
  }

  @Test func `awaiting a change returns after its animation`() async {
    await source.apply(Snapshot(uniquing: [("s", ["a"])]))
    await source.apply(outline(expanded: ["a"]), to: "t", animatingDifferences: false)
    // The item from the other section moved into this one.
    expect(source.snapshot().sectionIdentifiers, equals: ["s", "t"])
    expect(titles, equals: ["a", "b", "c", "d"])
    await source.applySnapshotUsingReloadData(Snapshot(uniquing: [("s", ["z"])]))
    expect(titles, equals: ["z"])
  }
}
