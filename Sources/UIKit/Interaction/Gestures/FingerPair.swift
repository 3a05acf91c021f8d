// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The first two fingers of a recogniser.
@MainActor
struct FingerPair {
  /// The measures of a pair during a gesture.
  struct Trace {
    /// The measure when both fingers first were down, and the one that was last told.
    private(set) var first: CGFloat?
    private(set) var last: CGFloat?
    private var values: [(at: TimeInterval, value: CGFloat)] = []

    mutating func start(_ measure: CGFloat) {
      first = measure
      last = measure
    }

    mutating func note(_ measure: CGFloat, value: CGFloat, at timestamp: TimeInterval) {
      last = measure
      values.append((timestamp, value))
      values.removeAll { timestamp - $0.at > GesturePolicy.velocitySpan }
    }

    /// How fast the value grows, per second.
    var rate: CGFloat {
      guard let start = values.first, let end = values.last, end.at > start.at else { return 0 }
      return (end.value - start.value) / CGFloat(end.at - start.at)
    }
  }

  /// The distance between the fingers, in points.
  let distance: CGFloat
  /// The direction from the first finger to the second, in radians.
  let angle: CGFloat

  /// The recogniser's first two fingers; `nil` if it has fewer.
  init?(_ recognizer: UIGestureRecognizer) {
    guard recognizer.numberOfTouches >= 2 else { return nil }
    let a = recognizer.location(ofTouch: 0, in: nil)
    let b = recognizer.location(ofTouch: 1, in: nil)
    distance = hypot(b.x - a.x, b.y - a.y)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// The difference between two angles, in radians, by less than half a turn.
  static func shortestWay(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let full = 2 * CGFloat.pi
    let way = (end - start).truncatingRemainder(dividingBy: full)
    return way > .pi ? way - full : way < -.pi ? way + full : way
  }
}
