// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Springs by what UIKit calls them.
extension ElementAnimation {
  /// What of the way may be left of a spring that has settled.
  private static let rest = 0.001
  /// The product of frequency and time after which a critically damped spring has that left:
  /// (1 + x) e^(−x) = 0.001.
  private static let criticalSettling = 9.2334
  /// No spring is damped less, so that each comes to rest; ours.
  private static let leastDamping = 0.01

  /// A spring that has settled after a duration, in seconds, as its swings never leave more of the way.
  ///
  /// - Source: ours; UIKit tells no formula.
  static func spring(settlingIn duration: Double, dampingFraction: Double) -> ElementAnimation {
    let damping = min(max(dampingFraction.isFinite ? dampingFraction : 1, leastDamping), 1)
    let settling = damping < 1 ? -log(rest) / damping : criticalSettling
    let response = 2 * Double.pi * max(0, duration) / settling
    return ElementAnimation(
      duration: max(0, duration),
      curve: .spring(response: response, dampingFraction: damping)
    )
  }

  /// A spring that is felt to take a duration, in seconds, and bounces as far as a number from −1 to 1 says.
  ///
  /// - Source: documentation of `Spring(duration:bounce:)`: the duration is the period of the spring without
  ///   damping; a bounce of 1 is no damping, 0 is critical damping, and less than 0 is more than that.
  static func spring(felt duration: Double, bounce: Double) -> ElementAnimation {
    let bounce = min(max(bounce.isFinite ? bounce : 0, leastDamping - 1), 1 - leastDamping)
    let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    return own(response: duration, dampingFraction: damping)
  }

  /// A spring that takes its own time, as does one that is felt to.
  fileprivate static func own(response: Double, dampingFraction: Double) -> ElementAnimation {
    let damping = max(dampingFraction, leastDamping)
    guard response > 0 else {
      return ElementAnimation(duration: 0, curve: .spring(response: 0, dampingFraction: damping))
    }
    return .spring(response: response, dampingFraction: damping)
  }

  /// An animation of a duration, in seconds, on a curve; springs that take their own time do.
  init(duration: Double, _ timing: any UITimingCurveProvider) {
    let spring = timing.timingCurveType == .cubic ? nil : timing.springTimingParameters
    switch spring?.form {
    case .ratio(let ratio): self = .spring(settlingIn: duration, dampingFraction: ratio)
    case .own(let response, let damping): self = .own(response: response, dampingFraction: damping)
    case .felt(let felt, let bounce): self = .spring(felt: felt, bounce: bounce)
    case nil:
      let cubic = timing.cubicTimingParameters ?? UICubicTimingParameters()
      self.init(duration: duration, curve: cubic.engineCurve)
    }
  }
}

extension UICubicTimingParameters {
  fileprivate var engineCurve: ElementAnimation.Curve {
    let points = UIView.AnimationCurve.easeInOut.controlPoints
    guard controlPoint1 != points.first || controlPoint2 != points.second else { return .easeInOut }
    let inside = { (x: CGFloat) in x.isFinite ? min(max(x, 0), 1) : 0 }
    let height = { (y: CGFloat) in y.isFinite ? y : 0 }
    return .cubic(
      x1: inside(controlPoint1.x),
      y1: height(controlPoint1.y),
      x2: inside(controlPoint2.x),
      y2: height(controlPoint2.y)
    )
  }
}

extension UIView.AnimationCurve {
  /// - Source: Core Animation's curves of these names.
  var controlPoints: (first: CGPoint, second: CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }

  var engineCurve: ElementAnimation.Curve {
    UICubicTimingParameters(animationCurve: self).engineCurve
  }
}
