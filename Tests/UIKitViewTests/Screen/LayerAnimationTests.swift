// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// What people see of animations of layers and views, in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct LayerAnimationTests {
  private let hand = ScreenHand()

  private final class Told: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    var onStop: (() -> Void)?
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append("stop \(flag)")
      onStop?()
    }
  }

  private func box() -> UIView { hand.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 50)) }

  /// Goes on to a number of seconds after the first frame.
  private func go(to seconds: Double) {
    let clock = FrameClock.current
    if clock.time == nil { clock.advance(to: 0) }
    while let time = clock.time, time < seconds - 1e-9 {
      clock.advance(to: min(seconds, time + 0.05))
    }
  }

  private func seen<Value>(_ look: () -> Value) -> Value {
    FrameClock.current.layerAnimations.shown(look)
  }

  @Test func `a value goes from one to another, and the layer keeps its own`() async {
    await FrameClock.replaced { @MainActor in
      let (view, told) = (box(), Told())
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 2)
      fade.delegate = told
      view.layer.add(fade, forKey: "fade")
      fade.duration = 9
      go(to: 0.5)
      #expect(abs(seen { view.alpha } - 0.75) < 1e-6 && view.alpha == 1)
      expect(told.calls, equals: ["start"])
      expect(view.layer.animationKeys(), equals: ["fade"])
      go(to: 2.1)
      expect(seen { view.alpha }, equals: 1)
      expect(view.layer.animationKeys(), equals: nil)
      expect(told.calls, equals: ["start", "stop true"])
    }
  }

  @Test func `one that is begun again when it ends goes on, and one that is removed ends`() async {
    await FrameClock.replaced { @MainActor in
      let (view, told) = (box(), Told())
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.toValue, turn.duration, turn.delegate) = (Double.pi, 1, told)
      told.onStop = { [weak view] in
        if told.calls.count < 6 { view?.layer.add(turn, forKey: "turn") }
      }
      view.layer.add(turn, forKey: "turn")
      go(to: 2.6)
      expect(told.calls, equals: ["start", "stop true", "start", "stop true", "start"])
      view.layer.removeAnimation(forKey: "turn")
      expect(told.calls.last, equals: "stop false")
      view.layer.removeAllAnimations()
      expect(seen { view.transform }, equals: .identity)
    }
  }

  @Test func `parts of a transform, keyframes, groups, repetitions and what stays`() async {
    await FrameClock.replaced { @MainActor in
      let view = box()
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.values = [0, 10, -10, 0]
      shake.keyTimes = [0, 0.25, 0.75, 1]
      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.toValue = 3
      let both = CAAnimationGroup()
      both.animations = [shake, grow]
      (both.duration, both.repeatCount, both.autoreverses) = (1, 2, true)
      (both.fillMode, both.isRemovedOnCompletion) = (.forwards, false)
      view.layer.add(both, forKey: nil)
      go(to: 0.5)
      // The middle between 10 and −10; half of the way from 1 to 3.
      #expect(abs(seen { view.transform.tx }) < 1e-6)
      #expect(abs(seen { view.transform.a } - 2) < 1e-6)
      go(to: 1.75)
      // A quarter before the end of the way back.
      #expect(abs(seen { view.transform.tx } - 10) < 1e-6)
      #expect(abs(seen { view.transform.a } - 1.5) < 1e-6)
      go(to: 5)
      #expect(abs(seen { view.transform.a } - 1) < 1e-6)
      expect(!FrameClock.current.isWanted)
    }
  }

  @Test func `a shape is drawn, a gradient runs, a position follows a path`() async {
    await FrameClock.replaced { @MainActor in
      let view = box()
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      view.layer.addSublayer(shape)
      view.layer.addSublayer(gradient)
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      (draw.fromValue, draw.duration) = (0, 1)
      draw.timingFunction = CAMediaTimingFunction(name: .easeIn)
      shape.add(draw, forKey: "draw")
      gradient.locations = [0, 0.5]
      let run = CABasicAnimation(keyPath: "locations")
      (run.fromValue, run.toValue, run.duration) = ([-1.0, -0.5], [1.0, 1.5], 1)
      run.repeatCount = .infinity
      gradient.add(run, forKey: "run")
      let walk = CAKeyframeAnimation(keyPath: "position")
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 10))
      (walk.path, walk.duration) = (path, 1)
      view.layer.add(walk, forKey: "walk")
      go(to: 0.5)
      // The curve (0.42, 0, 1, 1) is at 0.3154 in the middle.
      #expect(abs(seen { shape.strokeEnd } - 0.3154) < 1e-3 && shape.strokeEnd == 1)
      #expect(abs(seen { gradient.locations?[1].doubleValue ?? 9 } - 0.5) < 1e-6)
      expect(seen { view.center }, equals: CGPoint(x: 20, y: 0))
      go(to: 100)
      expect(FrameClock.current.isWanted)
      view.removeFromSuperview()
      go(to: 102)
      expect(!FrameClock.current.isWanted)
      expect(gradient.animationKeys(), equals: nil)
    }
  }

  @Test func `a spring swings over its end`() async {
    await FrameClock.replaced { @MainActor in
      let view = box()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 3)
      (spring.mass, spring.stiffness, spring.damping) = (1, .pi * .pi, 0)
      view.layer.add(spring, forKey: nil)
      // Without loss it goes on to the double at half of its period of 2 s.
      go(to: 0.5)
      #expect(abs(seen { view.center.x } - 100) < 1e-3)
      go(to: 1)
      #expect(abs(seen { view.center.x } - 200) < 1e-3)
    }
  }

  @Test func `the completion of a group of changes waits for its animations`() async {
    await FrameClock.replaced { @MainActor in
      let view = box()
      var isOver = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver = true }
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.duration) = (0, 1)
      view.layer.add(fade, forKey: nil)
      CATransaction.commit()
      go(to: 0.9)
      expect(!isOver)
      go(to: 1.1)
      expect(isOver)
    }
  }

  // MARK: Views

  @Test func `what a block changes is seen on its way, also while another block changes it`() async
  {
    await FrameClock.replaced { @MainActor in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
        view.alpha = 0
      }
      expect(view.frame, equals: CGRect(x: 100, y: 0, width: 200, height: 50))
      go(to: 0.5)
      #expect(abs(seen { view.frame.minX } - 50) < 1e-3)
      #expect(abs(seen { view.frame.width } - 150) < 1e-3)
      #expect(abs(seen { view.alpha } - 0.5) < 1e-6)
      // Back again from the middle: what is left of the first way is added.
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
      #expect(abs(seen { view.frame.minX } - 50) < 1e-3)
      go(to: 1.6)
      #expect(seen { view.frame.minX } < 50)
      go(to: 3)
      expect(seen { view.frame }, equals: CGRect(x: 0, y: 0, width: 200, height: 50))
      expect(!FrameClock.current.isWanted)
    }
  }

  @Test func `a transform goes back from where it is seen, and other values wait for nothing`()
    async
  {
    await FrameClock.replaced { @MainActor in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(translationX: 100, y: 0)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      go(to: 0.5)
      #expect(abs(seen { view.transform.tx } - 50) < 1e-3)
      let ground = seen { view.backgroundColor?.cgColor.components?[3] ?? 9 }
      #expect(abs(ground - 0.5) < 1e-3)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
      expect(view.layer.animationKeys()?.filter { $0 == "transform" }.count, equals: 1)
      go(to: 1)
      #expect(abs(seen { view.transform.tx } - 25) < 3)
      go(to: 3)
      expect(seen { view.transform }, equals: .identity)
      expect(!FrameClock.current.isWanted)
    }
  }

  @Test func `a delay, repetitions and parts of an animation are seen`() async {
    await FrameClock.replaced { @MainActor in
      let (late, endless, parts) = (box(), box(), box())
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { late.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
        endless.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { parts.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          parts.center.x = 50
        }
      }
      go(to: 0.9)
      expect(seen { late.alpha }, equals: 1)
      #expect(abs(seen { endless.transform.tx } - 90) < 0.1)
      go(to: 1.5)
      #expect(abs(seen { late.alpha } - 0.5) < 0.01)
      #expect(abs(seen { endless.transform.tx } - 50) < 5.1)
      #expect(abs(seen { parts.center.x } - 100) < 1)
      go(to: 20)
      expect(FrameClock.current.isWanted)
      endless.layer.removeAllAnimations()
      go(to: 21)
      expect(!FrameClock.current.isWanted)
    }
  }

  @Test func `nothing moves where nobody looks`() async {
    await FrameClock.replaced { @MainActor in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      expect(view.layer.animationKeys(), equals: nil)
      let shown = box()
      UIView.performWithoutAnimation { shown.alpha = 0 }
      shown.alpha = 0.5
      expect(shown.layer.animationKeys(), equals: nil)
    }
  }
}
