// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views that pass from one picture into another, in a window that somebody sees.
@MainActor
@Suite(.ownProcess) struct ViewVeilTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
  private let front = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))

  init() {
    window.showsTime = true
    window.makeKeyAndVisible()
    window.addSubview(card)
    card.addSubview(front)
    front.text = "Front"
  }

  private var veil: ViewVeil? { window.veils[ObjectIdentifier(card)] }

  private func pass(_ frames: ClosedRange<Int>) {
    for frame in frames { FrameClock.current.advance(to: 1000 + Double(frame) / 60) }
  }

  private func seen<Value>(_ value: () -> Value) -> Value {
    FrameClock.current.layerAnimations.shown(value)
  }

  private func run(_ body: @MainActor () -> Void) async {
    await FrameClock.replaced { @MainActor in
      FrameClock.current.note(1000)
      body()
    }
  }

  @Test func `a picture of the view before dissolves, and is nobody's subview`() async {
    await run {
      var ends = 0
      UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) {
        front.text = "Back"
      } completion: { _ in
        ends += 1
      }
      #expect(card.subviews == [front] && veil?.picture.bounds.size == card.bounds.size)
      pass(0...0)
      expect(seen { veil?.picture.alpha }, equals: 1)
      pass(1...30)
      #expect(abs(seen { veil?.picture.alpha ?? 0 } - 0.5) < 0.001)
      expect(ends, equals: 0)
      pass(31...60)
      #expect(veil == nil && ends == 1)
    }
  }

  @Test func `a view that turns over shows its picture for the first half`() async {
    await run {
      let back = UILabel(frame: front.frame)
      UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromRight)
      #expect(card.subviews == [back] && veil?.place == .instead)
      pass(0...29)
      // Just before it stands on its edge, it is narrow.
      #expect(seen { card.frame.width } < 20 && veil?.place == .instead)
      pass(30...31)
      expect(veil?.place, equals: .over)
      expect(veil?.picture.isHidden, equals: true)
      pass(32...61)
      #expect(veil == nil && seen { card.frame.width } == 200)
    }
  }

  @Test func `a layer's transition pushes the picture out`() async {
    await run {
      let push = CATransition()
      (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
      push.timingFunction = CAMediaTimingFunction(name: .linear)
      card.layer.add(push, forKey: nil)
      front.text = "Next"
      pass(0...0)
      expect(seen { card.frame.minX }, equals: 250)
      expect(seen { veil?.picture.frame.minX }, equals: 50)
      pass(1...30)
      #expect(abs(seen { card.frame.minX } - 150) < 0.001)
      #expect(abs(seen { veil?.picture.frame.minX ?? 0 } + 50) < 0.001)
      pass(31...61)
      #expect(veil == nil && seen { card.frame.minX } == 50)
    }
  }

  @Test func `nothing is kept where nobody sees the window, or without a kind of transition`() async
  {
    await run {
      UIView.transition(with: card, duration: 1) { front.text = "Back" }
      #expect(veil == nil)
      window.showsTime = false
      UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) {
        front.text = "Front"
      }
      #expect(veil == nil)
    }
  }

  @Test func `an animator is moved by hand, goes on from there, and back to the start`() async {
    await run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        card.center.x += 100
      }
      animator.fractionComplete = 0.25
      pass(0...1)
      // 150 is its middle, and a quarter of 100 points is done.
      expect(seen { card.center.x }, equals: 175)
      animator.fractionComplete = 0.5
      expect(seen { card.center.x }, equals: 200)
      animator.isReversed = true
      animator.startAnimation()
      pass(2...60)
      expect(card.center.x, equals: 150)
      expect(card.layer.animationKeys(), equals: nil)
      expect(seen { card.center.x }, equals: 150)
    }
  }

  @Test func `one that is paused stays where it is seen`() async {
    await run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }
      animator.startAnimation()
      pass(0...30)
      animator.pauseAnimation()
      let shown = seen { card.alpha }
      #expect(shown < 0.55 && shown > 0.45)
      pass(31...90)
      expect(seen { card.alpha }, equals: shown)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      pass(91...150)
      expect(seen { card.alpha }, equals: 0)
      expect(animator.state, equals: .inactive)
    }
  }
}
