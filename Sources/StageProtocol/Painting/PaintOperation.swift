// SPDX-License-Identifier: Apache-2.0

/// One step of painting: the words that the page's canvas, SVG files and PNG files are painted with.
///
/// Lengths are points. Each painter goes through a list of operations and knows every one of them; what only a
/// canvas has, such as shadows and what moves, stands on the page.
public enum PaintOperation: Hashable, Sendable {
  /// Fills a shape.
  case fill(PaintShape, PaintInk)
  /// Draws a line along a shape, half of which lies within. Lines of ways and discs have round ends and corners.
  case stroke(PaintShape, PaintInk, width: Double)
  /// Writes a line of text.
  case text(PaintText)
  /// Draws a symbol in the middle of a rectangle, as large as fits.
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
  /// What of the text lies at its place.
  public enum Anchor: String, CaseIterable, Sendable {
    case start
    case middle
    case end
  }

  /// What it says.
  public var text: String
  /// Where the text begins, has its middle or ends.
  public var x: Double
  /// Where its baseline is.
  public var y: Double
  /// The size of the font.
  public var size: Double
  /// The weight as in style sheets: 400, 500 or 600.
  public var weight: Int
  /// The point of the text that is at `x`.
  public var anchor: Anchor
  /// The colour of the text.
  public var ink: PaintInk
  /// Whether it is one big sign, such as an emoji, for which the page has fonts of their own.
  public var isSign: Bool

  /// Makes a line of text.
  public init(
    text: String,
    x: Double,
    y: Double,
    size: Double,
    weight: Int,
    anchor: Anchor,
    ink: PaintInk,
    isSign: Bool = false
  ) {
    self.text = text
    self.x = x
    self.y = y
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.ink = ink
    self.isSign = isSign
  }
}

/// A picture, of which files show the ground.
public struct PaintImage: Hashable, Sendable {
  /// The path of the picture.
  public var name: String
  /// The rectangle of the part, in points in the cell.
  public var box: PaintBox
  /// Whether all of it is seen; else it covers the box.
  public var isWhole: Bool
  /// Whether a shade lies on its lower part, on which a title can be read.
  public var isShaded: Bool
  /// What is seen until the picture is there; `nil` for nothing.
  public var ground: PaintInk?

  /// Makes a picture from its path and size.
  public init(
    name: String,
    box: PaintBox,
    isWhole: Bool = false,
    isShaded: Bool = false,
    ground: PaintInk? = nil
  ) {
    self.name = name
    self.box = box
    self.isWhole = isWhole
    self.isShaded = isShaded
    self.ground = ground
  }
}

/// What holds of all operations up to the group's end.
public struct PaintGroup: Hashable, Sendable {
  /// `a, b, c, d, tx, ty`, from coordinates within the group to those around it; `nil` where they are the same.
  public var place: [Double]?
  /// What is seen of the group, in coordinates within it; `nil` for all.
  public var clip: PaintShape?
  /// How much of the group is seen, from 0 to 1; a canvas applies it to each operation by itself.
  public var opacity: Double

  /// Makes a group.
  public init(place: [Double]? = nil, clip: PaintShape? = nil, opacity: Double = 1) {
    self.place = place
    self.clip = clip
    self.opacity = opacity
  }
}
