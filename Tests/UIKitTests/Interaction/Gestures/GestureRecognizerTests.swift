// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Which touches each kind of recogniser recognises.
@MainActor
@Suite(.ownProcess) struct GestureRecognizerTests {
  let stage = GestureStage()

  @Test func `A tap is a finger that comes down and goes up at the same place`() {
    stage.add("tap", UITapGestureRecognizer(target: nil, action: nil))
    stage.tap(50, 50)
    expect(stage.takeTold(), equals: ["tap.ended"])
    stage.down(50, 50, after: 1)
    stage.move(50, 61)
    stage.up(50, 61)
    expect(stage.takeTold(), equals: [])
    stage.down(50, 50, after: 1)
    stage.up(50, 50, after: 0.8)
    expect(stage.takeTold(), equals: [])
  }

  @Test func `A double tap takes two taps within 0.35 seconds and 45 points`() {
    let double = stage.add("double", UITapGestureRecognizer(target: nil, action: nil))
    double.numberOfTapsRequired = 2
    stage.tap(50, 50)
    stage.tap(50, 80, after: 0.3)
    expect(stage.takeTold(), equals: ["double.ended"])
    stage.tap(50, 50, after: 1)
    stage.tap(50, 50, after: 0.4)
    expect(stage.takeTold(), equals: [])
    stage.wait(1)
    stage.tap(50, 50, after: 1)
    stage.tap(50, 96, after: 0.1)
    expect(stage.takeTold(), equals: [])
  }

  @Test func `A tap with two fingers takes two fingers`() {
    let tap = stage.add("two", UITapGestureRecognizer(target: nil, action: nil))
    tap.numberOfTouchesRequired = 2
    stage.tap(50, 50)
    expect(stage.takeTold(), equals: [])
    stage.down(0, 50, 50, after: 1)
    stage.down(1, 90, 50)
    stage.up(0, 50, 50)
    stage.up(1, 90, 50)
    expect(stage.takeTold(), equals: ["two.ended"])
  }

  @Test func `A long press begins after half a second without a movement, and follows the finger`()
  {
    stage.add("press", UILongPressGestureRecognizer(target: nil, action: nil))
    stage.down(50, 50)
    expect(stage.view.gestureDeadline, equals: 100.5)
    stage.wait(0.4)
    expect(stage.takeTold(), equals: [])
    stage.wait(0.1)
    stage.move(50, 90)
    stage.up(50, 90)
    expect(stage.takeTold(), equals: ["press.began", "press.changed", "press.ended"])
  }

  @Test func `A long press fails when the finger strays more than 10 points before it`() {
    stage.add("press", UILongPressGestureRecognizer(target: nil, action: nil))
    stage.down(50, 50)
    stage.move(50, 61)
    stage.wait(1)
    stage.up(50, 61)
    expect(stage.takeTold(), equals: [])
  }

  @Test func `A pan begins after 10 points and tells way and velocity`() {
    let pan = stage.add("pan", UIPanGestureRecognizer(target: nil, action: nil))
    stage.down(50, 50)
    stage.move(50, 59, after: 0.02)
    expect(stage.takeTold(), equals: [])
    stage.move(53, 70, after: 0.02)
    expect(stage.takeTold(), equals: ["pan.began"])
    expect(pan.translation(in: nil), equals: CGPoint(x: 3, y: 20))
    // From 0 to (3, 20) in 40 ms.
    let velocity = pan.velocity(in: nil)
    #expect(abs(velocity.x - 75) < 1e-6)
    #expect(abs(velocity.y - 500) < 1e-6)
    pan.setTranslation(.zero, in: nil)
    stage.move(53, 75)
    expect(pan.translation(in: nil), equals: CGPoint(x: 0, y: 5))
    stage.up(53, 75)
    expect(stage.takeTold(), equals: ["pan.changed", "pan.ended"])
  }

  @Test func `A finger more or less does not move a pan`() {
    let pan = stage.add("pan", UIPanGestureRecognizer(target: nil, action: nil))
    stage.down(0, 50, 50)
    stage.move(0, 50, 80)
    stage.down(1, 250, 300)
    expect(pan.translation(in: nil).y, equals: 30)
    stage.move(1, 250, 310)
    // The middle of both fingers moved by half of that.
    expect(pan.translation(in: nil).y, equals: 35)
    stage.up(1, 250, 310)
    stage.move(0, 50, 81)
    stage.move(0, 50, 84)
    expect(pan.translation(in: nil).y, equals: 38)
  }

  @Test func `A pinch tells how many times as far apart two fingers are`() {
    let pinch = stage.add("pinch", UIPinchGestureRecognizer(target: nil, action: nil))
    stage.down(0, 100, 100)
    stage.move(0, 100, 130)
    stage.move(0, 100, 100)
    expect(stage.takeTold(), equals: [])
    stage.down(1, 200, 100)
    stage.move(1, 204, 100)
    expect(stage.takeTold(), equals: [])
    stage.move(1, 250, 100)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    stage.down(2, 10, 10)
    stage.move(2, 60, 60)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    expect(pinch.numberOfTouches, equals: 2)
    stage.up(1, 250, 100)
    expect(stage.takeTold(), equals: ["pinch.began", "pinch.ended"])
  }

  @Test func `A rotation tells by how much two fingers have turned`() {
    let turn = stage.add("turn", UIRotationGestureRecognizer(target: nil, action: nil))
    stage.down(0, 100, 100)
    stage.down(1, 200, 100)
    stage.move(1, 100, 200)
    #expect(abs(turn.rotation - .pi / 2) < 1e-9)
    stage.move(1, 0, 100)
    stage.move(1, 100, 0)
    #expect(abs(turn.rotation - 1.5 * .pi) < 1e-9)
    stage.up(0, 100, 100)
    expect(
      stage.takeTold(),
      equals: ["turn.began", "turn.changed", "turn.changed", "turn.ended"]
    )
  }

  @Test func `A swipe goes 50 points in an allowed direction within half a second`() {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer(target: nil, action: nil))
    swipe.direction = [.left, .right]
    stage.down(50, 50)
    stage.move(101, 60, after: 0.1)
    stage.up(101, 60)
    expect(stage.takeTold(), equals: ["swipe.ended"])
    stage.down(50, 50, after: 1)
    stage.move(55, 120, after: 0.1)
    stage.up(55, 120)
    stage.down(50, 50, after: 1)
    stage.move(120, 50, after: 0.6)
    stage.up(120, 50)
    expect(stage.takeTold(), equals: [])
  }
}
