// SPDX-License-Identifier: Apache-2.0

/// What a stage's gesture recognisers want of a page's fingers.
///
/// A page scrolls by itself and cannot wait to be told who wins, so it has to know beforehand.
public struct StageGestures: Hashable, Sendable {
  /// What a drag with one finger does.
  public enum Drag: String, CaseIterable, Codable, Sendable {
    /// It scrolls, and the recognisers lose the finger.
    case scroll
    /// It scrolls, and the recognisers keep the finger.
    case both
    /// It goes to the recognisers alone.
    case gesture
  }

  /// How many fingers they look at, 1 or 2.
  public var fingers: Int
  /// What a drag with one finger does.
  public var drag: Drag
  /// After how many seconds of rest a finger belongs to them, when they know a long press.
  public var press: Double?

  /// Makes the wants.
  public init(fingers: Int, drag: Drag, press: Double? = nil) {
    self.fingers = fingers
    self.drag = drag
    self.press = press
  }
}
