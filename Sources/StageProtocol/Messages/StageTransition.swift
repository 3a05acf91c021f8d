// SPDX-License-Identifier: Apache-2.0

/// A client's step in a transition.
public enum TransitionStep: Hashable, Sendable {
  /// Starts a transition to another layout.
  case began(to: String, path: LayoutChange.Path, placement: LayoutChange.Placement?)
  /// Shows the transition at this progress.
  case moved(progress: Double)
  /// Releases the transition: its progress and velocity decide whether it is finished or goes back.
  ///
  /// The velocity is progress per second.
  case ended(progress: Double, velocity: Double)
  /// Goes back to the first layout.
  case cancelled
}

/// A transition between two layouts of a stage, in a client's hand.
public struct StageTransition: Hashable, Sendable {
  /// The number in deltas.
  public var id: UInt64
  /// The client; 0 for the stage itself, when elements move on a path that is not straight.
  public var client: UInt64
  /// The id of the layout at the start.
  public var from: String
  /// The id of the layout at the end.
  public var to: String
  /// The path of the elements.
  public var path: LayoutChange.Path
  /// The progress when this was sent.
  public var progress: Double

  /// Makes a transition.
  public init(
    id: UInt64,
    client: UInt64,
    from: String,
    to: String,
    path: LayoutChange.Path,
    progress: Double
  ) {
    self.id = id
    self.client = client
    self.from = from
    self.to = to
    self.path = path
    self.progress = progress
  }
}
