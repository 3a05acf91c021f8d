// SPDX-License-Identifier: Apache-2.0

/// What a finger or a pointer does on a view's content, as the page of its driver tells it.
public struct StageTouch: Hashable, Sendable {
  /// How far a touch has come.
  public enum Phase: String, CaseIterable, Codable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// How far the touch has come.
  public var phase: Phase
  /// Where the finger is, in points of the content.
  public var point: Point
  /// Tells the finger from others that are down; 0 is that of the pointer that scrolls and taps.
  public var finger: Int
  /// When it happened, in seconds of the page's own clock, which may start anew while no finger is down.
  public var at: Double
  /// Whether the shift key is held, which makes the touch a pan that selects what it passes.
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
