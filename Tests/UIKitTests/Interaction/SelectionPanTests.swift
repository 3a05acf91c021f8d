// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct SelectionPanTests {
  private let stage = TouchStage([numbered(2), numbered(2)])

  @Test func `a pan needs leave, which editing with multiple selection gives`() {
    expect(!stage.view.selectionPanBegan(at: stage.row(0)))
    expect(!stage.view.isEditing)
    stage.view.allowsMultipleSelectionDuringEditing = true
    expect(stage.view.selectionPanBegan(at: stage.row(0)))
    expect(stage.view.isEditing)
  }

  @Test func `a pan selects what it passes and leaves what it left`() {
    stage.view.allowsMultipleSelectionDuringEditing = true
    _ = stage.view.selectionPanBegan(at: stage.row(1))
    stage.view.selectionPanMoved(to: stage.row(3))
    expect(stage.selected, equals: [.at(0, 1), .at(1, 0), .at(1, 1)])
    _ = stage.log.take()
    stage.view.selectionPanMoved(to: stage.row(0))
    expect(
      stage.log.take(),
      equals: [
        "shouldDeselect 1.0", "0.deselected", "didDeselect 1.0",
        "shouldDeselect 1.1", "1.deselected", "didDeselect 1.1",
        "shouldSelect 0.0", "0.selected", "didSelect 0.0",
      ]
    )
    stage.view.selectionPanEnded()
    stage.view.selectionPanMoved(to: stage.row(3))
    expect(stage.selected, equals: [.at(0, 0), .at(0, 1)])
    expect(stage.view.isEditing)
  }

  @Test func `what was selected before stays`() {
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.tap(2)
    _ = stage.view.selectionPanBegan(at: stage.row(1))
    stage.view.selectionPanMoved(to: stage.row(3))
    stage.view.selectionPanMoved(to: stage.row(1))
    expect(stage.selected, equals: [.at(0, 1), .at(1, 0)])
  }

  @Test func `a refused item is left out`() {
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.spy.refused = ["shouldSelect 0.1"]
    _ = stage.view.selectionPanBegan(at: stage.row(0))
    stage.view.selectionPanMoved(to: stage.row(2))
    expect(stage.selected, equals: [.at(0, 0), .at(1, 0)])
  }

  @Test func `a pan follows its first item through an update`() {
    stage.view.allowsMultipleSelectionDuringEditing = true
    _ = stage.view.selectionPanBegan(at: stage.row(0))
    stage.source.sections = [["new", "0", "1"], ["0", "1"]]
    stage.view.insertItems(at: [.at(0, 0)])
    stage.view.selectionPanMoved(to: stage.row(2))
    expect(stage.selected, equals: [.at(0, 1), .at(0, 2)])
  }

  @Test func `content that scrolls both ways has no such pan`() {
    final class Wide: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 900, height: 900) }
    }
    let stage = TouchStage([numbered(2)], layout: Wide())
    stage.view.allowsMultipleSelectionDuringEditing = true
    expect(!stage.view.selectionPanBegan(at: stage.row(0)))
  }

  @Test func `the delegate is asked first and told of beginning and end`() {
    let delegate = PanDelegate()
    stage.view.delegate = delegate
    expect(!stage.view.selectionPanBegan(at: stage.row(0)))
    expect(delegate.events, equals: ["should 0"])
    delegate.begins = true
    delegate.events = []
    stage.view.allowsMultipleSelectionDuringEditing = true
    expect(stage.view.selectionPanBegan(at: stage.row(0)))
    stage.view.selectionPanEnded()
    stage.view.selectionPanEnded()
    expect(delegate.events, equals: ["should 0", "began 0", "selected 0", "ended"])
  }
}

@MainActor private final class PanDelegate: UICollectionViewDelegate {
  var begins = false
  var events: [String] = []

  func collectionView(
    _ view: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    events.append("should \(path.item)")
    return begins
  }

  func collectionView(
    _ view: UICollectionView,
    didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    events.append("began \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    events.append("selected \(path.item)")
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
    events.append("ended")
  }
}
