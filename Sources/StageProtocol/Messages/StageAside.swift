// SPDX-License-Identifier: Apache-2.0

/// A row that the driver of a view has aside, as those see it who follow.
public struct StageAside: Hashable, Sendable {
  /// How far a row may be aside, to the right and to the left, in points.
  public static let shifts = -16_384.0...16_384.0

  /// The view that it is about.
  public var view: UInt64
  /// Number of the row.
  public var element: UInt64
  /// The side that is uncovered.
  public var side: StageSwipe.Side
  /// How far the row is to the right of its place, in points; 0 when it is back.
  public var shift: Double
  /// The actions behind it, the outermost first; none while they are not known.
  public var actions: [StageSwiped.Button]

  /// Makes a state.
  public init(
    view: UInt64,
    element: UInt64,
    side: StageSwipe.Side,
    shift: Double,
    actions: [StageSwiped.Button] = []
  ) {
    self.view = view
    self.element = element
    self.side = side
    self.shift = shift
    self.actions = actions
  }
}
