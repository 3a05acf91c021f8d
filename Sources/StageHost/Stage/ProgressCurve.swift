// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The progress of an animation over time.
struct ProgressCurve {
  private static let (firstX, secondX) = (0.42, 0.58)
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
    case .easeInOut: return Self.eased(time / animation.duration)
    case .spring(let response, let damping): return 1 - Self.left(response, damping, time)
    }
  }

  /// The cubic Bézier (0.42, 0, 0.58, 1).
  private static func eased(_ time: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<halvings {
      let middle = (lower + upper) / 2
      if along(firstX, secondX, middle) < time { lower = middle } else { upper = middle }
    }
    return along(0, 1, lower)
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
