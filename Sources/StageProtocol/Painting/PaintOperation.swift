// SPDX-License-Identifier: Apache-2.0

/// One step of painting, the same for the page's canvas, SVG files and PNG files.
///
/// Lengths are points. Each painter goes through a list of operations and knows all of them.
public enum PaintOperation: Hashable, Sendable {
  /// Fills a shape.
  case fill(PaintShape, PaintInk)
  /// Fills a shape with colours that change.
  case gradient(PaintShape, PaintRamp)
  /// Paints the shadow of a shape, without the shape; a PNG file has it without blur.
  case shadow(PaintShape, PaintShadow)
  /// Draws a line along a shape, with half of its width inside; paths and discs have round ends and corners.
  case stroke(PaintShape, PaintInk, width: Double)
  /// Writes a line of text.
  case text(PaintText)
  /// Draws a symbol in the middle of a rectangle, as large as possible.
  case symbol(String, PaintInk, ContentRect)
  /// Shows a picture.
  case image(PaintImage)
  /// Begins a group, which lasts to its end.
  case group(PaintGroup)
  /// Ends the group that began last.
  case end
}

/// A line of text.
public struct PaintText: Hashable, Sendable {
  /// The point of a text that is at `x`.
  public enum Anchor: String, CaseIterable, Sendable {
    case start
    case middle
    case end
  }

  /// The words.
  public var text: String
  /// The start, middle or end of the text.
  public var x: Double
  /// The baseline.
  public var y: Double
  /// The size of the font.
  public var size: Double
  /// The weight as in style sheets: 400, 500 or 600.
  public var weight: Int
  /// The point of the text that is at `x`.
  public var anchor: Anchor
  /// The colour of the text.
  public var ink: PaintInk
  /// Whether it is one large sign such as an emoji, for which the page uses other fonts.
  public var isSign: Bool
  /// The path of the app's font; `nil` for the built-in one.
  public var face: String?
  /// The space that is added after each letter.
  public var spacing: Double
  /// The width of the letters' outline, which is painted in their place; 0 for the letters.
  public var outline: Double
  /// The standard deviation of the letters' blur; a PNG file has them without blur.
  public var blur: Double

  /// Makes a line of text.
  public init(
    text: String,
    x: Double,
    y: Double,
    size: Double,
    weight: Int,
    anchor: Anchor,
    ink: PaintInk,
    isSign: Bool = false,
    face: String? = nil,
    spacing: Double = 0,
    outline: Double = 0,
    blur: Double = 0
  ) {
    self.text = text
    self.x = x
    self.y = y
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.ink = ink
    self.isSign = isSign
    self.face = face
    self.spacing = spacing
    self.outline = outline
    self.blur = blur
  }
}

/// A picture; files contain only its background.
public struct PaintImage: Hashable, Sendable {
  /// The path of the picture.
  public var name: String
  /// The place of the picture.
  public var box: PaintBox
  /// Whether the whole picture is visible; otherwise it covers the box.
  public var isWhole: Bool
  /// Whether its lower part is darker, so that a title is readable.
  public var isShaded: Bool
  /// The background until the picture is loaded; `nil` for none.
  public var ground: PaintInk?
  /// The colour in which the outline of the picture is painted in its place; `nil` for the picture itself.
  public var tint: PaintInk?

  /// Makes a picture from its path and size.
  public init(
    name: String,
    box: PaintBox,
    isWhole: Bool = false,
    isShaded: Bool = false,
    ground: PaintInk? = nil,
    tint: PaintInk? = nil
  ) {
    self.name = name
    self.box = box
    self.isWhole = isWhole
    self.isShaded = isShaded
    self.ground = ground
    self.tint = tint
  }
}

/// The properties of all operations up to the group's end.
public struct PaintGroup: Hashable, Sendable {
  /// `a, b, c, d, tx, ty`, from the group's coordinates to those outside; `nil` if they are the same.
  public var place: [Double]?
  /// The visible area in the group's coordinates; `nil` for all.
  public var clip: PaintShape?
  /// The opacity of the group as a whole, from 0 to 1.
  public var opacity: Double

  /// Makes a group.
  public init(place: [Double]? = nil, clip: PaintShape? = nil, opacity: Double = 1) {
    self.place = place
    self.clip = clip
    self.opacity = opacity
  }
}
