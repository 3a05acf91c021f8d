// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Animators: what they tell collection views, and how they go on by the clock of the frames.
@MainActor
@Suite(.ownProcess) struct PropertyAnimatorTests {
  /// The test's clock, at 0 s.
  private func withClock(_ body: (FrameClock) throws -> Void) rethrows {
    let clock = FrameClock.current
    clock.advance(to: 0)
    try body(clock)
  }

  private func animation(
    of animator: (@escaping () -> Void) -> UIViewPropertyAnimator
  )
    -> ElementAnimation?
  {
    let scene = Scene([["a"]])
    let running = animator {
      scene.source.sections = [["a", "b"]]
      scene.view.insertItems(at: [.at(0, 1)])
    }
    running.startAnimation()
    running.stopAnimation(true)
    return scene.told.last?.animation
  }

  @Test func `what an animator changes is told with its duration and curve`() {
    withClock { _ in
      let linear = animation { UIViewPropertyAnimator(duration: 2, curve: .linear, animations: $0) }
      expect(linear?.duration, equals: 2)
      expect(linear?.curve, equals: .cubic(x1: 0, y1: 0, x2: 1, y2: 1))
      let eased = animation {
        UIViewPropertyAnimator(duration: 2, curve: .easeInOut, animations: $0)
      }
      expect(eased?.curve, equals: .easeInOut)
      let own = animation {
        UIViewPropertyAnimator(
          duration: 1,
          controlPoint1: CGPoint(x: 0.1, y: 0.2),
          controlPoint2: CGPoint(x: 0.3, y: 1.4),
          animations: $0
        )
      }
      expect(own?.curve, equals: .cubic(x1: 0.1, y1: 0.2, x2: 0.3, y2: 1.4))
    }
  }

  @Test func `springs of physics take their own time, those of a ratio the animator's`() throws {
    try withClock { _ in
      let spring = animation { changes in
        // ω = √(100/1) = 10, so that a swing takes 2π/10 s; 10 is half of the critical 2 · √100.
        let timing = UISpringTimingParameters(
          mass: 1,
          stiffness: 100,
          damping: 10,
          initialVelocity: .zero
        )
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
        animator.addAnimations(changes)
        return animator
      }
      guard case .spring(let response, let damping) = try #require(spring).curve else {
        Issue.record("no spring")
        return
      }
      #expect(abs(response - 0.6283) < 0.0001 && abs(damping - 0.5) < 1e-9)
      // 7 / (0.5 · 10)
      #expect(abs(try #require(spring).duration - 1.4) < 1e-9)
      let ratio = animation { changes in
        UIViewPropertyAnimator(duration: 0.8, dampingRatio: 1, animations: changes)
      }
      expect(ratio?.duration, equals: 0.8)
    }
  }

  @Test func `timing parameters know their kind`() {
    let builtIn = UICubicTimingParameters(animationCurve: .easeIn)
    expect(builtIn.timingCurveType, equals: .builtin)
    expect(builtIn.animationCurve, equals: .easeIn)
    expect(builtIn.controlPoint1, equals: CGPoint(x: 0.42, y: 0))
    #expect(builtIn.springTimingParameters == nil && builtIn.cubicTimingParameters === builtIn)
    let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero)
    expect(cubic.timingCurveType, equals: .cubic)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5,
      initialVelocity: CGVector(dx: 1, dy: 2)
    )
    expect(spring.timingCurveType, equals: .spring)
    expect(spring.initialVelocity, equals: CGVector(dx: 1, dy: 2))
    #expect(spring.cubicTimingParameters == nil && spring.springTimingParameters === spring)
    expect(UISpringTimingParameters(duration: 1, bounce: 0.5).initialVelocity, equals: .zero)
  }

  @Test func `an animator goes by the clock of the frames and tells its end`() {
    withClock { clock in
      var heard: [String] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { heard.append("go") }
      animator.addCompletion { heard.append("end \($0 == .end)") }
      expect(animator.state, equals: .inactive)
      expect(!animator.isRunning)
      animator.startAnimation()
      expect(animator.state, equals: .active)
      expect(animator.isRunning)
      clock.advance(to: 0.5)
      expect(animator.fractionComplete, equals: 0.5)
      clock.advance(to: 0.999)
      expect(heard, equals: ["go"])
      clock.advance(to: 1)
      expect(heard, equals: ["go", "end true"])
      expect(animator.state, equals: .inactive)
      expect(!animator.isRunning)
      expect(clock.deadline(at: 1), equals: nil)
    }
  }

  @Test func `an animator that is held can be moved by hand and goes on from there`() {
    withClock { clock in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(to: 0.5)
      animator.pauseAnimation()
      expect(animator.state, equals: .active)
      expect(!animator.isRunning)
      clock.advance(to: 5)
      expect(animator.fractionComplete, equals: 0.5)
      expectEmpty(ends)
      animator.fractionComplete = 0.25
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(to: 5.375)
      // Half of what was left: 0.25 and a half of 0.75.
      #expect(abs(animator.fractionComplete - 0.625) < 1e-9)
      // Held and turned round, it goes back at the same speed.
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(to: 5.999)
      expectEmpty(ends)
      clock.advance(to: 6)
      expect(ends, equals: [.start])
    }
  }

  @Test func `the rest takes as much of the duration as it is told`() {
    withClock { clock in
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.fractionComplete = 0.5
      expect(animator.state, equals: .active)
      expect(!animator.isRunning)
      let timing = UICubicTimingParameters(animationCurve: .easeOut)
      animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.25)
      #expect(animator.timingParameters === timing)
      clock.advance(to: 0.499)
      expect(animator.isRunning)
      clock.advance(to: 0.5)
      expect(!animator.isRunning)
    }
  }

  @Test func `an animator that is stopped waits to be finished, or tells nobody`() {
    withClock { clock in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation(afterDelay: 1)
      expect(animator.delay, equals: 1)
      clock.advance(to: 1.5)
      expect(animator.fractionComplete, equals: 0.5)
      animator.stopAnimation(false)
      expect(animator.state, equals: .stopped)
      expectEmpty(ends)
      animator.finishAnimation(at: .current)
      expect(animator.state, equals: .inactive)
      expect(ends, equals: [.current])
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      animator.stopAnimation(true)
      clock.advance(to: 9)
      expect(animator.state, equals: .inactive)
      expect(ends, equals: [.current])
    }
  }

  @Test func `an animator may stay at its end, and one without time is there at once`() {
    withClock { clock in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pausesOnCompletion = true
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(to: 1)
      expect(animator.state, equals: .active)
      expect(!animator.isRunning)
      expect(animator.fractionComplete, equals: 1)
      animator.stopAnimation(true)
      let quick = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0,
        delay: 0,
        options: [],
        animations: {},
        completion: { ends.append($0) }
      )
      expect(quick.state, equals: .inactive)
      expect(ends, equals: [.end])
    }
  }
}
