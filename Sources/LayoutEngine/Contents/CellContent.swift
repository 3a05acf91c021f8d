// SPDX-License-Identifier: Apache-2.0

/// What a cell or supplementary view shows: a description, not a drawing.
public struct CellContent: Hashable, Sendable {
  /// The look that the page gives to the text and the ground.
  public enum Style: UInt8, Hashable, Sendable {
    /// A rounded tile with its title at the lower left.
    case tile = 0
    /// A section header: the title in bold on the stage's ground.
    case header = 1
    /// A section footer: small, dim text.
    case footer = 2
    /// A tile whose title is one big glyph in the middle, with the subtitle below.
    case glyph = 3
    /// A row of a list: a picture or a coloured chip before the title, the subtitle below it, and a
    /// hairline at the bottom.
    case row = 4
    /// A row, header or footer of a list, as `list` says in full.
    case list = 5
  }

  /// The look of text and ground.
  public var style: Style
  /// The larger text.
  public var title: String
  /// The smaller text.
  public var subtitle: String
  /// The ground as 0xRRGGBB; `nil` lets the page choose one from `hue`.
  public var colour: UInt32?
  /// The ground while the element is selected or highlighted, as 0xRRGGBB; `nil` keeps the ground and
  /// lets the page mark the state in its own way.
  public var selectedColour: UInt32?
  /// One of ten hues, 0 to 9, taken from the item's identity.
  public var hue: UInt8
  /// Path of a picture on the same server; empty for none.
  public var image: String
  /// Whether the data is still on its way; the page shows a shimmering skeleton in place of it.
  public var isPlaceholder: Bool
  /// How much of the data is there, in percent from 0 to 100; `nil` where that is not known.
  public var progress: UInt8?
  private var listBox: ListBox?
  private var figureBox: FigureBox?

  /// The shape of the cell and what stands where in it, in place of texts and picture; `nil` leaves both to the style.
  public var figure: CellFigure? {
    get { figureBox?.figure }
    set { figureBox = newValue.map(FigureBox.init) }
  }

  /// What a row of a list shows, for the style `list`; its texts stand in `title` and `subtitle` too.
  public var list: ListContent? {
    get { listBox?.list }
    set { listBox = newValue.map(ListBox.init) }
  }

  /// Makes content; text is empty unless given.
  public init(
    style: Style = .tile,
    title: String = "",
    subtitle: String = "",
    colour: UInt32? = nil,
    hue: UInt8 = 0,
    image: String = "",
    selectedColour: UInt32? = nil,
    isPlaceholder: Bool = false,
    progress: UInt8? = nil
  ) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.colour = colour
    self.hue = hue
    self.image = image
    self.selectedColour = selectedColour
    self.isPlaceholder = isPlaceholder
    self.progress = progress
  }
}

/// Keeps what few contents have from making all of them large.
private final class ListBox: Hashable, Sendable {
  let list: ListContent

  init(_ list: ListContent) {
    self.list = list
  }

  static func == (left: ListBox, right: ListBox) -> Bool {
    left === right || left.list == right.list
  }

  func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// Likewise for figures.
private final class FigureBox: Hashable, Sendable {
  let figure: CellFigure

  init(_ figure: CellFigure) {
    self.figure = figure
  }

  static func == (left: FigureBox, right: FigureBox) -> Bool {
    left === right || left.figure == right.figure
  }

  func hash(into hasher: inout Hasher) { hasher.combine(figure) }
}
