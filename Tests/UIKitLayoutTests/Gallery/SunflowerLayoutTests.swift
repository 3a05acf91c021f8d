// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// In 400 × 600 pt, items of 40 pt reach up to 180 pt from the centre at (200, 300).
@MainActor
@Suite(.ownProcess) struct SunflowerLayoutTests {
  /// Notes what the layout asks its delegate.
  private final class Asked: SunflowerLayoutDelegate {
    var calls: [String] = []

    func sunflower(_ layout: SunflowerLayout, duplicateItemAt indexPath: IndexPath) {
      calls.append("duplicate \(indexPath.item)")
    }

    func sunflower(_ layout: SunflowerLayout, takeItemAt indexPath: IndexPath) {
      calls.append("take \(indexPath.item)")
    }

    func sunflower(_ layout: SunflowerLayout, putItemAt indexPath: IndexPath) {
      calls.append("put \(indexPath.item)")
    }
  }

  private func stage(
    _ count: Int,
    _ arrangement: SunflowerLayout.Arrangement = .ring
  ) -> GalleryStage<SunflowerLayout> {
    let layout = SunflowerLayout()
    layout.arrangement = arrangement
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.spread = 1
    return GalleryStage([count], layout, width: 400, height: 600)
  }

  private func finger(
    _ stage: GalleryStage<SunflowerLayout>,
    _ points: [CGPoint],
    from start: TimeInterval = 1,
    every step: TimeInterval = 0.05
  ) {
    stage.view.fingerBegan(0, at: points[0], timestamp: start)
    for (index, point) in points.enumerated().dropFirst() {
      stage.view.fingerMoved(0, to: point, timestamp: start + Double(index) * step)
    }
    let end = start + Double(points.count) * step
    stage.view.fingerEnded(0, at: points[points.count - 1], timestamp: end)
    stage.view.layoutIfNeeded()
  }

  @Test func `Seeds go outwards with the root of their number`() {
    let stage = stage(5, .spiral)
    expect(isNear(stage.item(0, 0)?.center, 200, 300))
    // The second of five items: √(1 / 4) of 180 pt from the centre.
    let second = stage.item(0, 1)?.center ?? .zero
    let (x, y) = (second.x - 200, second.y - 300)
    #expect(abs((x * x + y * y).squareRoot() - 90) < 1e-9)
    expect(stage.view.contentSize, equals: CGSize(width: 400, height: 600))
  }

  @Test func `Four items stand at the ends of a ring's axes, or at a square's corners`() {
    let ring = stage(4)
    expect(isNear(ring.item(0, 0)?.center, 200, 120))
    expect(isNear(ring.item(0, 1)?.center, 380, 300))
    let grid = stage(4, .grid)
    expect(isNear(grid.item(0, 0)?.center, 20, 120))
    expect(isNear(grid.item(0, 3)?.center, 380, 480))
  }

  @Test func `A finger that drags an item turns the whole`() {
    let stage = stage(4)
    // From the item at the top, a quarter of the circle to the right, in two steps. The first 10
    // pt, before the pan begins, rotate nothing.
    finger(
      stage,
      [CGPoint(x: 200, y: 120), CGPoint(x: 215, y: 120), CGPoint(x: 380, y: 300)]
    )
    let start = atan2(-180.0, 15.0)
    #expect(abs(stage.layout.turn - (0 - start)) < 1e-9)
  }

  @Test func `A swipe beside the items goes on to the next arrangement, and back`() {
    let stage = stage(4)
    finger(stage, [CGPoint(x: 300, y: 30), CGPoint(x: 200, y: 30)])
    expect(stage.layout.arrangement, equals: .grid)
    #expect(stage.transaction?.animation != nil)
    finger(stage, [CGPoint(x: 100, y: 560), CGPoint(x: 200, y: 560)], from: 5)
    expect(stage.layout.arrangement, equals: .ring)
  }

  @Test func `Two fingers spread and tilt at the same time, and a tap with both puts all back`() {
    let stage = stage(4)
    let view = stage.view
    view.fingerBegan(0, at: CGPoint(x: 150, y: 300), timestamp: 1)
    view.fingerBegan(1, at: CGPoint(x: 250, y: 300), timestamp: 1.1)
    // Half of the distance, and a quarter turn clockwise.
    view.fingerMoved(1, to: CGPoint(x: 150, y: 350), timestamp: 1.2)
    #expect(abs(stage.layout.spread - 0.5) < 1e-9)
    #expect(abs(stage.layout.tilt - .pi / 2) < 1e-9)
    view.fingerEnded(0, at: CGPoint(x: 150, y: 300), timestamp: 1.3)
    view.fingerEnded(1, at: CGPoint(x: 150, y: 350), timestamp: 1.3)
    for finger in 0...1 {
      view.fingerBegan(finger, at: CGPoint(x: 20 + finger, y: 20), timestamp: 9)
    }
    for finger in 0...1 {
      view.fingerEnded(finger, at: CGPoint(x: 20 + finger, y: 20), timestamp: 9.1)
    }
    expect(stage.layout.spread, equals: 0.9)
    expect(stage.layout.tilt, equals: 0)
  }

  @Test func `A double tap asks for a copy, and a long press takes an item away and puts it back`()
  {
    let stage = stage(4)
    let asked = Asked()
    stage.layout.delegate = asked
    let top = CGPoint(x: 200, y: 120)
    finger(stage, [top])
    finger(stage, [top], from: 1.2)
    expect(asked.calls, equals: ["duplicate 0"])
    stage.view.fingerBegan(0, at: top, timestamp: 5)
    stage.view.gestureTimePassed(to: 5.5)
    stage.view.layoutIfNeeded()
    let all = CGRect(x: 0, y: 0, width: 400, height: 600)
    expect(stage.elements(.decorationView, in: all).first?.center, equals: top)
    stage.view.fingerMoved(0, to: CGPoint(x: 370, y: 290), timestamp: 6)
    stage.view.fingerEnded(0, at: CGPoint(x: 370, y: 290), timestamp: 6.1)
    stage.view.layoutIfNeeded()
    // The second item is nearest to (370, 290).
    expect(asked.calls, equals: ["duplicate 0", "take 0", "put 1"])
    expectEmpty(stage.elements(.decorationView, in: all))
  }
}
