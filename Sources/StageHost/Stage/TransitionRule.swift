// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Decides about a transition after its release.
enum TransitionRule {
  /// The least progress at which it is finished.
  static let middle = 0.5
  /// How far a movement continues after its release, in seconds for each unit of its velocity.
  ///
  /// It is the distance that a list scrolls at the normal rate of deceleration.
  ///
  /// - Source: research note on browsers, 2: 0.998 / (1 − 0.998) milliseconds.
  static let projection = 0.499
  /// The seconds for the whole way; the rest takes a proportional part.
  ///
  /// - Source: research note on collection views, 5.
  static let wholeWay = 0.30
  /// The least time for the rest, in seconds.
  static let shortest = 0.10
  /// The response of a critically damped spring that comes within a thousandth of its end in one
  /// second.
  static let responsePerDuration = 0.68

  /// Whether it goes on to the next layout: whether that is the end nearer to its resting place.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release.
  ///   - velocity: The velocity at the release, as progress per second.
  /// - Returns: Whether it ends with the next layout.
  static func finishes(at progress: Double, velocity: Double) -> Bool {
    progress + velocity * projection >= middle
  }

  /// The animation to its end; the page knows its present velocity.
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
