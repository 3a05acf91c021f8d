// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing

struct ScrollMotionTests {
  private var motion = ScrollMotion()

  @Test mutating func `the first place tells no motion`() {
    expect(motion.velocity(arrivingAt: CGPoint(x: 0, y: 50), seconds: 1), equals: .zero)
  }

  @Test mutating func `the velocity is the way by the time`() {
    _ = motion.velocity(arrivingAt: .zero, seconds: 1)
    let velocity = motion.velocity(arrivingAt: CGPoint(x: -10, y: 50), seconds: 1.5)
    expect(velocity, equals: CGPoint(x: -20, y: 100))
    expect(motion.velocity(arrivingAt: CGPoint(x: -10, y: 50), seconds: 2), equals: .zero)
  }

  @Test(arguments: [nil, 1, 0.5] as [Double?])
  mutating func `without an elapsed time only the direction is known`(_ seconds: Double?) {
    _ = motion.velocity(arrivingAt: .zero, seconds: 1)
    let velocity = motion.velocity(arrivingAt: CGPoint(x: 20, y: -40), seconds: seconds)
    expect(velocity, equals: CGPoint(x: 0.5, y: -1))
  }

  @Test mutating func `a way that nobody scrolled is no motion`() {
    _ = motion.velocity(arrivingAt: CGPoint(x: 0, y: 50), seconds: 1)
    motion.shift(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 0, y: 350))
    expect(motion.velocity(arrivingAt: CGPoint(x: 0, y: 350), seconds: 2), equals: .zero)
    expect(motion.velocity(arrivingAt: CGPoint(x: 0, y: 340), seconds: 3).y, equals: -10)
  }
}
