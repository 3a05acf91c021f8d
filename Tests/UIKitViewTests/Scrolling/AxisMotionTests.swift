// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Numbers by hand: 0.998 per millisecond is e^(−2.002 t), so a speed carries 0.4995 times as far.
@Suite(.ownProcess) struct AxisMotionTests {
  private let wide: ClosedRange<CGFloat> = -10_000...10_000

  private func off(_ one: CGFloat, _ other: CGFloat) -> CGFloat { abs(one - other) }

  @Test func `content that is let go slows down by its rate`() {
    let normal = AxisMotion.fling(
      from: 100,
      velocity: 1000,
      rate: 0.998,
      within: wide,
      bounces: true
    )
    #expect(off(normal.rest, 599.5) < 0.05)
    // After a second, e^−2.002 = 0.13506 of the way is left.
    #expect(off(normal.position(at: 1), 599.5 - 0.13506 * 499.5) < 0.1)
    #expect(off(normal.duration, 3.45) < 0.01)
    expect(normal.position(at: 4), equals: normal.rest)
    let fast = AxisMotion.fling(from: 0, velocity: -1000, rate: 0.99, within: wide, bounces: true)
    #expect(off(fast.rest, -99.5) < 0.05)
    #expect(off(fast.duration, 0.53) < 0.01)
  }

  @Test func `content that bounces goes beyond its edge and returns`() {
    // 2000 pt/s, 100 pt before the edge, goes 66 pt beyond it: at the edge 1799.8 pt/s are left, and a critically
    // damped spring goes v / (10 e) beyond.
    let motion = AxisMotion.fling(
      from: 0,
      velocity: 2000,
      rate: 0.998,
      within: 0...100,
      bounces: true
    )
    expect(motion.rest, equals: 100)
    let highest = stride(from: CGFloat(0), to: 1, by: 0.001).map(motion.position(at:)).max() ?? 0
    #expect(off(highest, 100 + 66.2) < 0.2)
    expect(motion.position(at: motion.duration), equals: 100)
    let still = AxisMotion.fling(
      from: 0,
      velocity: 2000,
      rate: 0.998,
      within: 0...100,
      bounces: false
    )
    let most = stride(from: CGFloat(0), to: 1, by: 0.001).map(still.position(at:)).max() ?? 0
    #expect(most == 100 && off(still.duration, 0.0527) < 0.0005)
  }

  @Test func `content that was pulled returns at once`() {
    let motion = AxisMotion.fling(
      from: -50,
      velocity: 0,
      rate: 0.998,
      within: 0...100,
      bounces: true
    )
    expect(motion.rest, equals: 0)
    // −50 (1 + 10 t) e^(−10 t) after 0.1 s.
    #expect(off(motion.position(at: 0.1), -36.79) < 0.01)
  }

  @Test func `content is led to another rest by another rate, or by a spring`() {
    // 300 pt with 1000 pt/s: a decay of 3.333 per second is a rate of 0.99667.
    let slower = AxisMotion.led(from: 0, velocity: 1000, to: 300)
    #expect(off(slower.position(at: 0.3), 300 * (1 - exp(-1))) < 0.01)
    // Back against the speed only a spring leads: ω is 15.708.
    let back = AxisMotion.led(from: 0, velocity: 100, to: -100)
    let omega = 2 * CGFloat.pi / 0.4
    let expected: CGFloat = -100 + exp(-omega / 10) * (100 + (100 + omega * 100) / 10)
    #expect(off(back.position(at: 0.1), expected) < 0.05)
    expect(back.rest, equals: -100)
  }

  @Test func `a rate that no view can have never ends in a number that is none`() {
    let rates: [CGFloat] = [.nan, 0, 1, 2, -CGFloat.infinity]
    for rate in rates {
      let motion = AxisMotion.fling(from: 0, velocity: 500, rate: rate, within: wide, bounces: true)
      #expect(motion.rest.isFinite && motion.duration.isFinite, "\(rate)")
    }
  }

  @Test func `a pull shows less and less of itself`() {
    // 270 pt in 700 pt: 270 · 700 · 0.55 / (700 + 148.5) = 122.5.
    #expect(off(RubberBand.shown(-270, in: 700), -122.5) < 0.05)
    #expect(off(RubberBand.pull(-122.51, in: 700), -270) < 0.1)
    expect(RubberBand.shown(50, in: 0), equals: 0)
    expect(RubberBand.pull(50, in: 0), equals: 0)
  }
}
