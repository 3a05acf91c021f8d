// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The room that items make for a drag from elsewhere.
@MainActor
@Suite(.ownProcess) struct DropGapTests {
  private let stage = DragStage([["a", "b", "c"]])
  private let gap = ""

  init() {
    stage.proposal = UICollectionViewDropProposal(
      operation: .copy,
      intent: .insertAtDestinationIndexPath
    )
  }

  private func enter(at row: Int) {
    stage.view.carryEntered([stage.item("new")], at: stage.row(row))
    stage.view.layoutIfNeeded()
  }

  private func move(to row: Int) {
    stage.view.carryMoved(to: stage.row(row))
    stage.view.layoutIfNeeded()
  }

  @Test func `a gap opens at the finger with a hidden cell, without asking the data source`() {
    enter(at: 1)
    expect(stage.picture, equals: ["a", gap, "b", "c"])
    expect(stage.source.sections, equals: [["a", "b", "c"]])
    expect(stage.view.cellForItem(at: .at(0, 1))?.isHidden, equals: true)
    expect(stage.view.cellForItem(at: .at(0, 2))?.frame.minY, equals: 200)
    expect(stage.view.hasUncommittedUpdates)
  }

  @Test func `a gap follows the finger down to the end and up again`() {
    enter(at: 0)
    expect(stage.picture, equals: [gap, "a", "b", "c"])
    move(to: 1)
    expect(stage.picture, equals: ["a", gap, "b", "c"])
    move(to: 3)
    expect(stage.picture, equals: ["a", "b", "c", gap])
    move(to: 0)
    expect(stage.picture, equals: [gap, "a", "b", "c"])
  }

  @Test func `the drop delegate gets the index path that the item would have in the data`() {
    enter(at: 1)
    _ = stage.log.take()
    move(to: 1)
    expect(stage.log.take(), equals: ["update 1"])
    move(to: 3)
    expect(stage.log.take(), equals: ["update 3"])
    stage.view.carryEnded()
    expect(stage.log.take(), equals: ["perform – at 3", "dropDidEnd"])
    expect(stage.picture, equals: ["a", "b", "c"])
  }

  @Test func `a gap closes when the finger leaves, a drop is refused or the drag ends`() {
    enter(at: 1)
    stage.view.carryMoved(to: CGPoint(x: -10, y: 150))
    stage.view.layoutIfNeeded()
    expect(stage.picture, equals: ["a", "b", "c"])
    move(to: 2)
    expect(stage.picture, equals: ["a", "b", gap, "c"])
    stage.proposal = UICollectionViewDropProposal(operation: .forbidden)
    move(to: 1)
    expect(stage.picture, equals: ["a", "b", "c"])
    stage.view.carryCancelled()
    expect(!stage.view.hasUncommittedUpdates)
    expectEmpty(stage.view.diagnostics)
  }

  @Test func `a gap opens after the pause that the reordering cadence asks for`() {
    var now = 0.0
    stage.view.timestamp = { now }
    stage.view.reorderingCadence = .slow
    enter(at: 1)
    expect(stage.picture, equals: ["a", "b", "c"])
    now = 0.5
    move(to: 1)
    expect(stage.picture, equals: ["a", gap, "b", "c"])
  }

  @Test func `a reload removes the gap, and the next move opens another`() {
    enter(at: 1)
    stage.source.sections = [["x", "y"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expect(stage.picture, equals: ["x", "y"])
    move(to: 0)
    expect(stage.picture, equals: [gap, "x", "y"])
  }

  @Test func `a gap stays behind its item when the data changes`() {
    enter(at: 2)
    expect(stage.picture, equals: ["a", "b", gap, "c"])
    stage.view.performBatchUpdates {
      stage.source.sections[0].removeFirst()
      stage.view.deleteItems(at: [.at(0, 0)])
    }
    stage.view.layoutIfNeeded()
    expect(stage.picture, equals: ["b", gap, "c"])
    _ = stage.log.take()
    stage.view.carryEnded()
    expect(stage.log.take().first, equals: "perform – at 1")
  }

  /// With any sizes, a resting finger makes nothing move to and fro.
  @Test func `a finger at rest moves nothing`() throws {
    let sizes = [40, 120, 70, 25, 160, 60, 90, 35, 110, 50].map { CGSize(width: $0, height: 40) }
    let delegate = FlowSizes(sizes)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 60)
    let stage = DragStage([sizes.indices.map(String.init)], layout: layout)
    stage.proposal = self.stage.proposal
    stage.view.delegate = delegate
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    for y in stride(from: 5, to: 300, by: 15) {
      for x in stride(from: 5, to: 300, by: 20) {
        let point = CGPoint(x: x, y: y)
        if stage.view.hasActiveDrop {
          stage.view.carryMoved(to: point)
        } else {
          stage.view.carryEntered([stage.item("new")], at: point)
        }
        stage.view.layoutIfNeeded()
        let before = stage.picture
        for _ in 0..<3 {
          stage.view.carryMoved(to: point)
          stage.view.layoutIfNeeded()
        }
        expect(stage.picture, equals: before, "at \(point)")
      }
    }
    stage.view.carryCancelled()
    stage.view.layoutIfNeeded()
    expectEmpty(stage.view.diagnostics)
    expect(stage.view.numberOfItems(inSection: 0), equals: sizes.count)
  }
}

/// The sizes of items, by their index.
@MainActor
private final class FlowSizes: UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
