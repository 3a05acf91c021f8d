// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct SelectionTests {
  private let stage = TouchStage([numbered(20)])

  private func select(_ items: Int...) {
    for item in items {
      stage.view.selectItem(at: .at(0, item), animated: false, scrollPosition: [])
    }
  }

  @Test func `a program selects and deselects without asking or telling`() {
    stage.spy.refused = ["shouldSelect 0.1"]
    select(1)
    select(2)
    stage.view.deselectItem(at: .at(0, 2), animated: false)
    expect(stage.log.take(), equals: ["1.selected", "1.deselected", "2.selected", "2.deselected"])
    expectEmpty(stage.selected)
    expect(stage.view.contentOffset, equals: .zero)
  }

  @Test func `no path deselects everything`() {
    stage.view.allowsMultipleSelection = true
    select(3, 1, 2)
    expect(stage.selected, equals: [.at(0, 1), .at(0, 2), .at(0, 3)])
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEmpty(stage.selected)
  }

  @Test func `selecting with a position scrolls there`() {
    stage.view.selectItem(at: .at(0, 10), animated: false, scrollPosition: .top)
    expect(stage.view.contentOffset, equals: CGPoint(x: 0, y: 1000))
    stage.view.layoutIfNeeded()
    expect(stage.view.cellForItem(at: .at(0, 10))?.isSelected, equals: true)
  }

  @Test func `an item that does not exist is not selected but reported`() {
    select(20)
    expectEmpty(stage.selected)
    expect(stage.view.diagnostics.map(\.code), equals: ["index-path"])
  }

  @Test func `while selection is not allowed a program changes nothing`() {
    select(1)
    stage.view.allowsSelection = false
    select(2)
    stage.view.deselectItem(at: .at(0, 1), animated: false)
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expect(stage.selected, equals: [.at(0, 1)])
  }

  @Test func `the end of multiple selection leaves what was selected last`() {
    stage.view.allowsMultipleSelection = true
    select(1, 3, 2)
    _ = stage.log.take()
    stage.view.allowsMultipleSelection = false
    expect(stage.selected, equals: [.at(0, 2)])
    expect(stage.log.take(), equals: ["1.deselected", "3.deselected"])
  }

  @Test func `editing has its own rules`() {
    stage.view.isEditing = true
    stage.tap(0)
    expectEmpty(stage.log.take())
    stage.view.allowsSelectionDuringEditing = true
    stage.tap(0)
    stage.tap(1)
    expect(stage.selected, equals: [.at(0, 1)])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.tap(0)
    expect(stage.selected, equals: [.at(0, 0), .at(0, 1)])
    // What was selected as several items ends with the editing.
    stage.view.isEditing = false
    expect(stage.selected, equals: [])
    expect(stage.view.visibleCells.map(\.isSelected), equals: [false, false, false, false])
  }

  @Test func `one item that was selected while people edited stays selected`() {
    stage.view.allowsSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.tap(1)
    stage.view.isEditing = false
    expect(stage.selected, equals: [.at(0, 1)])
  }

  @Test func `a selected item is still selected when it was scrolled away and back`() {
    select(0)
    stage.view.contentOffset.y = 1000
    stage.view.layoutIfNeeded()
    expect(stage.view.visibleCells.map(\.isSelected), equals: [false, false, false, false])
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    expect(stage.view.visibleCells.map(\.isSelected), equals: [true, false, false, false])
    expect(stage.selected, equals: [.at(0, 0)])
  }

  @Test func `a cell has its state before the delegate is told that it comes`() {
    final class Coming: UICollectionViewDelegate {
      var states: [Bool] = []

      func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        states.append(cell.isSelected)
      }
    }
    select(5)
    let coming = Coming()
    stage.view.delegate = coming
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    expect(coming.states, equals: [false, true, false, false])
  }

  @Test func `the selection goes along with an item, and a deleted one is forgotten`() {
    select(1)
    stage.source.sections = [["new"] + numbered(20)]
    stage.view.insertItems(at: [.at(0, 0)])
    expect(stage.selected, equals: [.at(0, 2)])
    stage.source.sections[0].remove(at: 2)
    stage.view.deleteItems(at: [.at(0, 2)])
    expectEmpty(stage.selected)
    expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `a highlight goes along with the touched item`() {
    stage.view.touchBegan(at: stage.row(0))
    stage.source.sections = [["new"] + numbered(20)]
    stage.view.insertItems(at: [.at(0, 0)])
    expect(stage.view.visibleCells.map(\.isHighlighted), equals: [false, true, false, false])
    stage.view.touchEnded(at: stage.row(1))
    expect(stage.selectedTitles, equals: ["0"])
  }

  @Test func `a reloaded item stays selected, the items of a reloaded section do not`() {
    select(1)
    stage.view.reloadItems(at: [.at(0, 1)])
    expect(stage.selected, equals: [.at(0, 1)])
    expect(stage.view.cellForItem(at: .at(0, 1))?.isSelected, equals: true)
    stage.view.reloadSections([0])
    expectEmpty(stage.selected)
  }

  @Test func `reloading everything clears the selection`() {
    select(1)
    stage.view.reloadData()
    expectEmpty(stage.selected)
    stage.view.layoutIfNeeded()
    expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test(arguments: 0..<40)
  func `random batches keep the selected identities`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var number = 12
    var model = [Array(0..<5), Array(5..<12)]
    let stage = TouchStage(model.map { $0.map(String.init) })
    stage.view.allowsMultipleSelection = true
    var wanted: Set<Int> = []
    for _ in 0..<8 {
      for (section, items) in model.enumerated() {
        for (item, name) in items.enumerated() where Int.random(in: 0..<3, using: &random) == 0 {
          stage.view.selectItem(at: .at(section, item), animated: false, scrollPosition: [])
          wanted.insert(name)
        }
      }
      let batch = RandomBatch(from: model, nextNumber: number, using: &random)
      try stage.view.performUpdates {
        model = batch.after
        stage.source.sections = model.map { $0.map(String.init) }
        BatchUpdateTests.make(batch.updates, in: stage.view)
      }
      number = batch.numberAfter
      wanted.formIntersection(model.joined())
      expect(Set(stage.selectedTitles), equals: Set(wanted.map(String.init)), "seed \(seed)")
      for path in stage.view.indexPathsForVisibleItems {
        let cell = stage.view.cellForItem(at: path)
        expect(cell?.isSelected, equals: wanted.contains(model[path.section][path.item]))
      }
    }
  }
}
