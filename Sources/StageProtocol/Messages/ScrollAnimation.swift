// SPDX-License-Identifier: Apache-2.0

/// How the content moves visibly to an offset.
public struct ScrollAnimation: Hashable, Sendable {
  /// The longest duration, in seconds.
  public static let longest = 10.0

  /// The duration, in seconds.
  public var duration: Double
  /// The response of a critically damped spring, in seconds; without it, the movement is slow at
  /// both ends.
  public var response: Double?

  /// Makes an animation.
  public init(duration: Double, response: Double? = nil) {
    self.duration = duration
    self.response = response
  }
}
