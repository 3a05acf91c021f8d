// SPDX-License-Identifier: Apache-2.0

/// How content is to be seen going to an offset.
public struct ScrollAnimation: Hashable, Sendable {
  /// The longest that content may go, in seconds.
  public static let longest = 10.0

  /// How long it takes, in seconds.
  public var duration: Double
  /// The response of a critically damped spring, in seconds; eased at both ends without one.
  public var response: Double?

  /// Makes an animation.
  public init(duration: Double, response: Double? = nil) {
    self.duration = duration
    self.response = response
  }
}
