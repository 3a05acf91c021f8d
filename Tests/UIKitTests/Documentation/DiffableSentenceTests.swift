// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about diffable data sources and their snapshots.
@MainActor @Suite(.ownProcess) struct DiffableSentenceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private let view = UICollectionView(
    frame: box(0, 0, 300, 400),
    collectionViewLayout: RowsLayout()
  )
  private let source: Source
  private let log = EventLog()

  init() {
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { [log] view, path, item in
      log.events.append("\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  private func order(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func `a snapshot answers about its sections and items`() {
    let one = snapshot()
    says("numberOfItems", one.numberOfItems, 5)
    says("numberOfSections", one.numberOfSections, 2)
    says("sectionIdentifiers", one.sectionIdentifiers, ["a", "b"])
    says("itemIdentifiers, over all sections", one.itemIdentifiers, [1, 2, 3, 4, 5])
    says("items go to the last section by default", one.itemIdentifiers(inSection: "b"), [4, 5])
    says("numberOfItems(inSection:)", one.numberOfItems(inSection: "a"), 3)
    says("sectionIdentifier(containingItem:)", one.sectionIdentifier(containingItem: 4), "b")
    says("of a strange item", one.sectionIdentifier(containingItem: 9), nil)
    says("indexOfItem, over all sections", one.indexOfItem(4), 3)
    says("of a strange item", one.indexOfItem(9), nil)
    says("indexOfSection", one.indexOfSection("b"), 1)
    says("of a strange section", one.indexOfSection("z"), nil)
  }

  @Test func `a snapshot is changed by names, not by paths`() {
    let cases: [(String, (inout Snapshot) -> Void, [[Int]])] = [
      ("insert before", { $0.insertItems([8, 9], beforeItem: 2) }, [[1, 8, 9, 2, 3], [4, 5]]),
      ("insert after", { $0.insertItems([8, 9], afterItem: 5) }, [[1, 2, 3], [4, 5, 8, 9]]),
      ("delete", { $0.deleteItems([1, 5]) }, [[2, 3], [4]]),
      ("delete what is not there", { $0.deleteItems([77]) }, [[1, 2, 3], [4, 5]]),
      ("move before", { $0.moveItem(5, beforeItem: 1) }, [[5, 1, 2, 3], [4]]),
      ("move after", { $0.moveItem(1, afterItem: 4) }, [[2, 3], [4, 1, 5]]),
      ("append sections", { $0.appendSections(["c"]) }, [[1, 2, 3], [4, 5], []]),
      (
        "insert sections before", { $0.insertSections(["c"], beforeSection: "a") },
        [[], [1, 2, 3], [4, 5]]
      ),
      (
        "insert sections after", { $0.insertSections(["c"], afterSection: "a") },
        [[1, 2, 3], [], [4, 5]]
      ),
      ("delete sections with their items", { $0.deleteSections(["a"]) }, [[4, 5]]),
      ("move sections", { $0.moveSection("a", afterSection: "b") }, [[4, 5], [1, 2, 3]]),
      ("move sections before", { $0.moveSection("b", beforeSection: "a") }, [[4, 5], [1, 2, 3]]),
      ("delete all", { $0.deleteAllItems() }, []),
    ]
    for (name, change, result) in cases {
      var one = snapshot()
      change(&one)
      says(name, order(one), result)
    }
    var one = snapshot()
    one.reloadItems([1])
    one.reconfigureItems([2, 4])
    one.reloadSections(["b"])
    says("reloaded items are named", one.reloadedItemIdentifiers, [1])
    says("reconfigured ones", Set(one.reconfiguredItemIdentifiers), [2, 4])
    says("reloaded sections", one.reloadedSectionIdentifiers, ["b"])
    var copy = one
    copy.deleteAllItems()
    says("a snapshot is a value", one.numberOfItems, 5)
  }

  @Test func `what is applied is shown, and names and paths find each other`() {
    var ended = 0
    source.apply(snapshot(), animatingDifferences: true) { ended += 1 }
    view.layoutIfNeeded()
    says("the completion is called", ended, 1)
    says(
      "the view asks it for counts",
      [view.numberOfSections, view.numberOfItems(inSection: 0)],
      [2, 3]
    )
    says("it is the data source", view.dataSource === source, true)
    says("a path has its item", source.itemIdentifier(for: .at(1, 0)), 4)
    says("a path beyond has none", source.itemIdentifier(for: .at(1, 9)), nil)
    says("nor beyond the sections", source.itemIdentifier(for: .at(9, 0)), nil)
    says("an item has its path", source.indexPath(for: 5), .at(1, 1))
    says("a strange item has none", source.indexPath(for: 77), nil)
    says("a section has its index", source.index(for: "b"), 1)
    says("a strange one has none", source.index(for: "z"), nil)
    says("an index has its section", source.sectionIdentifier(for: 0), "a")
    says("one beyond has none", source.sectionIdentifier(for: 7), nil)
    var copy = source.snapshot()
    copy.deleteAllItems()
    says("its snapshot is a copy", source.snapshot().numberOfItems, 5)
  }

  @Test func `only differences ask for cells`() {
    source.apply(snapshot(), animatingDifferences: false)
    view.layoutIfNeeded()
    _ = log.take()
    let first = view.cellForItem(at: .at(0, 0))
    var next = source.snapshot()
    next.moveItem(1, afterItem: 3)
    next.insertItems([9], beforeItem: 2)
    source.apply(next)
    view.layoutIfNeeded()
    says("an inserted item asks", log.take(), ["9"])
    says("a moved one keeps its cell", view.cellForItem(at: .at(0, 3)) === first, true)
    source.apply(next)
    view.layoutIfNeeded()
    says("the same snapshot changes nothing", log.take(), [])
    next.reconfigureItems([1])
    source.apply(next)
    view.layoutIfNeeded()
    says("reconfiguring asks", log.take(), ["1"])
    says("and keeps the cell", view.cellForItem(at: .at(0, 3)) === first, true)
    var again = source.snapshot()
    says("what was reconfigured is forgotten once applied", again.reconfiguredItemIdentifiers, [])
    again.reloadItems([1])
    source.apply(again)
    view.layoutIfNeeded()
    says("reloading brings another cell", view.cellForItem(at: .at(0, 3)) === first, false)
    _ = log.take()
    source.applySnapshotUsingReloadData(source.snapshot())
    view.layoutIfNeeded()
    says("reloading the data asks for all that is seen", Set(log.take()), ["9", "2", "3", "1"])
  }

  @Test func `the selection stays with its item`() {
    source.apply(snapshot(), animatingDifferences: false)
    view.layoutIfNeeded()
    view.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    var next = source.snapshot()
    next.deleteItems([1])
    next.moveSection("a", afterSection: "b")
    source.apply(next)
    says(
      "wherever it goes",
      view.indexPathsForSelectedItems,
      [source.indexPath(for: 3) ?? .at(9, 9)]
    )
  }

  @Test func `an outline answers about its levels`() {
    var one = Outline()
    one.append([1, 2])
    one.append([11, 12], to: 1)
    one.append([111], to: 11)
    says("all items, parents before children", one.items, [1, 11, 111, 12, 2])
    says("rootItems", one.rootItems, [1, 2])
    says("only roots are visible at first", one.visibleItems, [1, 2])
    says("level of a child of a child", one.level(of: 111), 2)
    says("parent", one.parent(of: 111), 11)
    says("a root has none", one.parent(of: 1), nil)
    says("index is in all items", one.index(of: 12), 3)
    says("contains", one.contains(12) && !one.contains(99), true)
    says("nothing is expanded", one.isExpanded(1), false)
    one.expand([11])
    says("what is in a collapsed parent is not visible", one.isVisible(111), false)
    one.expand([1])
    says("expanding shows what was expanded within", one.visibleItems, [1, 11, 111, 12, 2])
    one.collapse([1])
    says("collapsing hides it all", one.visibleItems, [1, 2])
    says("a part", one.snapshot(of: 1).rootItems, [11, 12])
    says("with its parent", one.snapshot(of: 1, includingParent: true).rootItems, [1])
    one.insert([10], before: 11)
    one.insert([13], after: 12)
    says("siblings", one.snapshot(of: 1).rootItems, [10, 11, 12, 13])
    one.delete([11])
    says("deleting takes the children along", one.contains(111), false)
    var part = Outline()
    part.append([7, 8])
    one.replace(childrenOf: 1, using: part)
    says("other children", one.items, [1, 7, 8, 2])
    one.insert(part2(), after: 2)
    says("a snapshot within another", one.rootItems, [1, 2, 20])
    says("a description", one.visualDescription().contains("20"), true)
    one.deleteAll()
    says("nothing", one.items, [])
  }

  private func part2() -> Outline {
    var part = Outline()
    part.append([20])
    part.append([21], to: 20)
    return part
  }

  @Test func `handlers of outlines are asked and told`() {
    var heard: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    var one = Outline()
    one.append([1, 2])
    one.append([11], to: 1)
    one.append([21], to: 2)
    source.apply(one, to: "a", animatingDifferences: false)
    says("applying adds the section", source.snapshot().sectionIdentifiers, ["a"])
    says("the view shows the visible", view.numberOfItems(inSection: 0), 2)
    one.expand([1])
    source.apply(one, to: "a")
    says("an applied expansion shows the children", source.snapshot().itemIdentifiers, [1, 11, 2])
    says("handlers are for what people do", heard, [])
    says("the outline is kept", source.snapshot(for: "a").isExpanded(1), true)
  }

  @Test func `a supplementary view comes from its provider`() {
    final class Headers: RowsLayout {
      override func prepare() {
        super.prepare()
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "h",
          with: .at(0, 0)
        )
        header.frame = box(0, 0, 300, 20)
        extras = [header]
      }
    }
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "h",
      withReuseIdentifier: "h"
    )
    var asked: [String] = []
    source.supplementaryViewProvider = { view, kind, path in
      asked.append("\(kind) \(path.section).\(path.item)")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "h",
        for: path
      )
    }
    source.apply(snapshot(), animatingDifferences: false)
    view.setCollectionViewLayout(Headers(), animated: false)
    view.layoutIfNeeded()
    says("with kind and path", asked, ["h 0.0"])
    let header = view.supplementaryView(forElementKind: "h", at: .at(0, 0))
    says("it is visible", header?.frame, box(0, 0, 300, 20))
    says("among its kind", view.visibleSupplementaryViews(ofKind: "h").count, 1)
    says("with its path", view.indexPathsForVisibleSupplementaryElements(ofKind: "h"), [.at(0, 0)])
  }
}
