// SPDX-License-Identifier: Apache-2.0

/// A row of a list that the driver of a view has moved aside, for the followers.
public struct StageAside: Hashable, Sendable {
  /// The range of a row's shift, in points.
  public static let shifts = -16_384.0...16_384.0

  /// The view.
  public var view: UInt64
  /// The element of the row.
  public var element: UInt64
  /// The uncovered side.
  public var side: StageSwipe.Side
  /// The distance of the row to the right of its place, in points; 0 at its place.
  public var shift: Double
  /// The actions behind it, the outermost first; empty while they are unknown.
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
