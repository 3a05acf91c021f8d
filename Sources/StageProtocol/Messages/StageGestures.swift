// SPDX-License-Identifier: Apache-2.0

/// The fingers that a stage's gesture recognisers need.
///
/// The page scrolls by itself and cannot wait for the recognisers' decision, so it must know their
/// needs before.
public struct StageGestures: Hashable, Sendable {
  /// The effect of a drag with one finger.
  public enum Drag: String, CaseIterable, Codable, Sendable {
    /// It scrolls, and the recognisers lose the finger.
    case scroll
    /// It scrolls, and the recognisers keep the finger.
    case both
    /// It goes to the recognisers alone.
    case gesture
  }

  /// The number of fingers that the recognisers need, 1 or 2.
  public var fingers: Int
  /// The effect of a drag with one finger.
  public var drag: Drag
  /// The time in seconds after which a resting finger belongs to the recognisers, if one of them is
  /// a long press.
  public var press: Double?

  /// Makes a description.
  public init(fingers: Int, drag: Drag, press: Double? = nil) {
    self.fingers = fingers
    self.drag = drag
    self.press = press
  }
}
