// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One step of painting views: what stands around a collection view, in points of the window, or what a cell
/// shows, in points of the cell.
public enum ScreenStep: Hashable, Sendable {
  /// Fills a shape.
  case fill(ScreenShape, ContentColour)
  /// Fills a shape with colours along a line; `places` are fractions of the way.
  case gradient(ScreenShape, ScreenGradient)
  /// Draws a line along a shape, with half of its width inside.
  case stroke(ScreenShape, ContentColour, width: CGFloat)
  /// Paints the shadow of a shape, which itself is not painted.
  case shadow(ScreenShape, ContentColour, blur: CGFloat, offset: CGSize)
  /// Writes one line.
  case text(ScreenLine)
  /// Draws a symbol in the middle of a rectangle.
  case symbol(String, ContentColour, CGRect)
  /// Shows a picture, or its outline in a colour.
  case image(String, CGRect, radius: CGFloat, isWhole: Bool, tint: ContentColour? = nil)
  /// Begins a group: the six numbers `a, b, c, d, tx, ty` from its own points to those outside, with what is
  /// seen of it and its opacity.
  case group([CGFloat]?, clip: ScreenShape?, opacity: CGFloat)
  /// Ends the group that began last.
  case end
}

/// A shape on a screen.
public enum ScreenShape: Hashable, Sendable {
  /// A rectangle with round corners.
  case box(CGRect, radius: CGFloat)
  /// A path.
  case path(CellOutline)
}

/// Colours along a line.
public struct ScreenGradient: Hashable, Sendable {
  /// The colours.
  public var colours: [ContentColour]
  /// Where each colour is, from 0 at the start to 1 at the end.
  public var places: [CGFloat]
  /// The start of the line.
  public var start: CGPoint
  /// The end of the line; of a radial gradient, a point on the outermost circle.
  public var end: CGPoint
  /// Whether the colours change with the distance from the start.
  public var isRadial = false

  /// Makes a gradient; each colour has its place.
  public init(
    colours: [ContentColour],
    places: [CGFloat],
    start: CGPoint,
    end: CGPoint,
    isRadial: Bool = false
  ) {
    self.colours = colours
    self.places = places
    self.start = start
    self.end = end
    self.isRadial = isRadial
  }
}

/// One line of text.
public struct ScreenLine: Hashable, Sendable {
  /// Which point of a line is at its place.
  public enum Anchor: UInt8, Hashable, Sendable {
    case start = 0
    case middle = 1
    case end = 2
  }

  /// The words.
  public var text: String
  /// The place of the anchor, on the baseline.
  public var point: CGPoint
  /// The font.
  public var font: TextFont
  /// Which point of the line is there.
  public var anchor: Anchor
  /// The colour.
  public var colour: ContentColour
  /// The space that is added after each letter, in points.
  public var spacing: CGFloat = 0
  /// The width of the letters' outline, which is painted in place of the letters, in points; 0 for the letters.
  public var outline: CGFloat = 0
  /// The standard deviation of the blur of the letters, in points; 0 for sharp ones.
  public var blur: CGFloat = 0

  /// Makes a line of text.
  public init(
    text: String,
    point: CGPoint,
    font: TextFont,
    anchor: Anchor = .start,
    colour: ContentColour
  ) {
    self.text = text
    self.point = point
    self.font = font
    self.anchor = anchor
    self.colour = colour
  }
}
