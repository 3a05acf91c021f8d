// SPDX-License-Identifier: Apache-2.0

/// A user's step with the actions behind a row of a list.
public enum StageSwipe: Hashable, Sendable {
  /// A side of a row.
  public enum Side: String, CaseIterable, Codable, Sendable {
    /// The side where reading starts.
    case leading
    case trailing
  }

  /// Moves a row aside; answered by `swiped` with the actions.
  case open(element: UInt64, side: Side)
  /// Performs an action of the moved row; the outermost has index 0.
  case perform(index: Int)
  /// Moves the row back.
  case close
  /// Tells followers the distance of the row to the right of its place, in points.
  ///
  /// The host does not get it.
  case move(element: UInt64, side: Side, shift: Double)
}

/// The actions behind a row that is now aside.
public struct StageSwiped: Hashable, Sendable {
  /// One button.
  public struct Button: Hashable, Sendable {
    /// The title for users; empty for none.
    public var title: String
    /// The name of a symbol; empty for none.
    public var symbol: String
    /// The colour in a light interface, as 0xRRGGBBAA.
    public var light: UInt32
    /// The colour in a dark interface, as 0xRRGGBBAA.
    public var dark: UInt32
    /// Whether it removes the row.
    public var destructive: Bool

    /// Makes a button.
    public init(
      title: String,
      symbol: String,
      light: UInt32,
      dark: UInt32,
      destructive: Bool = false
    ) {
      self.title = title
      self.symbol = symbol
      self.light = light
      self.dark = dark
      self.destructive = destructive
    }
  }

  /// The view.
  public var view: UInt64
  /// The element of the row; 0 when no row is aside.
  public var element: UInt64
  /// The uncovered side.
  public var side: StageSwipe.Side
  /// Whether moving the row to the full extent performs the first action.
  public var full: Bool
  /// The actions, the outermost first; empty when the row has none.
  public var actions: [Button]

  /// Makes an answer.
  public init(
    view: UInt64,
    element: UInt64,
    side: StageSwipe.Side,
    full: Bool = false,
    actions: [Button] = []
  ) {
    self.view = view
    self.element = element
    self.side = side
    self.full = full
    self.actions = actions
  }
}
