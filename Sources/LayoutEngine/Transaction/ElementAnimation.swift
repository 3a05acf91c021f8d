// SPDX-License-Identifier: Apache-2.0

/// The animation that carries a transaction's changes.
public struct ElementAnimation: Hashable, Sendable {
  /// How the progress of an animation depends on time.
  public enum Curve: Hashable, Sendable {
    /// The cubic Bézier (0.42, 0, 0.58, 1).
    case easeInOut
    /// A spring: response in seconds, damping as a fraction of critical damping.
    case spring(response: Double, dampingFraction: Double)
    /// The cubic Bézier from (0, 0) to (1, 1) by its control points; x1 and x2 lie in 0...1.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  /// Length in seconds; for a spring, the time after which it counts as settled.
  public var duration: Double
  /// How the progress depends on time.
  public var curve: Curve

  /// Makes an animation.
  public init(duration: Double, curve: Curve) {
    self.duration = duration
    self.curve = curve
  }

  /// A spring is followed until a thousandth of its way is left.
  private static let settling = 7.0

  /// A spring, as long as it takes to settle.
  public static func spring(response: Double, dampingFraction: Double) -> ElementAnimation {
    let omega = 2 * Double.pi / max(response, .leastNormalMagnitude)
    // Beyond critical damping the slower of two parts decides.
    let excess = max(0, dampingFraction * dampingFraction - 1).squareRoot()
    return ElementAnimation(
      duration: settling / ((dampingFraction - excess) * omega),
      curve: .spring(response: response, dampingFraction: dampingFraction)
    )
  }

  /// The animation of an animated update that names none: 0.30 s, eased at both ends.
  ///
  /// - Source: policy; no constant is published (research note on collection views, 1.7).
  public static let standard = ElementAnimation(duration: 0.30, curve: .easeInOut)
}
