// SPDX-License-Identifier: Apache-2.0

/// Which other layout a stage is to have, and how it gets there.
public struct LayoutChange: Hashable, Sendable {
  /// What carries the change.
  public enum Animation: Hashable, Sendable {
    /// Eased at both ends, in seconds.
    case ease(duration: Double)
    /// A spring: response in seconds, damping as a fraction of critical.
    case spring(response: Double, damping: Double)
  }

  /// Which way elements take.
  public enum Path: String, CaseIterable, Codable, Sendable {
    /// Straight.
    case linear
    /// Around the middle between start and end.
    case arc
    /// Beyond the end and back.
    case spring
  }

  /// Where the item in the middle of what is seen is to stand then.
  public enum Placement: String, CaseIterable, Codable, Sendable {
    /// As near as may be to where it stood.
    case minimal
    /// Anywhere, if only it is seen.
    case visible
    case center
    case top
    case left
    case bottom
    case right
  }

  /// The layout's identity among those of the stage.
  public var to: String
  /// What carries the change; `nil` for nothing.
  public var animation: Animation?
  /// Which way elements take.
  public var path: Path
  /// Where the content stands then; `nil` keeps what is first on the screen there.
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
