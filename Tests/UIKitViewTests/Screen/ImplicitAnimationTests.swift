// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Changes of layers in a window, by a clock of their own.
@MainActor
@Suite(.ownProcess) struct ImplicitAnimationTests {
  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let layer = CAShapeLayer()
    private var frames = 0

    init() {
      window.addSubview(view)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.layer.addSublayer(layer)
      FrameClock.current.note(Self.start)
    }

    private static let start = 1000.0

    /// Goes on by frames of a sixtieth of a second; the first one begins animations.
    func pass(_ count: Int) {
      for _ in 0..<count {
        FrameClock.current.advance(to: Self.start + Double(frames) / 60)
        frames += 1
      }
    }

    /// Lets people see everything as it is.
    func show() {
      ScreenMotion.shown { _ = ScreenPainter.figure(of: window, around: nil) }
    }
  }

  private func run(_ body: @MainActor (Scene) -> Void) async {
    await FrameClock.replaced { @MainActor in body(Scene()) }
  }

  @Test func `a layer that was seen goes to its new place in a quarter of a second`() async {
    await run { scene in
      scene.layer.position.x = 50
      #expect(scene.layer.animationKeys() == nil)
      scene.show()
      scene.layer.position.x = 150
      #expect(scene.layer.animationKeys() == ["position"])
      scene.pass(1)
      expect(scene.layer.presentation()?.position.x, equals: 50)
      expect(scene.layer.position.x, equals: 150)
      // Fifteen frames are a quarter of a second.
      scene.pass(7)
      let middle = scene.layer.presentation()?.position.x ?? 0
      #expect(middle > 50 && middle < 150)
      scene.pass(8)
      expect(scene.layer.presentation()?.position.x, equals: 150)
      #expect(scene.layer.animationKeys() == nil)
    }
  }

  @Test func `transactions say how long changes take, on which curve, and whether they are seen`()
    async
  {
    await run { scene in
      scene.show()
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scene.layer.opacity = 0
      CATransaction.begin()
      expect(CATransaction.animationDuration(), equals: 1)
      CATransaction.setDisableActions(true)
      scene.layer.cornerRadius = 8
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      var isOver = false
      CATransaction.setCompletionBlock { isOver = true }
      CATransaction.commit()
      #expect(scene.layer.animationKeys() == ["opacity"])
      scene.pass(1)
      // A quarter of a second of one.
      scene.pass(15)
      let shown = scene.layer.presentation()?.opacity ?? 0
      #expect(abs(shown - 0.75) < 0.001 && !isOver)
      scene.pass(46)
      #expect(isOver)
      // Outside of a group, it holds until the changes are shown.
      CATransaction.setDisableActions(true)
      scene.layer.opacity = 1
      #expect(scene.layer.animationKeys() == nil)
      scene.show()
      scene.layer.opacity = 0.5
      #expect(scene.layer.animationKeys() == ["opacity"])
    }
  }

  @Test func `actions of the layer come before those of the system`() async {
    await run { scene in
      scene.show()
      scene.layer.actions = ["position": NSNull()]
      scene.layer.position.y = 90
      #expect(scene.layer.animationKeys() == nil)
      let slow = CABasicAnimation()
      slow.duration = 3
      scene.layer.actions = ["strokeEnd": slow]
      scene.layer.strokeEnd = 0.5
      let own = scene.layer.animation(forKey: "strokeEnd") as? CABasicAnimation
      #expect(own?.duration == 3 && own?.keyPath == "strokeEnd")
      #expect(own?.fromValue as? CGFloat == 1 && own?.toValue as? CGFloat == 0.5)
    }
  }

  @Test func `a colour comes out of nothing, and another change begins where the last one is`()
    async
  {
    await run { scene in
      scene.show()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scene.layer.strokeColor = UIColor.red.cgColor
      scene.pass(1)
      expect(scene.layer.presentation()?.strokeColor?.alpha, equals: 0)
      scene.layer.bounds.size.width = 120
      scene.pass(1)
      // Nine of fifteen frames of 100 points.
      scene.pass(9)
      let there = scene.layer.presentation()?.bounds.width ?? 0
      #expect(abs(there - 80) < 0.01)
      scene.layer.bounds.size.width = 20
      scene.pass(1)
      let again = scene.layer.presentation()?.bounds.width ?? 0
      #expect(abs(again - there) < 0.01)
    }
  }

  @Test func `layers of views change at once, and with their views within an animation`() async {
    await run { scene in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      scene.view.addSubview(card)
      scene.show()
      card.layer.cornerRadius = 4
      #expect(card.layer.animationKeys() == nil)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.layer.cornerRadius = 20
        card.center.x = 120
      }
      scene.pass(1)
      scene.pass(15)
      let shown = card.layer.presentation()
      // A quarter of the ways from 4 to 20, and from 20 to 120.
      #expect(abs((shown?.cornerRadius ?? 0) - 8) < 0.001)
      #expect(abs((shown?.frame.minX ?? 0) - 25) < 0.001)
      #expect(shown?.model() === card.layer)
      #expect(shown?.hitTest(CGPoint(x: 30, y: 10)) === shown)
      #expect(shown?.hitTest(CGPoint(x: 110, y: 10)) == nil)
      card.removeFromSuperview()
      #expect(card.layer.presentation() == nil)
    }
  }
}
