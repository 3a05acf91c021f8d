// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import LayoutEngine

/// Changes of the data while an item follows a finger.
@MainActor
@Suite(.ownProcess) struct MovementUpdateTests {
  private let stage = MovementStage([["a", "b", "c", "d"]], RowsLayout())

  @Test
  func `a movement goes on through changes of other items`() {
    let cell = stage.view.cellForItem(at: .at(0, 0))
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.source.sections = [["x", "a", "b", "c", "d"]]
    stage.view.insertItems(at: [.at(0, 0)])
    // Item x, then b at 100, and a under the finger at 250.
    expect(stage.picture[0].prefix(4), equals: ["x", "b", "a", "c"])
    #expect(stage.view.cellForItem(at: .at(0, 2)) === cell)
    stage.view.endInteractiveMovement()
    expect(stage.source.moves, equals: ["0.1 → 0.2"])
    expect(stage.source.sections, equals: [["x", "b", "a", "c", "d"]])
    expectEmpty(stage.view.diagnostics)
  }

  @Test
  func `paths of a batch are those of the data, not of the picture`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    expect(stage.picture, equals: [["b", "c", "d", "a"]])
    stage.source.sections = [["a", "c", "d"]]
    stage.view.deleteItems(at: [.at(0, 1)])
    // The finger at 350 is now below the last row, so a stays at its first place.
    expect(stage.picture, equals: [["a", "c", "d"]])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    expect(stage.picture, equals: [["c", "a", "d"]])
    stage.view.endInteractiveMovement()
    expect(stage.source.moves, equals: ["0.0 → 0.1"])
  }

  @Test
  func `a movement is over when its item is gone or the data is another`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.source.sections = [["b", "c", "d"]]
    stage.view.deleteItems(at: [.at(0, 0)])
    expect(!stage.view.hasUncommittedUpdates)
    expect(stage.picture, equals: [["b", "c", "d"]])
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 2))
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expect(!stage.view.hasUncommittedUpdates)
    stage.view.endInteractiveMovement()
    stage.view.cancelInteractiveMovement()
    expectEmpty(stage.source.moves)
  }

  @Test
  func `a batch that contradicts the data leaves the movement as it was`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    stage.view.deleteItems(at: [.at(0, 3)])
    expect(stage.picture, equals: [["b", "c", "a", "d"]])
    expect(stage.view.diagnostics.contains { $0.code == "invalid-update" })
    stage.view.endInteractiveMovement()
    expect(stage.source.moves, equals: ["0.0 → 0.2"])
  }

  @Test
  func `delegate and data source hear of items by the paths that they know`() {
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    stage.source.configured = []
    stage.view.reconfigureItems(at: [.at(0, 1)])
    stage.view.layoutIfNeeded()
    expect(stage.source.configured, equals: [.at(0, 1)])
    expect(stage.picture, equals: [["b", "c", "d", "a"]])
  }

  /// Random drags with changes in between: at the end, the picture is equal to the data, and no
  /// item is lost.
  @Test(arguments: seeds(40))
  func `after any drag the picture is the data`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rows = RowsLayout()
    rows.rowHeight = 20
    let stage = MovementStage([numbered(6), numbered(3).map { "b" + $0 }, []], rows)
    var next = 100
    for _ in 0..<12 {
      let path = IndexPath.at(0, 0)
      guard !stage.source.sections[0].isEmpty,
        stage.view.beginInteractiveMovementForItem(at: path)
      else { break }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          change(stage, &next, &random)
        }
        let y = CGFloat(Int.random(in: -10...260, using: &random))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
        let titles = Set(stage.picture.joined())
        expect(titles, equals: Set(stage.source.sections.joined()), "seed \(seed)")
      }
      if Bool.random(using: &random) {
        stage.view.endInteractiveMovement()
      } else {
        stage.view.cancelInteractiveMovement()
      }
      stage.view.layoutIfNeeded()
      expect(stage.picture, equals: stage.source.sections, "seed \(seed)")
      #expect(!stage.view.diagnostics.contains { $0.code == "invalid-update" }, "seed \(seed)")
    }
  }

  private func change(
    _ stage: MovementStage<RowsLayout>,
    _ next: inout Int,
    _ random: inout SeededRandom
  ) {
    let section = Int.random(in: 0...2, using: &random)
    let count = stage.source.sections[section].count
    if count > 0, Bool.random(using: &random) {
      let item = Int.random(in: 0..<count, using: &random)
      stage.source.sections[section].remove(at: item)
      stage.view.deleteItems(at: [.at(section, item)])
    } else {
      let item = Int.random(in: 0...count, using: &random)
      stage.source.sections[section].insert("\(next)", at: item)
      next += 1
      stage.view.insertItems(at: [.at(section, item)])
    }
  }
}
