// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Which gesture wins, and what the collection view is told; rows 95 to 101 of the checklist.
@MainActor
@Suite(.ownProcess) struct GestureArenaTests {
  let stage = GestureStage()

  private var selected: [IndexPath] { stage.stage.selected }

  @Test func `Without recognisers fingers select as before`() {
    stage.tap(150, 150)
    expect(selected, equals: [.at(0, 1)])
  }

  @Test func `A recogniser on the collection view says where it was touched`() {
    let tap = stage.add("tap", UITapGestureRecognizer(target: nil, action: nil))
    stage.down(150, 250)
    expect(stage.view.indexPathForItem(at: tap.location(in: stage.view)), equals: .at(0, 2))
    expect(tap.numberOfTouches, equals: 1)
    stage.up(150, 250)
  }

  @Test func `A double tap is recognised, and a single one still selects when no second came`() {
    let double = stage.add("double", UITapGestureRecognizer(target: nil, action: nil))
    double.numberOfTapsRequired = 2
    stage.tap(150, 150)
    expect(selected, equals: [])
    stage.wait(0.4)
    expect(selected, equals: [.at(0, 1)])
    stage.tap(150, 350, after: 1)
    stage.tap(150, 350)
    expect(stage.takeTold(), equals: ["double.ended"])
    expect(selected, equals: [.at(0, 1)])
  }

  @Test func `A recogniser that delays touches keeps the highlight back until it fails`() {
    let double = stage.add("double", UITapGestureRecognizer(target: nil, action: nil))
    double.numberOfTapsRequired = 2
    double.delaysTouchesBegan = true
    stage.down(150, 150)
    expect(stage.stage.log.take(), equals: [])
    stage.wait(0.8)
    expect(
      stage.stage.log.take(),
      equals: ["shouldHighlight 0.1", "1.lit", "didHighlight 0.1"]
    )
    stage.up(150, 150)
    expect(selected, equals: [.at(0, 1)])
  }

  @Test func `Without delay the highlight comes at once`() {
    let double = stage.add("double", UITapGestureRecognizer(target: nil, action: nil))
    double.numberOfTapsRequired = 2
    stage.down(150, 150)
    expect(stage.stage.log.take().contains("didHighlight 0.1"))
  }

  @Test func `A recognised gesture cancels the touch of the view, unless told not to`() {
    let press = stage.add("press", UILongPressGestureRecognizer(target: nil, action: nil))
    stage.down(150, 150)
    _ = stage.stage.log.take()
    stage.wait(0.5)
    expect(stage.stage.log.take(), equals: ["1.unlit", "didUnhighlight 0.1"])
    stage.up(150, 150)
    expect(selected, equals: [])
    press.cancelsTouchesInView = false
    stage.down(150, 150, after: 1)
    stage.wait(0.5)
    stage.up(150, 150)
    expect(selected, equals: [.at(0, 1)])
  }

  @Test func `Of two gestures the first one wins`() {
    stage.add("pan", UIPanGestureRecognizer(target: nil, action: nil))
    stage.add("press", UILongPressGestureRecognizer(target: nil, action: nil))
    stage.down(50, 50)
    stage.wait(0.5)
    stage.move(50, 90)
    stage.up(50, 90)
    expect(stage.takeTold(), equals: ["press.began", "press.changed", "press.ended"])
  }

  @Test func `Two gestures go on together when one delegate agrees`() {
    stage.simultaneous = ["pinch"]
    stage.add("pinch", UIPinchGestureRecognizer(target: nil, action: nil))
    stage.add("turn", UIRotationGestureRecognizer(target: nil, action: nil))
    stage.down(0, 100, 100)
    stage.down(1, 200, 100)
    stage.move(1, 200, 200)
    expect(Set(stage.takeTold()), equals: ["pinch.began", "turn.began"])
  }

  @Test func `A gesture that requires another to fail waits for it`() {
    let single = stage.add("single", UITapGestureRecognizer(target: nil, action: nil))
    let double = stage.add("double", UITapGestureRecognizer(target: nil, action: nil))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(150, 150)
    expect(stage.takeTold(), equals: [])
    stage.wait(0.4)
    expect(stage.takeTold(), equals: ["single.ended"])
    stage.tap(150, 150, after: 1)
    stage.tap(150, 150)
    expect(stage.takeTold(), equals: ["double.ended"])
    stage.tap(150, 150, after: 1)
    stage.wait(0.4)
    expect(stage.takeTold(), equals: ["single.ended"])
  }

  @Test func `A delegate that refuses makes the gesture fail`() {
    stage.refusesToBegin = ["tap"]
    stage.add("tap", UITapGestureRecognizer(target: nil, action: nil))
    stage.tap(150, 150)
    expect(stage.takeTold(), equals: [])
    expect(selected, equals: [.at(0, 1)])
  }

  @Test func `A finger that is taken away cancels what follows it`() {
    stage.add("pan", UIPanGestureRecognizer(target: nil, action: nil))
    stage.down(50, 50)
    stage.move(50, 90)
    stage.view.fingerCancelled(0, timestamp: stage.now)
    expect(stage.takeTold(), equals: ["pan.began", "pan.cancelled"])
  }

  @Test func `A recogniser that is turned off or taken away is cancelled and hears no more`() {
    let pan = stage.add("pan", UIPanGestureRecognizer(target: nil, action: nil))
    stage.down(50, 50)
    stage.move(50, 90)
    pan.isEnabled = false
    stage.move(50, 120)
    stage.up(50, 120)
    expect(stage.takeTold(), equals: ["pan.began", "pan.cancelled"])
    stage.view.removeGestureRecognizer(pan)
    expect(pan.view, equals: nil)
    expect(stage.view.gestureRecognizers, equals: [])
  }

  @Test func `A second finger during a touch prevents a tap`() {
    stage.down(0, 150, 150)
    stage.down(1, 150, 250)
    stage.up(1, 150, 250)
    stage.up(0, 150, 150)
    expect(selected, equals: [])
    expect(stage.stage.log.take().last, equals: "didUnhighlight 0.1")
  }

  @Test(arguments: 0..<40)
  func `Whatever fingers do, every gesture that began ends once`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1)
    let double = stage.add("double", UITapGestureRecognizer(target: nil, action: nil))
    double.numberOfTapsRequired = 2
    stage.add("press", UILongPressGestureRecognizer(target: nil, action: nil))
    stage.add("pan", UIPanGestureRecognizer(target: nil, action: nil))
    stage.add("pinch", UIPinchGestureRecognizer(target: nil, action: nil))
    stage.simultaneous = seed.isMultiple(of: 2) ? ["pan"] : []
    for _ in 0..<200 {
      let finger = Int.random(in: 0..<3, using: &random)
      let x = CGFloat.random(in: 0..<300, using: &random)
      let y = CGFloat.random(in: 0..<400, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: stage.down(finger, x, y, after: 0.05)
      case 2: stage.move(finger, x, y, after: 0.02)
      case 3, 4: stage.up(finger, x, y, after: 0.02)
      default: stage.wait(0.3)
      }
    }
    for finger in 0..<3 { stage.up(finger, 10, 10) }
    stage.wait(2)
    for name in ["press", "pan", "pinch"] {
      var isUnderway = false
      for event in stage.told where event.hasPrefix(name + ".") {
        let begins = event.hasSuffix("began")
        #expect(begins != isUnderway, "\(event) of \(stage.told)")
        isUnderway = begins || event.hasSuffix("changed")
      }
      expect(!isUnderway)
    }
  }
}
