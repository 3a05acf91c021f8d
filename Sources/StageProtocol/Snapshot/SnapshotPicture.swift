// SPDX-License-Identifier: Apache-2.0

/// A snapshot, and how to paint it.
public struct SnapshotPicture: Codable, Sendable {
  /// A line of text.
  public struct Text: Codable, Hashable, Sendable {
    /// The point of a text that is at `x`.
    public enum Anchor: String, Codable, Sendable {
      case start
      case middle
      case end
    }

    /// What it says.
    public var text: String
    /// The distance from the element's left edge, in points.
    public var x: Double
    /// The distance of the baseline from the element's upper edge, in points.
    public var y: Double
    /// The size of the font, in points.
    public var size: Double
    /// The weight as in style sheets: 400, 500 or 600.
    public var weight: Int
    /// The point of the text that is at `x`.
    public var anchor: Anchor
    /// The colour of the text.
    public var ink: Ink

    /// Makes a line of text.
    public init(
      text: String,
      x: Double,
      y: Double,
      size: Double,
      weight: Int,
      anchor: Anchor,
      ink: Ink
    ) {
      self.text = text
      self.x = x
      self.y = y
      self.size = size
      self.weight = weight
      self.anchor = anchor
      self.ink = ink
    }
  }

  /// A colour and its opacity.
  public struct Ink: Codable, Hashable, Sendable {
    /// The colour as 0xRRGGBB.
    public var colour: UInt32
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// Makes an ink, which is opaque by default.
    public init(_ colour: UInt32, opacity: Double = 1) {
      self.colour = colour
      self.opacity = opacity
    }
  }

  /// How one element is painted.
  public struct Mark: Codable, Hashable, Sendable {
    /// The element's width, in points.
    public var width: Double
    /// The element's height, in points.
    public var height: Double
    /// `a, b, c, d, tx, ty`: from the element's upper left corner to content coordinates.
    public var placement: [Double]
    /// The four corners in content coordinates when the element is in perspective, x and y in turn.
    public var corners: [Double]?
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The background; `nil` for none.
    public var fill: Ink?
    /// The radius of the corners, in points.
    public var radius: Double
    /// The texts on the element.
    public var texts: [Text]
    /// The element's shape and its parts, if its own views define them.
    public var figure: Figure?

    /// Makes a mark.
    public init(
      width: Double,
      height: Double,
      placement: [Double],
      corners: [Double]?,
      opacity: Double,
      fill: Ink?,
      radius: Double,
      texts: [Text],
      figure: Figure? = nil
    ) {
      self.width = width
      self.height = height
      self.placement = placement
      self.corners = corners
      self.opacity = opacity
      self.fill = fill
      self.radius = radius
      self.texts = texts
      self.figure = figure
    }
  }

  /// The snapshot that is painted.
  public var snapshot: Snapshot
  /// The part of the content that is painted.
  public var rect: Snapshot.Rect
  /// The screen's background.
  public var paper: Ink
  /// The elements, from back to front.
  public var marks: [Mark]

  /// Makes a picture.
  public init(snapshot: Snapshot, rect: Snapshot.Rect, paper: Ink, marks: [Mark]) {
    self.snapshot = snapshot
    self.rect = rect
    self.paper = paper
    self.marks = marks
  }
}
