// SPDX-License-Identifier: Apache-2.0

/// A description of what a cell or supplementary view shows; it is not a drawing.
public struct CellContent: Hashable, Sendable {
  /// The look that the page gives to text and background.
  public enum Style: UInt8, Hashable, Sendable {
    /// A rounded tile with its title at the bottom left.
    case tile = 0
    /// A section header: the title in bold on the stage's background.
    case header = 1
    /// A section footer: small, dim text.
    case footer = 2
    /// A tile with one big glyph as its title in the middle, and the subtitle below.
    case glyph = 3
    /// A row of a list: an image or a coloured chip before the title, the subtitle below it, and a
    /// hairline at the bottom.
    case row = 4
    /// A row, header or footer of a list; `list` describes all of it.
    case list = 5
  }

  /// The look of text and background.
  public var style: Style
  /// The larger text.
  public var title: String
  /// The smaller text.
  public var subtitle: String
  /// The background as 0xRRGGBB; `nil` lets the page choose one from `hue`.
  public var colour: UInt32?
  /// The background while the element is selected or highlighted, as 0xRRGGBB; `nil` keeps the
  /// background, and the page marks the state in its own way.
  public var selectedColour: UInt32?
  /// One of ten hues, 0 to 9, taken from the item's identity.
  public var hue: UInt8
  /// The path of an image on the same server; empty for none.
  public var image: String
  /// Whether the data has not arrived yet; the page then shows a shimmering skeleton.
  public var isPlaceholder: Bool
  /// How much of the data has arrived, in percent from 0 to 100; `nil` if it is unknown.
  public var progress: UInt8?
  private var listBox: ListBox?
  private var figureBox: FigureBox?

  /// The shape of the cell and its parts, which replace texts and image; `nil` leaves both to the
  /// style.
  public var figure: CellFigure? {
    get { figureBox?.figure }
    set { figureBox = newValue.map(FigureBox.init) }
  }

  /// The content of a list's row, for the style `list`; its texts are also in `title` and
  /// `subtitle`.
  public var list: ListContent? {
    get { listBox?.list }
    set { listBox = newValue.map(ListBox.init) }
  }

  /// Makes content; texts are empty by default.
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

/// A box that keeps contents small, because only few of them have this value.
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

/// The same box for figures.
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
