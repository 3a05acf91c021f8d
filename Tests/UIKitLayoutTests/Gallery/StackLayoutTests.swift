// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Cards of 110 × 150 in a viewport of 378 × 600: three in a row, 122 apart, with a margin of 12.
@MainActor
@Suite(.ownProcess) struct StackLayoutTests {
  let stage = GalleryStage([4, 3], StackLayout(), width: 378, height: 600)

  @Test func `A closed pile shows five cards in the middle, the first on top`() {
    expect(isNear(stage.item(0, 0)?.center, 189, 300))
    expect(isNear(stage.item(1, 2)?.center, 189, 300))
    expect(stage.item(0, 0)?.zIndex, equals: 7)
    expect(stage.item(1, 2)?.zIndex, equals: 1)
    expect(stage.elements(.cell, in: stage.view.bounds).count, equals: 5)
    expect(stage.item(1, 0)?.isHidden, equals: false)
    expect(stage.item(1, 1)?.isHidden, equals: true)
    // From the centre of the pile at 300, down by the height of one card.
    expect(stage.view.contentSize, equals: CGSize(width: 378, height: 450))
  }

  @Test func `An open pile is a grid`() {
    stage.layout.spread = 1
    stage.view.layoutIfNeeded()
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 12, y: 12, width: 110, height: 150))
    expect(stage.item(0, 3)?.frame, equals: CGRect(x: 12, y: 174, width: 110, height: 150))
    expect(stage.item(1, 2)?.frame, equals: CGRect(x: 12, y: 336, width: 110, height: 150))
    expect(stage.item(0, 1)?.transform.isIdentity, equals: true)
    // 12 plus 3 rows of 162.
    expect(stage.view.contentSize, equals: CGSize(width: 378, height: 498))
  }

  @Test func `A pile that opens is on the straight way to the grid`() {
    stage.layout.spread = 0.5
    stage.view.layoutIfNeeded()
    // Half-way from (189, 300) to (67, 87).
    expect(isNear(stage.item(0, 0)?.center, 128, 193.5))
  }

  @Test func `The cards of a closed pile can be larger than those of the grid`() {
    stage.layout.pileScale = 1.4
    stage.view.layoutIfNeeded()
    // 110 · 1.4 and 150 · 1.4 around (189, 300).
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 112, y: 195, width: 154, height: 210))
    stage.layout.spread = 0.5
    stage.view.layoutIfNeeded()
    expect(stage.item(0, 0)?.frame.width, equals: 110 * 1.2)
    stage.layout.spread = 1
    stage.view.layoutIfNeeded()
    expect(stage.item(0, 0)?.transform.isIdentity, equals: true)
  }

  @Test func `a pinch opens the pile as the fingers go apart and closes it again`() {
    stage.view.fingerBegan(0, at: CGPoint(x: 100, y: 300), timestamp: 1)
    stage.view.fingerBegan(1, at: CGPoint(x: 160, y: 300), timestamp: 1.1)
    // The pinch begins here, with a distance of 80; 120 more are half of the 240 that open the
    // pile.
    stage.view.fingerMoved(1, to: CGPoint(x: 180, y: 300), timestamp: 1.2)
    expect(stage.layout.spread, equals: 0)
    stage.view.fingerMoved(1, to: CGPoint(x: 300, y: 300), timestamp: 1.3)
    expect(stage.layout.spread, equals: 0.5)
    stage.view.fingerMoved(1, to: CGPoint(x: 120, y: 300), timestamp: 1.4)
    expect(stage.layout.spread, equals: 0)
  }

  @Test(arguments: [0.0, 0.05, 0.3, 0.7, 1])
  func `A rect finds the same as looking at every card`(spread: Double) {
    let stage = GalleryStage([40, 60], StackLayout(), width: 378, height: 600)
    stage.layout.spread = CGFloat(spread)
    stage.view.layoutIfNeeded()
    for top in stride(from: 0.0, to: 6000, by: 170) {
      let rect = CGRect(x: 40, y: top, width: 200, height: 90)
      let all = (0..<2).flatMap { section in
        (0..<stage.counts[section]).compactMap { stage.item(section, $0) }
      }
      let expected = all.filter { $0.frame.intersects(rect) && !$0.isHidden }
      let found = stage.elements(.cell, in: rect).filter { !$0.isHidden }
      expect(found.map(\.indexPath), equals: expected.map(\.indexPath))
    }
  }
}
