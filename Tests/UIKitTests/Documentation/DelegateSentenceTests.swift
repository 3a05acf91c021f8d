// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about the delegate of a collection view: touches, display, movement, prefetching.
@MainActor @Suite(.ownProcess) struct DelegateSentenceTests {
  private let stage = TouchStage([numbered(8)])

  @Test func `a tap highlights, then selects`() {
    stage.view.touchBegan(at: stage.row(1))
    says(
      "touching down highlights",
      stage.log.take(),
      ["shouldHighlight 0.1", "1.lit", "didHighlight 0.1"]
    )
    stage.view.touchEnded(at: stage.row(1))
    says(
      "lifting selects, and unhighlights first",
      stage.log.take(),
      ["1.unlit", "didUnhighlight 0.1", "shouldSelect 0.1", "1.selected", "didSelect 0.1"]
    )
    stage.tap(2)
    let heard = stage.log.take()
    says(
      "the old one is deselected before the new is selected",
      heard.suffix(5),
      ["shouldSelect 0.2", "1.deselected", "didDeselect 0.1", "2.selected", "didSelect 0.2"]
    )
    stage.tap(2)
    says("a selected item is selected once more", stage.selected, [.at(0, 2)])
  }

  @Test func `refusals stop what follows`() {
    stage.spy.refused = ["shouldHighlight 0.1", "shouldSelect 0.2", "shouldDeselect 0.3"]
    stage.tap(1)
    says("what may not be highlighted is not selected", stage.log.take(), ["shouldHighlight 0.1"])
    stage.tap(2)
    says("what may not be selected is only highlighted", stage.log.take().last, "shouldSelect 0.2")
    stage.view.allowsMultipleSelection = true
    stage.tap(3)
    stage.tap(3)
    says("what may not be deselected stays", stage.selected, [.at(0, 3)])
    stage.tap(0)
    says("several are selected by taps", Set(stage.selected), [.at(0, 3), .at(0, 0)])
    stage.tap(0)
    says("a second tap deselects", stage.selected, [.at(0, 3)])
  }

  @Test func `a touch that leaves or is cancelled selects nothing`() {
    stage.view.touchBegan(at: stage.row(0))
    stage.view.touchCancelled()
    says("cancelled", stage.selected, [])
    says("and not highlighted", stage.view.cellForItem(at: .at(0, 0))?.isHighlighted, false)
    stage.view.allowsSelection = false
    stage.tap(0)
    says("without selection there is none", stage.selected, [])
  }

  @Test func `editing selects only where it is allowed`() {
    stage.view.isEditing = true
    stage.tap(0)
    says("not by default", stage.selected, [])
    stage.view.allowsSelectionDuringEditing = true
    stage.tap(0)
    stage.tap(1)
    says("one, if allowed", stage.selected, [.at(0, 1)])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.tap(2)
    says("several, if allowed", Set(stage.selected), [.at(0, 1), .at(0, 2)])
    stage.view.isEditing = false
    says("editing that ends leaves no selection of several", stage.selected.count <= 1, true)
  }

