// SPDX-License-Identifier: Apache-2.0

/// A change of a stage to another layout, and how it happens.
public struct LayoutChange: Hashable, Sendable {
  /// The animation of the change.
  public enum Animation: Hashable, Sendable {
    /// Slow at both ends; the duration is in seconds.
    case ease(duration: Double)
    /// A spring: the response is in seconds, the damping a fraction of the critical one.
    case spring(response: Double, damping: Double)
  }

  /// The path of the elements.
  public enum Path: String, CaseIterable, Codable, Sendable {
    /// A straight line.
    case linear
    /// An arc around the middle between start and end.
    case arc
    /// A line beyond the end and back.
    case spring
  }

  /// Where the item in the middle of the viewport is after the change.
  public enum Placement: String, CaseIterable, Codable, Sendable {
    /// As near as possible to its place before.
    case minimal
    /// Anywhere in the viewport.
    case visible
    case center
    case top
    case left
    case bottom
    case right
  }

  /// The id of the new layout.
  public var to: String
  /// The animation of the change; `nil` for an immediate change.
  public var animation: Animation?
  /// The path of the elements.
  public var path: Path
  /// The place of the content after the change; `nil` keeps the first visible item at its place.
  public var placement: Placement?

  /// Makes a change.
  public init(
    to: String,
    animation: Animation? = nil,
    path: Path = .linear,
    placement: Placement? = nil
  ) {
    self.to = to
    self.animation = animation
    self.path = path
    self.placement = placement
  }
}
