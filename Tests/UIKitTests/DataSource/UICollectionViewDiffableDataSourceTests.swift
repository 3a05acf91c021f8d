// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// A scene in which four rows of 100 fit into the view.
@MainActor
private struct DiffableScene {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: RowsLayout()
  )
  let source: UICollectionViewDiffableDataSource<String, String>
  let told = Scene.Told()

  init(_ snapshot: Snapshot) {
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.content.title = item
      return cell
    }
    view.transactionSink = { [told] in told.transactions.append($0) }
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  func cell(_ item: String) -> UICollectionViewCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
  }
}

@MainActor
@Suite(.ownProcess) struct UICollectionViewDiffableDataSourceTests {
  private func snapshot(_ items: String) -> Snapshot {
    Snapshot(uniquing: [("s", items.map { String($0) })])
  }

  @Test func `shows the first snapshot`() {
    let scene = DiffableScene(snapshot("abc"))
    expect(scene.view.visibleCells.map(\.content.title), equals: ["a", "b", "c"])
    #expect(scene.view.dataSource === scene.source)
  }

  @Test func `keeps the cells of what stays and animates the change`() {
    let scene = DiffableScene(snapshot("abc"))
    let (first, last) = (scene.cell("a"), scene.cell("c"))
    scene.source.apply(snapshot("cxa"))
    #expect(scene.cell("a") === first && scene.cell("c") === last)
    expect(scene.cell("x")?.content.title, equals: "x")
    expect(scene.cell("b"), equals: nil)
    #expect(scene.told.last?.animation != nil)
  }

  @Test func `shows the change at once when it is not to be animated`() {
    let scene = DiffableScene(snapshot("abc"))
    var isComplete = false
    scene.source.apply(snapshot("ca"), animatingDifferences: false) { isComplete = true }
    expect(isComplete)
    expect(scene.told.last?.animation, equals: nil)
    expect(scene.view.numberOfItems(inSection: 0), equals: 2)
  }

  @Test func `finds items and sections by identifier and by index`() {
    let scene = DiffableScene(Snapshot(uniquing: [("s", ["a"]), ("t", ["b", "c"])]))
    expect(scene.source.indexPath(for: "c"), equals: .at(1, 1))
    expect(scene.source.itemIdentifier(for: .at(1, 0)), equals: "b")
    expect(scene.source.itemIdentifier(for: .at(0, 1)), equals: nil)
    expect(scene.source.itemIdentifier(for: .at(2, 0)), equals: nil)
    expect(scene.source.sectionIdentifier(for: 1), equals: "t")
    expect(scene.source.sectionIdentifier(for: 2), equals: nil)
    expect(scene.source.index(for: "t"), equals: 1)
    expect(scene.source.index(for: "u"), equals: nil)
  }

  @Test func `takes the cell of a reloaded item anew and keeps that of a reconfigured one`() {
    let scene = DiffableScene(snapshot("abc"))
    let (first, second) = (scene.cell("a") as? SpyCell, scene.cell("b") as? SpyCell)
    expect(first?.reuses, equals: 0)
    expect(second?.reuses, equals: 0)
    first?.content.title = "stale"
    second?.content.title = "stale"
    var next = scene.source.snapshot()
    next.moveItem("b", afterItem: "c")
    next.reloadItems(["a"])
    next.reconfigureItems(["b"])
    scene.source.apply(next)
    // The old cell is seen until it has faded.
    #expect(first?.reuses == 0 && scene.cell("a") !== first)
    expect(scene.cell("a")?.content.title, equals: "a")
    #expect(scene.cell("b") === second && second?.reuses == 0)
    expect(second?.content.title, equals: "b")
    expectEmpty(scene.source.snapshot().reloadedItemIdentifiers)
    expectEmpty(scene.source.snapshot().reconfiguredItemIdentifiers)
  }

  @Test func `reloads everything without a difference`() {
    let scene = DiffableScene(snapshot("abc"))
    var isComplete = false
    scene.source.applySnapshotUsingReloadData(snapshot("cd")) { isComplete = true }
    scene.view.layoutIfNeeded()
    expect(isComplete)
    expect(scene.view.visibleCells.map(\.content.title), equals: ["c", "d"])
  }

  @Test func `moves a section, and an item out of a deleted one`() {
    let scene = DiffableScene(Snapshot(uniquing: [("s", ["a"]), ("t", ["b"]), ("u", ["c"])]))
    let cells = ["a", "b", "c"].map { scene.cell($0) }
    scene.source.apply(Snapshot(uniquing: [("u", ["c", "a"]), ("t", ["b"])]))
    expect(zip(["a", "b", "c"], cells).allSatisfy { scene.cell($0) === $1 })
    expect(scene.source.indexPath(for: "a"), equals: .at(0, 1))
  }

  @Test func `a reload under an animation interrupts it, and each completion comes once`() {
    let scene = DiffableScene(snapshot("abc"))
    var ends: [() -> Void] = []
    var heard: [String] = []
    scene.view.completionScheduler = { ends.append($1) }
    scene.source.apply(snapshot("cba")) { heard.append("animated") }
    expect(heard, equals: [])
    scene.source.applySnapshotUsingReloadData(snapshot("xy")) { heard.append("reloaded") }
    scene.view.layoutIfNeeded()
    expect(heard, equals: ["animated", "reloaded"])
    expect(scene.view.visibleCells.map(\.content.title), equals: ["x", "y"])
    for end in ends { end() }
    expect(heard, equals: ["animated", "reloaded"])
  }
}
