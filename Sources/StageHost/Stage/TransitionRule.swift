// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What becomes of a transition that is let go.
enum TransitionRule {
  /// From here on it is finished.
  static let middle = 0.5
  /// How far something goes on that is let go with a velocity of 1 a second: what a list scrolls on with
  /// the usual rate of deceleration, in seconds.
  ///
  /// - Source: research note on browsers, 2: 0.998 / (1 − 0.998) milliseconds.
  static let projection = 0.499
  /// Seconds for the whole way, of which the rest takes its part.
  ///
  /// - Source: research note on collection views, 5.
  static let wholeWay = 0.30
  /// The rest takes at least so many seconds.
  static let shortest = 0.10
  /// The response of a critically damped spring that has come as near as a thousandth within a time.
  static let responsePerDuration = 0.68

  /// Whether it goes on to the next layout: whether that is the nearer end to where it would come to rest.
  ///
  /// - Parameters:
  ///   - progress: How far it is.
  ///   - velocity: How fast it was when it was let go, in ways a second.
  /// - Returns: Whether the next layout is its end.
  static func finishes(at progress: Double, velocity: Double) -> Bool {
    progress + velocity * projection >= middle
  }

  /// What carries it to its end; whoever shows it knows how fast it is.
  static func rest(from progress: Double, isFinished: Bool) -> ElementAnimation {
    let left = abs((isFinished ? 1 : 0) - progress)
    let duration = max(shortest, min(wholeWay, wholeWay * left))
    let response = duration * responsePerDuration
    return ElementAnimation(
      duration: duration,
      curve: .spring(response: response, dampingFraction: 1)
    )
  }
}
