// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The focus: what is asked and told, and where the focus returns to.
@MainActor
@Suite(.ownProcess) struct FocusTests {
  private final class Spy: UICollectionViewDelegate {
    let log: EventLog
    var fixed: Set<Int> = []
    var holdsBack = false
    var preferred: IndexPath?
    var animates = false

    init(log: EventLog) { self.log = log }

    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      log.events.append("shouldSelect \(path.item)")
      return true
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      log.events.append("didSelect \(path.item)")
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      log.events.append("didDeselect \(path.item)")
    }

    func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
      log.events.append("canFocus \(path.item)")
      return !fixed.contains(path.item)
    }

    func collectionView(
      _ view: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      log.events.append("should \(way(context))")
      return !holdsBack
    }

    func collectionView(
      _ view: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log.events.append("did \(way(context))")
      guard animates else { return }
      coordinator.addCoordinatedAnimations {
        self.log.events.append("animated")
      } completion: {
        self.log.events.append("completed")
      }
    }

    func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? {
      log.events.append("preferred")
      return preferred
    }

    private func way(_ context: UICollectionViewFocusUpdateContext) -> String {
      let ends = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      return ends.map { $0.map { "\($0.item)" } ?? "–" }.joined(separator: ">")
    }
  }

  private let stage = TouchStage([numbered(6)])
  private let spy: Spy

  init() {
    spy = Spy(log: stage.log)
    stage.view.delegate = spy
  }

  @Test func `the delegate is asked about the item, then about the way, then told`() {
    expect(stage.view.moveFocus(to: .at(0, 1), heading: .down))
    expect(stage.log.take(), equals: ["canFocus 1", "should –>1", "did –>1"])
    expect(stage.view.moveFocus(to: .at(0, 2), heading: .down))
    expect(stage.log.take(), equals: ["canFocus 2", "should 1>2", "did 1>2"])
    stage.view.focusLeft()
    expect(stage.log.take(), equals: ["should 2>–", "did 2>–"])
    expect(stage.view.focusedIndexPath, equals: nil)
  }

  @Test func `an item that cannot have the focus does not get it`() {
    spy.fixed = [1]
    expect(!stage.view.moveFocus(to: .at(0, 1), heading: []))
    expect(stage.log.take(), equals: ["canFocus 1"])
    spy.holdsBack = true
    expect(!stage.view.moveFocus(to: .at(0, 0), heading: []))
    expect(stage.log.take(), equals: ["canFocus 0", "should –>0"])
    expect(!stage.view.moveFocus(to: .at(0, 9), heading: []))
    expect(!stage.view.moveFocus(to: IndexPath(index: 1), heading: []))
    expect(stage.log.take(), equals: [])
    expect(stage.view.focusedIndexPath, equals: nil)
  }

  @Test func `the cell that has the focus knows it`() throws {
    stage.view.moveFocus(to: .at(0, 1), heading: [])
    let focused = try #require(stage.view.cellForItem(at: .at(0, 1)))
    let other = try #require(stage.view.cellForItem(at: .at(0, 0)))
    expect(focused.configurationState.isFocused)
    expect(!other.configurationState.isFocused)
  }

  @Test func `the focus comes to the last item where that is remembered, else to the preferred`() {
    spy.preferred = .at(0, 3)
    expect(stage.view.focusEntered())
    expect(stage.view.focusedIndexPath, equals: .at(0, 3))
    stage.view.moveFocus(to: .at(0, 2), heading: .up)
    stage.view.focusLeft()
    stage.view.focusEntered()
    expect(stage.view.focusedIndexPath, equals: .at(0, 3))
    stage.view.moveFocus(to: .at(0, 2), heading: .up)
    stage.view.focusLeft()
    stage.view.remembersLastFocusedIndexPath = true
    stage.view.focusEntered()
    expect(stage.view.focusedIndexPath, equals: .at(0, 2))
    stage.view.remembersLastFocusedIndexPath = false
    stage.view.focusLeft()
    spy.preferred = nil
    stage.view.focusEntered()
    expect(stage.view.focusedIndexPath, equals: .at(0, 0))
  }

  @Test func `the selection follows the focus as a tap would select, where that is wanted`() {
    stage.view.moveFocus(to: .at(0, 1), heading: [])
    expect(stage.selected, equals: [])
    stage.view.selectionFollowsFocus = true
    _ = stage.log.take()
    stage.view.moveFocus(to: .at(0, 2), heading: [])
    expect(stage.selected, equals: [.at(0, 2)])
    stage.view.moveFocus(to: .at(0, 3), heading: [])
    expect(
      stage.log.take(),
      equals: [
        "canFocus 2", "should 1>2", "did 1>2", "shouldSelect 2", "2.selected", "didSelect 2",
        "canFocus 3", "should 2>3", "did 2>3", "shouldSelect 3", "2.deselected",
        "didDeselect 2", "3.selected", "didSelect 3",
      ]
    )
  }

  @Test func `a focus that is no longer allowed leaves`() {
    stage.view.moveFocus(to: .at(0, 1), heading: [])
    stage.view.allowsFocusDuringEditing = false
    expect(stage.view.focusedIndexPath, equals: .at(0, 1))
    stage.view.isEditing = true
    expect(!stage.view.moveFocus(to: .at(0, 2), heading: []))
    stage.view.isEditing = false
    expect(stage.view.moveFocus(to: .at(0, 2), heading: []))
    stage.view.allowsFocus = false
    expect(stage.view.focusedIndexPath, equals: nil)
    expect(!stage.view.moveFocus(to: .at(0, 2), heading: []))
  }

  @Test func `the focus stays with its item through a batch and ends with it`() {
    stage.view.moveFocus(to: .at(0, 2), heading: [])
    stage.view.performBatchUpdates {
      stage.source.sections[0].remove(at: 0)
      stage.view.deleteItems(at: [.at(0, 0)])
    }
    expect(stage.view.focusedIndexPath, equals: .at(0, 1))
    stage.view.performBatchUpdates {
      stage.source.sections[0].remove(at: 1)
      stage.view.deleteItems(at: [.at(0, 1)])
    }
    expect(stage.view.focusedIndexPath, equals: nil)
  }

  @Test func `what goes along with the focus is done after the delegate was told`() {
    spy.animates = true
    stage.view.moveFocus(to: .at(0, 1), heading: [])
    expect(
      stage.log.take(),
      equals: ["canFocus 1", "should –>1", "did –>1", "animated", "completed"]
    )
  }
}
