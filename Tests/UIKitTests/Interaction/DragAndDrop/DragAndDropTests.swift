// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Dragged items: what is asked and told, which items make room, and the result of a drop.
@MainActor
@Suite(.ownProcess) struct DragAndDropTests {
  private let stage = DragStage([["a", "b", "c", "d"]])

  @Test func `a drag begins, moves and ends in UIKit's order of calls`() {
    stage.perform = stage.moveTheItem
    expect(stage.view.carryBegan(at: stage.row(0)))
    expect(stage.log.take(), equals: ["begin 0", "dragWillBegin"])
    expect(stage.view.hasActiveDrag)
    expect(!stage.view.hasActiveDrop)
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.log.take(), equals: ["canHandle own", "enter", "update 1"])
    expect(stage.view.hasActiveDrop)
    stage.view.carryMoved(to: stage.row(2))
    expect(stage.log.take(), equals: ["update 2"])
    stage.view.carryEnded()
    expect(stage.log.take(), equals: ["perform 0 at 2", "landed end", "dropDidEnd", "dragDidEnd"])
    expect(stage.picture, equals: ["b", "c", "a", "d"])
    expect(!stage.view.hasActiveDrag)
    expect(!stage.view.hasActiveDrop)
  }

  @Test func `nothing begins without a delegate, without leave or without something to carry`() {
    stage.fixed = ["a"]
    expect(!stage.view.carryBegan(at: stage.row(0)))
    expect(!stage.view.hasActiveDrag)
    stage.view.dragInteractionEnabled = false
    expect(!stage.view.carryBegan(at: stage.row(1)))
    stage.view.dragInteractionEnabled = true
    stage.view.dragDelegate = nil
    expect(!stage.view.carryBegan(at: stage.row(1)))
    expect(stage.log.take(), equals: ["begin 0"])
  }

  @Test func `items can be dragged on a tablet unless that is set, and not on a phone`() {
    let layout = UICollectionViewLayout()
    let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
    let tablet = CGRect(x: 0, y: 0, width: 834, height: 1194)
    let phoneView = UICollectionView(frame: phone, collectionViewLayout: layout)
    let tabletView = UICollectionView(frame: tablet, collectionViewLayout: UICollectionViewLayout())
    expect(!phoneView.dragInteractionEnabled)
    expect(tabletView.dragInteractionEnabled)
  }

  @Test func `the other items make room for a dragged item, and close up when it leaves`() {
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryMoved(to: stage.row(2))
    expect(stage.picture, equals: ["b", "c", "a", "d"])
    expect(stage.source.sections, equals: [["a", "b", "c", "d"]])
    stage.view.carryMoved(to: CGPoint(x: 500, y: 50))
    expect(stage.picture, equals: ["a", "b", "c", "d"])
    expect(stage.log.take().last, equals: "exit")
    stage.view.carryEnded()
    expect(stage.log.take(), equals: ["dropDidEnd", "dragDidEnd"])
  }

  @Test(arguments: [
    UICollectionViewDropProposal.Intent.unspecified, .insertIntoDestinationIndexPath,
  ])
  func `items make no room for a drop that does not insert at the destination`(
    _ intent: UICollectionViewDropProposal.Intent
  ) {
    stage.proposal = UICollectionViewDropProposal(operation: .move, intent: intent)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryMoved(to: stage.row(2))
    expect(stage.picture, equals: ["a", "b", "c", "d"])
    let states = (0..<4).map {
      stage.view.cellForItem(at: .at(0, $0))?.configurationState.cellDropState
    }
    let target: UICellConfigurationState.DropState =
      intent == .unspecified ? .notTargeted : .targeted
    expect(states, equals: [.notTargeted, .notTargeted, target, .notTargeted])
  }

  @Test func `a cell knows that it is carried`() {
    _ = stage.view.carryBegan(at: stage.row(1))
    expect(
      stage.view.cellForItem(at: .at(0, 1))?.configurationState.cellDragState,
      equals: .dragging
    )
    stage.view.carryCancelled()
    expect(
      stage.view.cellForItem(at: .at(0, 1))?.configurationState.cellDragState,
      equals: UICellConfigurationState.DragState.none
    )
    expect(stage.log.take(), equals: ["begin 1", "dragWillBegin", "dragDidEnd"])
  }

  @Test func `a drop that the delegate cannot handle is not asked about again`() {
    stage.handles = false
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryMoved(to: stage.row(2))
    stage.view.carryEnded()
    expect(
      stage.log.take(),
      equals: ["begin 0", "dragWillBegin", "canHandle own", "dragDidEnd"]
    )
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `a drop that is refused at its place is not performed`(_ operation: UIDropOperation) {
    stage.proposal = UICollectionViewDropProposal(operation: operation)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    _ = stage.log.take()
    stage.view.carryEnded()
    expect(stage.log.take(), equals: ["dropDidEnd", "dragDidEnd"])
  }

  @Test func `items are not moved when the drag does not allow moves, but can be copied`() {
    stage.allowsMove = false
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.picture, equals: ["a", "b", "c", "d"])
    stage.view.carryEnded()
    expect(!stage.log.take().contains { $0.hasPrefix("perform") })
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryEnded()
    expect(stage.log.take().contains("perform 0 at 1"))
  }

  @Test func `a second finger adds items, which have their own sources and sizes`() {
    var sizes: [CGSize] = []
    stage.perform = { sizes = $0.items.map(\.previewSize) }
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryAdds(at: stage.row(2))
    // This item is dragged already.
    stage.view.carryAdds(at: stage.row(2))
    stage.view.carryMoved(to: stage.row(3))
    stage.view.carryEnded()
    expect(stage.log.take().contains("perform 0,2 at 3"))
    expect(sizes, equals: [CGSize(width: 300, height: 100), CGSize(width: 300, height: 100)])
  }

  @Test func `sources follow a batch, and an item that is gone has none`() {
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(2))
    stage.view.carryAdds(at: stage.row(1))
    stage.view.performBatchUpdates {
      stage.source.sections[0].removeFirst(2)
      stage.view.deleteItems(at: [.at(0, 0), .at(0, 1)])
    }
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryEnded()
    expect(stage.log.take().contains("perform 0,– at 1"))
  }

  @Test func `a drag from elsewhere delivers its object when it is dropped`() {
    var taken: [String] = []
    stage.perform = { coordinator in
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        taken = objects.compactMap { ($0 as? NSString)?.description }
      }
    }
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    stage.view.carryEntered([stage.item("new")], at: stage.row(1))
    expect(stage.log.take(), equals: ["canHandle foreign", "enter", "update 1"])
    expect(!stage.view.hasActiveDrag)
    expect(stage.view.hasActiveDrop)
    stage.view.carryEnded()
    expect(stage.log.take(), equals: ["perform – at 1", "dropDidEnd"])
    expect(taken, equals: ["new"])
  }

  @Test func `the destination stays the last item that was hit`() {
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    stage.source.sections = [["a", "b"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryMoved(to: stage.row(3))
    expect(stage.log.take().suffix(2), equals: ["update 1", "update 1"])
  }

  @Test func `a drop on an item that is not there is told`() {
    stage.perform = { $0.drop($0.items[0].dragItem, toItemAt: .at(0, 9)) }
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryEnded()
    expect(stage.view.diagnostics.contains { $0.code == "index-path" })
  }

  @Test func `others make room only after the rest that the cadence asks for`() {
    var now = 0.0
    stage.view.timestamp = { now }
    stage.view.reorderingCadence = .slow
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.picture, equals: ["a", "b", "c", "d"])
    now = 0.5
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.picture, equals: ["b", "a", "c", "d"])
  }

  @Test func `an item opens when something is held over it long enough, once`() {
    var now = 0.0
    let spy = SpringSpy(log: stage.log)
    stage.view.delegate = spy
    stage.view.timestamp = { now }
    stage.view.isSpringLoaded = true
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    now = 0.5
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.view.indexPathsForSelectedItems, equals: [])
    now = 0.7
    stage.view.carryMoved(to: stage.row(1))
    now = 2
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.view.indexPathsForSelectedItems, equals: [.at(0, 1)])
    expect(stage.log.take().filter { $0.hasPrefix("spring") }, equals: ["spring 1 at 150,150"])
    spy.refuses = true
    stage.view.carryMoved(to: stage.row(2))
    now = 3
    stage.view.carryMoved(to: stage.row(2))
    expect(stage.view.indexPathsForSelectedItems, equals: [.at(0, 1)])
  }

  @Test func `an item blinks twice before it opens, and the delegate is asked before that`() {
    var now = 10.0
    let spy = SpringSpy(log: stage.log)
    stage.view.delegate = spy
    stage.view.timestamp = { now }
    stage.view.isSpringLoaded = true
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    var seen: [Bool] = []
    // Highlighted from 0.5 s, not from 0.6 s, highlighted from 0.7 s, not from 0.8 s, open from 0.9
    // s.
    for rest in [0.49, 0.55, 0.65, 0.75, 0.85, 0.95] {
      now = 10 + rest
      stage.view.carryTimePassed()
      seen.append(stage.view.cellForItem(at: .at(0, 1))?.isHighlighted ?? false)
      if rest < 0.5 { expect(!stage.log.take().contains { $0.hasPrefix("spring") }) }
      if rest < 0.9 { expect(stage.view.indexPathsForSelectedItems, equals: []) }
    }
    expect(seen, equals: [false, true, false, true, false, false])
    expect(stage.log.take().filter { $0.hasPrefix("spring") }.count, equals: 1)
    expect(stage.view.indexPathsForSelectedItems, equals: [.at(0, 1)])
  }

  @Test func `spring loading reports the time of its next step`() throws {
    var now = 1.0
    stage.view.timestamp = { now }
    stage.view.isSpringLoaded = true
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    expect(stage.view.carryDeadline, equals: nil)
    _ = stage.view.carryBegan(at: stage.row(0))
    expect(stage.view.carryDeadline, equals: nil)
    stage.view.carryMoved(to: stage.row(1))
    expect(stage.view.carryDeadline, equals: 1.5)
    now = 1.5
    expect(stage.view.carryDeadline, equals: 1.5, "it was not looked at yet")
    stage.view.carryTimePassed()
    #expect(try abs(#require(stage.view.carryDeadline) - 1.6) < 1e-9)
    now = 1.85
    stage.view.carryTimePassed()
    #expect(try abs(#require(stage.view.carryDeadline) - 1.9) < 1e-9)
    now = 2
    stage.view.carryTimePassed()
    #expect(stage.view.carryDeadline == nil && stage.view.indexPathsForSelectedItems != [])
    stage.view.carryEnded()
    expect(stage.view.carryDeadline, equals: nil)
  }

  @Test func `leaving a blinking item ends its highlight`() {
    var now = 0.0
    stage.view.timestamp = { now }
    stage.view.isSpringLoaded = true
    stage.proposal = UICollectionViewDropProposal(operation: .copy)
    _ = stage.view.carryBegan(at: stage.row(0))
    stage.view.carryMoved(to: stage.row(1))
    now = 0.55
    stage.view.carryTimePassed()
    expect(stage.view.cellForItem(at: .at(0, 1))?.isHighlighted, equals: true)
    stage.view.carryMoved(to: stage.row(2))
    expect(stage.view.cellForItem(at: .at(0, 1))?.isHighlighted, equals: false)
    now = 1.1
    stage.view.carryTimePassed()
    expect(stage.view.cellForItem(at: .at(0, 2))?.isHighlighted, equals: true)
    stage.view.carryCancelled()
    expect(stage.view.cellForItem(at: .at(0, 2))?.isHighlighted, equals: false)
    expect(stage.view.indexPathsForSelectedItems, equals: [])
  }

  private final class SpringSpy: UICollectionViewDelegate {
    let log: EventLog
    var refuses = false

    init(log: EventLog) { self.log = log }

    func collectionView(
      _ view: UICollectionView,
      shouldSpringLoadItemAt path: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      let point = context.location(in: view)
      log.events.append("spring \(path.item) at \(Int(point.x)),\(Int(point.y))")
      return !refuses
    }
  }

  private final class Empty: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider())]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `optional methods are optional, also when they are called as such`() {
    let empty = Empty()
    let session = CarriedItems([], at: .zero, in: stage.view, isLocal: true)
    let drag: any UICollectionViewDragDelegate = empty
    let drop: any UICollectionViewDropDelegate = empty
    let full: any UICollectionViewDropDelegate = stage
    #expect(drag.collectionView?(stage.view, dragSessionWillBegin: session) == nil)
    expect(drag.collectionView?(stage.view, dragSessionAllowsMoveOperation: session), equals: nil)
    expect(drop.collectionView?(stage.view, canHandle: session), equals: nil)
    expect(full.collectionView?(stage.view, canHandle: session), equals: true)
    stage.view.dragDelegate = empty
    stage.view.dropDelegate = empty
    expect(stage.view.carryBegan(at: stage.row(0)))
    stage.view.carryMoved(to: stage.row(1))
    stage.view.carryEnded()
    expect(stage.picture, equals: ["a", "b", "c", "d"])
  }
}
