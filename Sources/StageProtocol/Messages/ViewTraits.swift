// SPDX-License-Identifier: Apache-2.0

/// The direction in which people read.
public enum ReadingDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight
  case rightToLeft
}

/// What one view's device is set to; what is not set follows the stage's own parameters.
public struct ViewTraits: Codable, Hashable, Sendable {
  /// The text size that the person prefers.
  public var textSize: TextSize?
  /// The direction of the person's language.
  public var direction: ReadingDirection?
  /// How much of the viewport a keyboard covers from below, in points; 0 without one.
  public var keyboard: Double
  /// Whether the person asks for less motion.
  public var reducesMotion: Bool

  /// Makes traits; by default, nothing is set.
  public init(
    textSize: TextSize? = nil,
    direction: ReadingDirection? = nil,
    keyboard: Double = 0,
    reducesMotion: Bool = false
  ) {
    self.textSize = textSize
    self.direction = direction
    self.keyboard = keyboard
    self.reducesMotion = reducesMotion
  }
}
