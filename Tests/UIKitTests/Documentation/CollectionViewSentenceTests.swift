// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about `UICollectionView`: contents, cells, selection.
@MainActor @Suite(.ownProcess) struct CollectionViewSentenceTests {
  private let scene = Scene([numbered(10), numbered(3)])
  private var view: UICollectionView { scene.view }

  @Test func `a collection view starts with the documented values`() {
    let view = UICollectionView(frame: box(1, 2, 30, 40), collectionViewLayout: RowsLayout())
    let flags: [(String, Bool, Bool)] = [
      ("selection is allowed", view.allowsSelection, true),
      ("of one item only", view.allowsMultipleSelection, false),
      ("not while editing", view.allowsSelectionDuringEditing, false),
      ("nor of several", view.allowsMultipleSelectionDuringEditing, false),
      ("it is not edited", view.isEditing, false),
      ("cells are prefetched", view.isPrefetchingEnabled, true),
      ("no focus is remembered", view.remembersLastFocusedIndexPath, false),
      ("nothing is uncommitted", view.hasUncommittedUpdates, false),
      ("nothing is dragged", view.hasActiveDrag, false),
      ("nothing is dropped", view.hasActiveDrop, false),
    ]
    for flag in flags { says(flag.0, flag.1, flag.2) }
    says("reordering is immediate", view.reorderingCadence, .immediate)
    says("cells ask for new sizes", view.selfSizingInvalidation, .enabled)
    says("it has no background", view.backgroundView == nil, true)
    says("it has no sections without a data source", view.numberOfSections, 0)
    says("it has no cells", view.visibleCells.count, 0)
    says("nothing is selected", view.indexPathsForSelectedItems, [])
    says(
      "kinds have documented names",
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter],
      ["UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter"]
    )
    says("the layout knows its view", view.collectionViewLayout.collectionView === view, true)
  }

  /// Answers only what it must.
  private final class Least: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `a data source that says nothing of sections has one`() {
    let least = Least()
    view.dataSource = least
    says("one section", view.numberOfSections, 1)
    says("with its items", view.numberOfItems(inSection: 0), 2)
    view.layoutIfNeeded()
    says("another data source is shown without reloading", view.visibleCells.count, 2)
    view.dataSource = nil
    view.layoutIfNeeded()
    says("none has nothing", view.visibleCells.count, 0)
  }

  @Test func `cells and paths are found while they are seen`() {
    says("a visible item has a cell", view.cellForItem(at: .at(0, 3)) != nil, true)
    says("another has none", view.cellForItem(at: .at(0, 4)) == nil, true)
    says("a path beyond the data has none", view.cellForItem(at: .at(7, 7)) == nil, true)
    let cell = view.cellForItem(at: .at(0, 2))
    says("a cell has its path", cell.flatMap { view.indexPath(for: $0) }, .at(0, 2))
    says("a strange cell has none", view.indexPath(for: UICollectionViewCell()), nil)
    says(
      "paths of what is seen",
      Set(view.indexPathsForVisibleItems),
      Set((0..<4).map { .at(0, $0) })
    )
    says("a point has its item", view.indexPathForItem(at: CGPoint(x: 5, y: 950)), .at(0, 9))
    says("a point beyond has none", view.indexPathForItem(at: CGPoint(x: 5, y: 1350)), nil)
    says(
      "attributes of any item",
      view.layoutAttributesForItem(at: .at(1, 2))?.frame,
      box(0, 1200, 300, 100)
    )
    says("no attributes beyond", view.layoutAttributesForItem(at: .at(5, 0)) == nil, true)
    says("no supplementary views", view.visibleSupplementaryViews(ofKind: "x").count, 0)
    says("nor their paths", view.indexPathsForVisibleSupplementaryElements(ofKind: "x"), [])
  }

  @Test func `code selects without asking anybody`() {
    let log = EventLog()
    let spy = TouchSpy(log: log)
    view.delegate = spy
    view.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    says("it is selected", view.indexPathsForSelectedItems, [.at(0, 1)])
    says("so is its cell", view.cellForItem(at: .at(0, 1))?.isSelected, true)
    view.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    says("another replaces it", view.indexPathsForSelectedItems, [.at(0, 2)])
    says("its cell too", view.cellForItem(at: .at(0, 1))?.isSelected, false)
    says("nothing scrolls without a position", view.contentOffset, .zero)
    view.selectItem(at: .at(0, 5), animated: false, scrollPosition: .top)
    says("a position scrolls", view.contentOffset, CGPoint(x: 0, y: 500))
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    says("nil clears the selection", view.indexPathsForSelectedItems, [])
    view.selectItem(at: .at(0, 5), animated: false, scrollPosition: [])
    view.deselectItem(at: .at(0, 6), animated: false)
    says("an item that is not selected is no matter", view.indexPathsForSelectedItems, [.at(0, 5)])
    view.deselectItem(at: .at(0, 5), animated: false)
    says("it is not selected any more", view.indexPathsForSelectedItems, [])
    says("the delegate heard nothing", log.take(), [])
  }

  @Test func `selection that is not allowed does not happen`() {
    view.allowsSelection = false
    view.selectItem(at: .at(0, 1), animated: false, scrollPosition: .top)
    says("no effect without selection", view.indexPathsForSelectedItems, [])
    view.allowsSelection = true
    view.allowsMultipleSelection = true
    view.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    view.selectItem(at: .at(1, 1), animated: false, scrollPosition: [])
    says("several are added", view.indexPathsForSelectedItems?.sorted(), [.at(0, 1), .at(1, 1)])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    says("nil clears them all", view.indexPathsForSelectedItems, [])
  }

  @Test func `the selection follows its items`() {
    view.allowsMultipleSelection = true
    for item in [1, 3] { view.selectItem(at: .at(0, item), animated: false, scrollPosition: []) }
    scene.source.sections[0].insert("new", at: 0)
    view.insertItems(at: [.at(0, 0)])
    says(
      "an insertion above moves it",
      view.indexPathsForSelectedItems?.sorted(),
      [.at(0, 2), .at(0, 4)]
    )
    scene.source.sections[0].remove(at: 2)
    view.deleteItems(at: [.at(0, 2)])
    says("a deleted item is not selected", view.indexPathsForSelectedItems, [.at(0, 3)])
    scene.source.sections[0].insert(scene.source.sections[0].remove(at: 3), at: 0)
    view.moveItem(at: .at(0, 3), to: .at(0, 0))
    says("a moved item stays selected", view.indexPathsForSelectedItems, [.at(0, 0)])
    says("its cell too", view.cellForItem(at: .at(0, 0))?.isSelected, true)
    scene.source.sections.swapAt(0, 1)
    view.moveSection(0, toSection: 1)
    says("a moved section takes it along", view.indexPathsForSelectedItems, [.at(1, 0)])
    view.reloadData()
    view.layoutIfNeeded()
    says("reloaded data have no selection", view.indexPathsForSelectedItems, [])
  }

  @Test func `a cell that comes into view has the state of its item`() {
    view.selectItem(at: .at(0, 8), animated: false, scrollPosition: [])
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    says("it is selected when it comes", view.cellForItem(at: .at(0, 8))?.isSelected, true)
    says("others are not", view.cellForItem(at: .at(0, 7))?.isSelected, false)
  }

  @Test func `a move keeps the cell, a reload asks for another, reconfiguring keeps it`() {
    let moved = view.cellForItem(at: .at(0, 0))
    scene.source.sections[0].insert(scene.source.sections[0].remove(at: 0), at: 2)
    view.moveItem(at: .at(0, 0), to: .at(0, 2))
    says("the same cell has the new path", moved.flatMap { view.indexPath(for: $0) }, .at(0, 2))
    scene.source.configured = []
    let kept = view.cellForItem(at: .at(0, 1))
    view.reconfigureItems(at: [.at(0, 1)])
    view.layoutIfNeeded()
    says("reconfiguring asks for the item", scene.source.configured, [.at(0, 1)])
    says("the cell is kept", view.cellForItem(at: .at(0, 1)) === kept, true)
    says("it is not prepared for reuse", (kept as? SpyCell)?.reuses, 0)
    scene.source.configured = []
    view.reloadItems(at: [.at(0, 1)])
    says("reloading asks for the item", scene.source.configured, [.at(0, 1)])
    says("another cell shows it", view.cellForItem(at: .at(0, 1)) === kept, false)
  }

  @Test func `batches are completed with true, also nested ones`() {
    var ends: [String] = []
    view.performBatchUpdates {
      scene.source.sections[0].remove(at: 0)
      view.deleteItems(at: [.at(0, 0)])
      view.performBatchUpdates {
        scene.source.sections[0].append("x")
        view.insertItems(at: [.at(0, 9)])
      } completion: {
        ends.append("inner \($0)")
      }
    } completion: {
      ends.append("outer \($0)")
    }
    says("both completions", ends.sorted(), ["inner true", "outer true"])
    says("both changes", view.numberOfItems(inSection: 0), 10)
    ends = []
    view.performBatchUpdates(nil) { ends.append("empty \($0)") }
    says("an empty batch is completed, too", ends, ["empty true"])
  }

  @Test func `a background fills the bounds behind everything and does not scroll`() {
    let ground = UIView(frame: box(1, 1, 1, 1))
    view.backgroundView = ground
    view.layoutIfNeeded()
    says("it is the first subview", view.subviews.first === ground, true)
    says("it fills the bounds", ground.frame, box(0, 0, 300, 400))
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    says("it stays in view", ground.frame, box(0, 250, 300, 400))
    view.backgroundView = nil
    says("none removes it", ground.superview == nil, true)
  }

  @Test func `a layout that is set is attached, and the old one is let go`() {
    let old = view.collectionViewLayout
    let next = RowsLayout()
    next.rowHeight = 50
    var ended: [Bool] = []
    view.setCollectionViewLayout(next, animated: false) { ended.append($0) }
    view.layoutIfNeeded()
    says("the new one knows its view", next.collectionView === view, true)
    says("the old one knows none", old.collectionView == nil, true)
    says("the completion is called", ended, [true])
    says(
      "the places are the new ones",
      view.cellForItem(at: .at(0, 3))?.frame,
      box(0, 150, 300, 50)
    )
  }

  @Test func `positions for scrolling put items at edges and in the middle`() {
    let cases: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 700), (.centeredVertically, 550), (.bottom, 400),
    ]
    for (position, offset) in cases {
      view.scrollToItem(at: .at(0, 7), at: position, animated: false)
      says("position \(position.rawValue)", view.contentOffset.y, offset)
    }
    view.scrollToItem(at: .at(1, 2), at: .top, animated: false)
    says("not beyond the content", view.contentOffset.y, 900)
    let raw: [UInt] = [
      UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left,
      .centeredHorizontally, .right,
    ].map(\.rawValue)
    says("their bits", raw, [1, 2, 4, 8, 16, 32])
  }
}
