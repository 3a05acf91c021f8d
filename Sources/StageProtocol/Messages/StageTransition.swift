// SPDX-License-Identifier: Apache-2.0

/// What somebody does with a transition that they have in hand.
public enum TransitionStep: Hashable, Sendable {
  /// Takes the way to another layout in hand.
  case began(to: String, path: LayoutChange.Path, placement: LayoutChange.Placement?)
  /// Shows a part of the way.
  case moved(progress: Double)
  /// Lets go: it is finished or goes back, as how far and how fast it was decides.
  ///
  /// The velocity is in ways a second.
  case ended(progress: Double, velocity: Double)
  /// Goes back.
  case cancelled
}

/// The transition between two layouts of a stage that somebody has in hand.
public struct StageTransition: Hashable, Sendable {
  /// The number by which deltas speak of it.
  public var id: UInt64
  /// Who has it in hand; 0 for the stage itself, which goes a way that is not straight.
  public var client: UInt64
  /// The layout where it began.
  public var from: String
  /// The layout where it leads.
  public var to: String
  /// Which way elements take.
  public var path: LayoutChange.Path
  /// How far it was when this was said.
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
