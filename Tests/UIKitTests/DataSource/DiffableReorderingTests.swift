// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// A person reorders items of a diffable data source.
@MainActor
@Suite(.ownProcess) struct DiffableReorderingTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  private typealias Reordering = NSDiffableDataSourceTransaction<String, String>

  private let view: UICollectionView
  private let source: Source

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: RowsLayout()
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.content.title = item
      return cell
    }
    source.apply(Snapshot(uniquing: [("s", ["a", "b"]), ("t", ["c", "d"])]))
    view.layoutIfNeeded()
  }

  private var titles: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map(\.content.title)
  }

  /// Moves an item to the centre of a row.
  private func drag(_ item: String, toRow row: Int) -> Bool {
    guard let path = source.indexPath(for: item),
      view.beginInteractiveMovementForItem(at: path)
    else { return false }
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: row * 100 + 50))
    return true
  }

  @Test func `without a handler that says so nothing may be moved`() {
    expect(!drag("a", toRow: 1))
    source.reorderingHandlers.canReorderItem = { $0 != "a" }
    expect(!drag("a", toRow: 1))
    expect(drag("b", toRow: 0))
  }

  @Test func `the data source takes the new order and tells it before and after`() {
    var heard: [String] = []
    var told: Reordering?
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [source] _ in
      heard.append("will " + source.snapshot().itemIdentifiers.joined())
    }
    source.reorderingHandlers.didReorder = { [source] transaction in
      heard.append("did " + source.snapshot().itemIdentifiers.joined())
      told = transaction
    }
    let cell = view.cellForItem(at: .at(0, 0))
    expect(drag("a", toRow: 3))
    expect(titles, equals: ["b", "c", "d", "a"])
    expectEmpty(heard)
    expect(source.snapshot().itemIdentifiers, equals: ["a", "b", "c", "d"])
    view.endInteractiveMovement()
    expect(heard, equals: ["will abcd", "did bcda"])
    expect(titles, equals: ["b", "c", "d", "a"])
    #expect(view.cellForItem(at: .at(1, 2)) === cell)
    expect(source.snapshot().itemIdentifiers(inSection: "t"), equals: ["c", "d", "a"])
    let store = told.flatMap { ["a", "b", "c", "d"].applying($0.difference) }
    expect(store, equals: ["b", "c", "d", "a"])
    expect(told?.initialSnapshot.itemIdentifiers, equals: ["a", "b", "c", "d"])
    expect(told?.finalSnapshot.itemIdentifiers(inSection: "s"), equals: ["b"])
    let sections = told?.sectionTransactions ?? []
    expect(sections.map(\.sectionIdentifier), equals: ["s", "t"])
    expect(sections.map(\.initialSnapshot.items), equals: [["a", "b"], ["c", "d"]])
    expect(sections.map(\.finalSnapshot.items), equals: [["b"], ["c", "d", "a"]])
    expect(["c", "d"].applying(sections[1].difference), equals: ["c", "d", "a"])
    expectEmpty(view.diagnostics)
  }

  @Test func `a move within a section is a transaction of that section alone`() {
    var told: Reordering?
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { told = $0 }
    expect(drag("d", toRow: 2))
    view.endInteractiveMovement()
    expect(told?.sectionTransactions.map(\.sectionIdentifier), equals: ["t"])
    expect(titles, equals: ["a", "b", "d", "c"])
  }

  @Test func `a cancelled movement tells nobody`() {
    var count = 0
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { _ in count += 1 }
    source.reorderingHandlers.didReorder = { _ in count += 1 }
    expect(drag("a", toRow: 3))
    view.cancelInteractiveMovement()
    expect(count, equals: 0)
    expect(titles, equals: ["a", "b", "c", "d"])
  }

  @Test func `hidden children go along, and a parent whose children are shown stays`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["p", "q"])
    outline.append(["p1", "p2"], to: "p")
    source.apply(outline, to: "s")
    source.reorderingHandlers.canReorderItem = { _ in true }
    expect(titles, equals: ["p", "q", "c", "d"])
    expect(drag("p", toRow: 1))
    view.endInteractiveMovement()
    expect(source.snapshot(for: "s").items, equals: ["q", "p", "p1", "p2"])
    outline = source.snapshot(for: "s")
    outline.expand(["p"])
    source.apply(outline, to: "s")
    expect(titles.prefix(4), equals: ["q", "p", "p1", "p2"])
    expect(!drag("p", toRow: 0))
    // An item between two children becomes a child.
    expect(drag("q", toRow: 1))
    view.endInteractiveMovement()
    expect(source.snapshot(for: "s").parent(of: "q"), equals: "p")
    expect(titles.prefix(4), equals: ["p", "q", "p1", "p2"])
  }

  @Test func `a snapshot that is applied meanwhile moves what is dragged along`() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    expect(drag("a", toRow: 1))
    expect(titles, equals: ["b", "a", "c", "d"])
    source.apply(Snapshot(uniquing: [("s", ["x", "a", "b"]), ("t", ["c", "d"])]))
    expect(titles, equals: ["x", "a", "b", "c", "d"])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    view.endInteractiveMovement()
    expect(source.snapshot().itemIdentifiers, equals: ["x", "b", "a", "c", "d"])
    expect(titles, equals: ["x", "b", "a", "c", "d"])
  }
}
