// SPDX-License-Identifier: Apache-2.0
import Foundation

/// When an animation is where on its way.
///
/// - Source: Apple's reference of `CAMediaTiming`.
@MainActor
struct AnimationTiming {
  /// The time of one way, in seconds.
  let duration: Double
  private let speed: Double
  private let offset: Double
  private let returns: Bool
  private let fill: CAMediaTimingFillMode
  private let curve: CAMediaTimingFunction?
  /// The time of all repetitions by the animation's own clock, in seconds.
  private let active: Double

  /// The timing of an animation; one without a duration lasts as long as what it is in.
  init(_ animation: CAAnimation, standard: Double) {
    let own = animation.duration > 0 ? animation.duration : standard
    duration = max(0, own)
    speed = Double(animation.speed)
    offset = animation.timeOffset
    returns = animation.autoreverses
    fill = animation.fillMode
    curve = animation.timingFunction
    let once = returns ? 2 * duration : duration
    let times = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    active = animation.repeatDuration > 0 ? animation.repeatDuration : once * times
  }

  /// How long it lasts after its beginning by the clock around it, in seconds; infinite if it never ends.
  var length: Double { speed > 0 ? active / speed : .infinity }

  /// The seconds on its way, from 0 to the duration, at a time after its beginning; `nil` while the layer's own value
  /// is seen.
  func place(at seconds: Double) -> Double? {
    if seconds < 0 { return fill == .backwards || fill == .both ? place(within: 0) : nil }
    let own = seconds * speed + offset
    guard own < active + offset else {
      return fill == .forwards || fill == .both ? place(within: active, isEnd: true) : nil
    }
    return place(within: own)
  }

  private func place(within time: Double, isEnd: Bool = false) -> Double {
    guard duration > 0 else { return 0 }
    var way = time / duration
    let turn = way.rounded(.down)
    // The end of a way is not the beginning of the next one.
    way = isEnd && way == turn && turn > 0 ? 1 : way - turn
    let number = isEnd && way == 1 ? turn - 1 : turn
    let isBack = returns && number.truncatingRemainder(dividingBy: 2) == 1
    let part = isBack ? 1 - way : way
    return duration * (curve?.value(at: part) ?? part)
  }
}

extension CAMediaTimingFunction {
  private static let steps = 24

  /// The progress at a part of the time; both are from 0 to 1, and the progress may leave that.
  package func value(at part: Double) -> Double {
    let (x1, y1) = (Double(points[0]), Double(points[1]))
    let (x2, y2) = (Double(points[2]), Double(points[3]))
    let along = { (a: Double, b: Double, t: Double) in
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    // The time grows with the parameter, so halves find it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if along(x1, x2, middle) < part { low = middle } else { high = middle }
    }
    return along(y1, y2, (low + high) / 2)
  }
}