  /// Notes the display of cells.
  private final class Display: UICollectionViewDelegate {
    var heard: [String] = []
    var seen: [Bool] = []
    func collectionView(
      _ view: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      heard.append("will \(path.item)")
      seen.append(cell.frame.height > 0)
    }
    func collectionView(
      _ view: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      heard.append("end \(path.item)")
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  @Test func `display is told when cells come and go, once each`() {
    let scene = Scene([numbered(20)], isShown: false)
    let display = Display()
    scene.view.delegate = display
    scene.view.layoutIfNeeded()
    says("those that come", display.take(), ["will 0", "will 1", "will 2", "will 3"])
    says("with their frames", display.seen, [true, true, true, true])
    scene.view.contentOffset.y = 100
    scene.view.layoutIfNeeded()
    says("one goes, one comes", Set(display.take()), ["end 0", "will 4"])
    scene.view.contentOffset.y = 0
    scene.view.layoutIfNeeded()
    says("and back", Set(display.take()), ["end 4", "will 0"])
    scene.source.sections[0].remove(at: 1)
    UIView.performWithoutAnimation { scene.view.deleteItems(at: [.at(0, 1)]) }
    says("a deleted one ends with its old path", Set(display.take()), ["end 1", "will 3"])
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    says("a reload ends all and shows all", display.take().count, 8)
  }

  @Test func `batches ask the delegate where content should stand`() {
    final class Target: UICollectionViewDelegate {
      func collectionView(
        _ view: UICollectionView,
        targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: proposed.y + 70)
      }
    }
    let scene = Scene([numbered(20)])
    let target = Target()
    scene.view.delegate = target
    scene.source.sections[0].append("x")
    scene.view.insertItems(at: [.at(0, 20)])
    says("its answer", scene.view.contentOffset.y, 70)
  }

  @Test func `movement asks and tells in order`() throws {
    final class Mover: UICollectionViewDelegate {
      var heard: [String] = []
      func collectionView(
        _ view: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath,
        toProposedIndexPath proposed: IndexPath
      ) -> IndexPath {
        heard.append("\(original.item) \(current.item) \(proposed.item)")
        return proposed.item == 0 ? IndexPath(item: 1, section: 0) : proposed
      }
    }
    let stage = MovementStage([["a", "b", "c", "d"]], RowsLayout())
    let mover = Mover()
    stage.view.delegate = mover
    stage.source.fixed = ["a"]
    says(
      "an item that may not be moved",
      stage.view.beginInteractiveMovementForItem(at: .at(0, 0)),
      false
    )
    says("one that may", stage.view.beginInteractiveMovementForItem(at: .at(0, 3)), true)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    says("asked with original, current and proposed", mover.heard, ["3 3 1", "3 1 0"])
    stage.view.endInteractiveMovement()
    says("the data source moves it once, to the chosen place", stage.source.moves, ["0.3 → 0.1"])
    says("the data", stage.source.sections, [["a", "d", "b", "c"]])
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 3))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.view.cancelInteractiveMovement()
    says("cancelling moves nothing", stage.source.moves.count, 1)
  }

  @Test func `data are fetched ahead, in the order of their need`() {
    final class Ahead: UICollectionViewDataSourcePrefetching {
      var wanted: [Int] = []
      var dropped: [Int] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        wanted += paths.map(\.item)
      }
      func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath])
      { dropped += paths.map(\.item) }
    }
    let scene = Scene([numbered(100)])
    let ahead = Ahead()
    scene.view.prefetchDataSource = ahead
    for offset in stride(from: 20, through: 200, by: 20) {
      scene.view.contentOffset.y = CGFloat(offset)
      scene.view.layoutIfNeeded()
    }
    says("something is wanted", ahead.wanted.isEmpty, false)
    says("nearest first", ahead.wanted, ahead.wanted.sorted())
    says("each once", Set(ahead.wanted).count, ahead.wanted.count)
    says("nothing that is seen already", (ahead.wanted.min() ?? 0) >= 4, true)
    scene.view.contentOffset.y = 6000
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 5900
    scene.view.layoutIfNeeded()
    says("only what was wanted is cancelled", Set(ahead.dropped).isSubset(of: ahead.wanted), true)
  }

  @Test func `menus are asked for the pressed item`() {
    final class Menus: UICollectionViewDelegate {
      var asked: [[IndexPath]] = []
      func collectionView(
        _ view: UICollectionView,
        contextMenuConfigurationForItemsAt paths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(paths)
        return nil
      }
    }
    let scene = Scene([numbered(2)])
    let menus = Menus()
    scene.view.delegate = menus
    says(
      "a view whose delegate gives menus has an interaction",
      scene.view.contextMenuInteraction != nil,
      true
    )
  }
}
