// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Items that are moved in compositional layouts, in normal and in orthogonal sections.
@MainActor
@Suite(.ownProcess) struct CompositionalMovementTests {
  /// A large item with two small ones beside it, repeated: 200 × 100 and 100 × 50 each.
  private static func mosaic() -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(
      layoutSize: Sections.size(.absolute(200), .absolute(100))
    )
    let small = NSCollectionLayoutItem(
      layoutSize: Sections.size(.absolute(100), .absolute(50))
    )
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.absolute(100), .absolute(100)),
      subitems: [small, small]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(300), .absolute(100)),
      subitems: [large, pair]
    )
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `an item does not go to and fro in a mosaic while the finger rests`() {
    let layout = UICollectionViewCompositionalLayout(section: Self.mosaic())
    let stage = MovementStage([numbered(9)], layout)
    var moved = 0
    for item in 0..<9 {
      for y in stride(from: 5, to: 300, by: 37) {
        for x in stride(from: 5, to: 300, by: 43) {
          let point = CGPoint(x: x, y: y)
          expect(stage.view.beginInteractiveMovementForItem(at: .at(0, item)))
          stage.view.updateInteractiveMovementTargetPosition(point)
          let target = stage.target
          // Every place depends on its index only, so the item goes to the place under the finger.
          let column = x < 200 ? 0 : y % 100 < 50 ? 1 : 2
          expect(target, equals: .at(0, y / 100 * 3 + column), "item \(item) at \(point)")
          if target != .at(0, item) { moved += 1 }
          stage.view.updateInteractiveMovementTargetPosition(point)
          expect(stage.target, equals: target, "item \(item) at \(point)")
          stage.view.cancelInteractiveMovement()
        }
      }
    }
    // There are 8 × 7 points for each item, and some of them are on the item itself.
    #expect(moved > 9 * 8 * 7 / 2)
  }

  @Test func `an item goes to another place of a row, also where the row was scrolled`() {
    let layout = UICollectionViewCompositionalLayout(
      section: Sections.strip(100, 100, .continuous)
    )
    let stage = MovementStage([numbered(8)], layout)
    // The third place is at 200 to 300.
    expect(stage.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    expect(stage.target, equals: .at(0, 2))
    // The section scrolls by 150: the finger at 250 is now over the item that is at 400.
    layout.setOrthogonalOffset(150, inSection: 0)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 251, y: 50))
    expect(stage.target, equals: .at(0, 4))
    stage.view.endInteractiveMovement()
    expect(stage.source.sections, equals: [["1", "2", "3", "4", "0", "5", "6", "7"]])
  }

  @Test func `the item of a row is under the finger wherever the row is scrolled`() {
    let layout = UICollectionViewCompositionalLayout(
      section: Sections.strip(100, 100, .continuous)
    )
    let stage = MovementStage([numbered(8)], layout)
    _ = stage.view.beginInteractiveMovementForItem(at: .at(0, 1))
    layout.setOrthogonalOffset(150, inSection: 0)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 60))
    let moving = stage.view.movement.attributes()
    expect(moving?.center, equals: CGPoint(x: 120, y: 60))
    expect(moving?.zIndex, equals: Int.max)
  }
}
