// SPDX-License-Identifier: Apache-2.0

/// A touch of a finger or a pointer on a view's content, from the driver's page.
public struct StageTouch: Hashable, Sendable {
  /// The progress of a touch.
  public enum Phase: String, CaseIterable, Codable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// The progress of the touch.
  public var phase: Phase
  /// The place of the finger, in points of the content.
  public var point: Point
  /// The number of the finger among those that are down; 0 is the pointer that scrolls and taps.
  public var finger: Int
  /// The time on the page's own clock, in seconds; the clock may start again while no finger is
  /// down.
  public var at: Double
  /// Whether the shift key is pressed; the touch is then a pan that selects the items under it.
  public var shift: Bool

  /// Makes a touch.
  public init(phase: Phase, point: Point, finger: Int = 0, at: Double, shift: Bool = false) {
    self.phase = phase
    self.point = point
    self.finger = finger
    self.at = at
    self.shift = shift
  }
}
