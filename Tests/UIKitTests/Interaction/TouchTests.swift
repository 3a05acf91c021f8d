// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct TouchTests {
  private let stage = TouchStage([["a", "b", "c"]])

  @Test func `a tap goes from highlight to selection and replaces the item before`() {
    stage.tap(0)
    _ = stage.log.take()
    stage.view.touchBegan(at: stage.row(1))
    expect(stage.log.take(), equals: ["shouldHighlight 0.1", "b.lit", "didHighlight 0.1"])
    stage.view.touchEnded(at: stage.row(1))
    expect(
      stage.log.take(),
      equals: [
        "b.unlit", "didUnhighlight 0.1", "shouldSelect 0.1", "a.deselected", "didDeselect 0.0",
        "b.selected", "didSelect 0.1",
      ]
    )
    expect(stage.selected, equals: [.at(0, 1)])
  }

  @Test func `in multiple mode both stay and a second tap deselects`() {
    stage.view.allowsMultipleSelection = true
    stage.tap(0)
    stage.tap(1)
    expect(stage.selected, equals: [.at(0, 0), .at(0, 1)])
    _ = stage.log.take()
    stage.tap(0)
    expect(
      stage.log.take(),
      equals: [
        "shouldHighlight 0.0", "a.lit", "didHighlight 0.0", "a.unlit", "didUnhighlight 0.0",
        "shouldDeselect 0.0", "a.deselected", "didDeselect 0.0",
      ]
    )
    expect(stage.selected, equals: [.at(0, 1)])
  }

  @Test func `in single mode a tap on the selected item selects it again`() {
    stage.tap(0)
    _ = stage.log.take()
    stage.tap(0)
    expect(stage.log.take().suffix(2), equals: ["shouldSelect 0.0", "didSelect 0.0"])
    expect(stage.selected, equals: [.at(0, 0)])
  }

  @Test func `without selection a touch tells nothing`() {
    stage.view.allowsSelection = false
    stage.tap(0)
    expectEmpty(stage.log.take())
    expectEmpty(stage.selected)
  }

  @Test func `refusing the highlight stops everything after it`() {
    stage.spy.refused = ["shouldHighlight 0.1"]
    stage.view.touchBegan(at: stage.row(1))
    stage.view.touchMoved(to: stage.row(0))
    stage.view.touchMoved(to: stage.row(1))
    stage.view.touchEnded(at: stage.row(1))
    expect(stage.log.take(), equals: ["shouldHighlight 0.1"])
  }

  @Test func `refusing the selection leaves the other item selected`() {
    stage.tap(0)
    _ = stage.log.take()
    stage.spy.refused = ["shouldSelect 0.1"]
    stage.tap(1)
    expect(
      stage.log.take(),
      equals: [
        "shouldHighlight 0.1", "b.lit", "didHighlight 0.1", "b.unlit", "didUnhighlight 0.1",
        "shouldSelect 0.1",
      ]
    )
    expect(stage.selected, equals: [.at(0, 0)])
  }

  @Test func `refusing the deselection leaves the item selected`() {
    stage.view.allowsMultipleSelection = true
    stage.spy.refused = ["shouldDeselect 0.0"]
    stage.tap(0)
    _ = stage.log.take()
    stage.tap(0)
    expect(stage.log.take().last, equals: "shouldDeselect 0.0")
    expect(stage.selected, equals: [.at(0, 0)])
  }

  @Test func `dragging off unhighlights, coming back highlights again`() {
    stage.view.touchBegan(at: stage.row(0))
    _ = stage.log.take()
    stage.view.touchMoved(to: stage.row(1))
    stage.view.touchMoved(to: stage.row(2))
    expect(stage.log.take(), equals: ["a.unlit", "didUnhighlight 0.0"])
    stage.view.touchMoved(to: stage.row(0))
    expect(stage.log.take(), equals: ["shouldHighlight 0.0", "a.lit", "didHighlight 0.0"])
    stage.view.touchMoved(to: CGPoint(x: 299, y: 0))
    expectEmpty(stage.log.take())
  }

  @Test func `lifting elsewhere selects nothing`() {
    stage.view.touchBegan(at: stage.row(0))
    _ = stage.log.take()
    stage.view.touchEnded(at: stage.row(2))
    expect(stage.log.take(), equals: ["a.unlit", "didUnhighlight 0.0"])
    expectEmpty(stage.selected)
  }

  @Test func `a scroll that begins takes the touch away`() {
    stage.view.touchBegan(at: stage.row(0))
    _ = stage.log.take()
    stage.view.touchCancelled()
    expect(stage.log.take(), equals: ["a.unlit", "didUnhighlight 0.0"])
    stage.view.touchEnded(at: stage.row(0))
    expectEmpty(stage.log.take())
  }

  @Test func `a second touch waits for the end of the first`() {
    stage.view.touchBegan(at: stage.row(0))
    _ = stage.log.take()
    stage.view.touchBegan(at: stage.row(1))
    expectEmpty(stage.log.take())
    stage.view.touchEnded(at: stage.row(0))
    expect(stage.selected, equals: [.at(0, 0)])
  }

  @Test func `the delegate reaches the cell during its calls`() {
    stage.spy.actions["didHighlight 0.1"] = { [view = stage.view] in
      view.cellForItem(at: .at(0, 1))?.contentView.backgroundColor = .blue
    }
    stage.spy.actions["didUnhighlight 0.1"] = { [view = stage.view] in
      view.cellForItem(at: .at(0, 1))?.contentView.backgroundColor = nil
    }
    stage.view.touchBegan(at: stage.row(1))
    expect(stage.view.cellForItem(at: .at(0, 1))?.contentView.backgroundColor, equals: .blue)
    stage.view.touchEnded(at: stage.row(1))
    expect(stage.view.cellForItem(at: .at(0, 1))?.contentView.backgroundColor, equals: nil)
  }

  @Test func `a touch changes nothing of a cell but its states`() throws {
    let cell = try #require(stage.view.cellForItem(at: .at(0, 1)))
    let content = cell.content
    stage.view.touchBegan(at: stage.row(1))
    expect(cell.isHighlighted)
    expect(!cell.isSelected)
    stage.view.touchEnded(at: stage.row(1))
    expect(!cell.isHighlighted)
    expect(cell.isSelected)
    expect(cell.content, equals: content)
    expect(cell.frame, equals: CGRect(x: 0, y: 100, width: 300, height: 100))
    expect(cell.alpha, equals: 1)
    expect(!cell.isHidden)
    expect(cell.transform, equals: .identity)
    expect(cell.backgroundColor, equals: nil)
    expect(cell.contentView.backgroundColor, equals: nil)
  }

  @Test func `an update in the middle of a tap shifts what follows`() {
    stage.spy.actions["shouldSelect 0.1"] = { [stage] in
      stage.source.sections = [["new", "a", "b", "c"]]
      stage.view.insertItems(at: [.at(0, 0)])
    }
    stage.tap(1)
    expect(stage.log.take().last, equals: "didSelect 0.2")
    expect(stage.selectedTitles, equals: ["b"])
  }

  @Test(
    arguments: [
      "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "shouldSelect 0.1",
    ]
  )
  func `a tap ends without further calls when the delegate deletes its item`(_ event: String) {
    stage.spy.actions[event] = { [stage] in
      stage.source.sections = [["a", "c"]]
      stage.view.deleteItems(at: [.at(0, 1)])
    }
    stage.tap(1)
    expect(stage.log.take().last { !$0.hasSuffix("lit") }, equals: event)
    expectEmpty(stage.selected)
    stage.tap(0)
    expect(stage.selected, equals: [.at(0, 0)])
  }

  @Test func `reloading ends a touch`() {
    stage.view.touchBegan(at: stage.row(1))
    stage.view.reloadData()
    _ = stage.log.take()
    stage.view.touchEnded(at: stage.row(1))
    expectEmpty(stage.log.take())
    expectEmpty(stage.selected)
  }

  @Test func `a tap that selects an item alone is its primary action`() {
    let spy = ActingSpy(log: stage.log)
    stage.view.delegate = spy
    stage.view.allowsMultipleSelection = true
    stage.tap(0)
    expect(stage.log.take().suffix(2), equals: ["didSelect 0.0", "primary 0.0"])
    stage.tap(1)
    expect(stage.log.take().last, equals: "didSelect 0.1")
    stage.view.isEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.tap(2)
    expect(stage.log.take().last, equals: "didSelect 0.2")
  }
}

/// A delegate with a primary action.
@MainActor private final class ActingSpy: UICollectionViewDelegate {
  let log: EventLog

  init(log: EventLog) { self.log = log }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.events.append("didSelect 0.\(path.item)")
  }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    log.events.append("primary 0.\(path.item)")
  }
}
