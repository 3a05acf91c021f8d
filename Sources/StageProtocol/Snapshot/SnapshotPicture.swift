// SPDX-License-Identifier: Apache-2.0

/// A snapshot, and how to paint it.
public struct SnapshotPicture: Codable, Sendable {
  /// A line of text.
  public struct Text: Codable, Hashable, Sendable {
    /// Where the text begins, lies or ends.
    public enum Anchor: String, Codable, Sendable {
      case start
      case middle
      case end
    }

    /// What it says.
    public var text: String
    /// From the element's upper left corner to the baseline, in points.
    public var x: Double
    /// The same downwards.
    public var y: Double
    /// Size of the font, in points.
    public var size: Double
    /// As in style sheets: 400, 500 or 600.
    public var weight: Int
    /// What of the text lies at `x`.
    public var anchor: Anchor
    /// What it is written with.
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

  /// A colour and how much of it there is, from 0 to 1.
  public struct Ink: Codable, Hashable, Sendable {
    /// As 0xRRGGBB.
    public var colour: UInt32
    /// How much it covers, from 0 to 1.
    public var opacity: Double

    /// Makes an ink, which covers unless told otherwise.
    public init(_ colour: UInt32, opacity: Double = 1) {
      self.colour = colour
      self.opacity = opacity
    }
  }

  /// How one element is painted, those below first.
  public struct Mark: Codable, Hashable, Sendable {
    /// The element's size, in points.
    public var width: Double
    /// The same downwards.
    public var height: Double
    /// `a, b, c, d, tx, ty`: from the element's upper left corner to content coordinates.
    public var placement: [Double]
    /// Four corners in content coordinates where the element is seen in perspective, x and y in turn.
    public var corners: [Double]?
    /// How much of the element is seen, from 0 to 1.
    public var opacity: Double
    /// `nil` leaves the ground as it is.
    public var fill: Ink?
    /// Radius of the corners, in points.
    public var radius: Double
    /// What is written on it.
    public var texts: [Text]
    /// The element's shape and what stands in it, where its own views say so.
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

  /// What is painted.
  public var snapshot: Snapshot
  /// The part of the content that is painted.
  public var rect: Snapshot.Rect
  /// The screen's ground.
  public var paper: Ink
  /// How the elements are painted, those below first.
  public var marks: [Mark]

  /// Makes a picture.
  public init(snapshot: Snapshot, rect: Snapshot.Rect, paper: Ink, marks: [Mark]) {
    self.snapshot = snapshot
    self.rect = rect
    self.paper = paper
    self.marks = marks
  }
}
