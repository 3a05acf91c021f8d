// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The progress of an animation over time.
struct ProgressCurve {
  private static let halvings = 40
  /// Half of a step of the host's clock, in seconds: the clock counts whole milliseconds, so an end
  /// may seem a little early.
  private static let clockStep = 0.0005

  private let animation: ElementAnimation

  /// Makes the curve of an animation.
  init(_ animation: ElementAnimation) { self.animation = animation }

  /// Whether the animation is over after a time, in seconds.
  func isOver(after time: Double) -> Bool { time >= animation.duration - Self.clockStep }

  /// The progress after a time in seconds: 0 at the start, 1 at the end.
  func progress(after time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard !isOver(after: time) else { return 1 }
    switch animation.curve {
    case .easeInOut: return Self.eased(0.42, 0, 0.58, 1, time / animation.duration)
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.eased(x1, y1, x2, y2, time / animation.duration)
    case .spring(let response, let damping): return 1 - Self.left(response, damping, time)
    }
  }

  /// A cubic Bézier by its control points.
  private static func eased(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ time: Double
  ) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<halvings {
      let middle = (lower + upper) / 2
      if along(x1, x2, middle) < time { lower = middle } else { upper = middle }
    }
    return along(y1, y2, lower)
  }

  private static func along(_ first: Double, _ second: Double, _ u: Double) -> Double {
    let rest = 1 - u
    let weight = 3.0
    return weight * rest * rest * u * first + weight * rest * u * u * second + u * u * u
  }

  /// The rest of a spring's way, from 1 to 0, for a spring that starts at rest.
  private static func left(_ response: Double, _ damping: Double, _ time: Double) -> Double {
    let omega = 2 * Double.pi / max(response, .leastNormalMagnitude)
    guard damping < 1 else { return exp(-omega * time) * (1 + omega * time) }
    let damped = omega * sqrt(1 - damping * damping)
    let wave = cos(damped * time) + damping * omega / damped * sin(damped * time)
    return exp(-damping * omega * time) * wave
  }
}
