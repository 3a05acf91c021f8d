// SPDX-License-Identifier: Apache-2.0

/// What a person does with the actions behind a row of a list.
public enum StageSwipe: Hashable, Sendable {
  /// A side of a row.
  public enum Side: String, CaseIterable, Codable, Sendable {
    /// Where reading starts.
    case leading
    case trailing
  }

  /// Moves a row aside; answered by `swiped`, with the actions there.
  case open(element: UInt64, side: Side)
  /// Does an action of the row that is aside, counted from the outermost.
  case perform(index: Int)
  /// Moves the row back.
  case close
  /// Tells those who follow how far a row is to the right of its place, in points; the host does not hear
  /// of it.
  case move(element: UInt64, side: Side, shift: Double)
}

/// The actions behind a row that is aside now.
public struct StageSwiped: Hashable, Sendable {
  /// One button.
  public struct Button: Hashable, Sendable {
    /// What people read; empty for none.
    public var title: String
    /// Name of a sign; empty for none.
    public var symbol: String
    /// Its colour in a light interface, as 0xRRGGBBAA.
    public var light: UInt32
    /// Its colour in a dark interface, as 0xRRGGBBAA.
    public var dark: UInt32
    /// Whether it takes the row away.
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

  /// The view that it is about.
  public var view: UInt64
  /// Number of the row; 0 when none is aside.
  public var element: UInt64
  /// The side that is uncovered.
  public var side: StageSwipe.Side
  /// Whether moving the row all the way does the first action.
  public var full: Bool
  /// The actions, the outermost first; none where the row has none.
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
