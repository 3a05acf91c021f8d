// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about `UIView.animate`: completions, delays, offsets.
@MainActor @Suite(.serialized, .ownProcess) struct AnimationSentenceTests {
  /// The test's clock, at 0 s.
  private func withClock(_ body: (FrameClock) throws -> Void) rethrows {
    let clock = FrameClock.current
    clock.advance(to: 0)
    try body(clock)
  }

  @Test func `a completion follows at the end of the animation`() {
    withClock { clock in
      let view = UIView()
      var heard: [String] = []
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
        heard.append("changes")
      } completion: {
        heard.append("end \($0)")
      }
      says("changes are made at once", heard, ["changes"])
      says("values are their ends", view.alpha, 0)
      clock.advance(to: 0.4)
      says("not before its end", heard, ["changes"])
      clock.advance(to: 0.6)
      says("with true", heard, ["changes", "end true"])
      clock.advance(to: 2)
      says("once", heard.count, 2)
    }
  }

  @Test func `a delay comes before, and springs have completions, too`() {
    withClock { clock in
      var heard: [String] = []
      let view = UIView()
      UIView.animate(withDuration: 0.5, delay: 0.25) {
        view.alpha = 0.5
      } completion: { _ in
        heard.append("late")
      }
      UIView.animate(
        withDuration: 0.25,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 3
      ) {
        view.alpha = 0.25
      } completion: { _ in
        heard.append("spring")
      }
      clock.advance(to: 0.3)
      says("the spring ends after its duration", heard, ["spring"])
      clock.advance(to: 0.7)
      says("a delay adds to the duration", heard, ["spring"])
      clock.advance(to: 0.8)
      says("then it ends", heard, ["spring", "late"])
    }
  }

  @Test func `a block that changes nothing or takes no time is completed at once`() {
    withClock { clock in
      var heard: [String] = []
      let view = UIView()
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: { _ in
        heard.append("no time")
      }
      clock.advance(to: 0.01)
      says("no time", heard, ["no time"])
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 9) {
          view.alpha = 1
        } completion: { _ in
          heard.append("without")
        }
      }
      clock.advance(to: 0.02)
      says("without animation", heard, ["no time", "without"])
    }
  }

  @Test func `transitions and key frames are completed at their end`() {
    withClock { clock in
      var heard: [String] = []
      let view = UIView()
      UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
        heard.append("changes")
      } completion: { _ in
        heard.append("transition")
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      } completion: { _ in
        heard.append("frames")
      }
      says("changes at once", heard, ["changes"])
      says("key frames, too", view.alpha, 0)
      clock.advance(to: 0.6)
      says("the transition", heard, ["changes", "transition"])
      clock.advance(to: 1.1)
      says("the frames", heard, ["changes", "transition", "frames"])
    }
  }

  @Test func `animations may follow one another in completions`() {
    withClock { clock in
      var heard: [String] = []
      let view = UIView()
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0
      } completion: { _ in
        heard.append("first")
        UIView.animate(withDuration: 0.2) {
          view.alpha = 1
        } completion: { _ in
          heard.append("second")
        }
      }
      for step in 1...60 { clock.advance(to: Double(step) / 60) }
      says("both", heard, ["first", "second"])
      says("the last value", view.alpha, 1)
    }
  }

  @Test func `an offset within a block is scrolled to`() {
    withClock { clock in
      let scene = Scene([numbered(30)])
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        scene.view.contentOffset = CGPoint(x: 0, y: 900)
      }
      let move = scene.view.takeOffsetMove()
      says("the move is told", move?.target, CGPoint(x: 0, y: 900))
      says("with its origin", move?.origin, .zero)
      says("and the time of the block", move?.animation.duration, 0.4)
      clock.advance(to: 0.5)
      says("it ends there", scene.view.contentOffset, CGPoint(x: 0, y: 900))
    }
  }

  @Test func `an inner block of a change runs at once, and the value is seen at once`() {
    let view = UIView(frame: box(0, 0, 10, 10))
    UIView.animate(withDuration: 1, delay: 5, options: []) { view.frame.origin.x = 50 }
    says("the model value is the new one, whatever the delay", view.frame.minX, 50)
    says("a view's frame is the layer's", view.layer.frame.minX, 50)
  }
}
