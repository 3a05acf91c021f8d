// SPDX-License-Identifier: Apache-2.0

extension SnapshotPicture {
  /// One step of an outline; points are x and y in turn, from the element's upper left corner.
  public enum Step: Codable, Hashable, Sendable {
    /// Starts a part at a point.
    case move([Double])
    /// Draws a straight line to a point.
    case line([Double])
    /// Draws a curve with two control points.
    case curve([Double])
    /// Draws a straight line to the start of the part.
    case close
  }

  /// An outline of the visible part of an element.
  public struct Outline: Codable, Hashable, Sendable {
    /// The steps, in order.
    public var steps: [Step]
    /// Whether the even-odd rule decides which points are inside.
    public var isEvenOdd: Bool

    /// Makes an outline.
    public init(steps: [Step], isEvenOdd: Bool) {
      self.steps = steps
      self.isEvenOdd = isEvenOdd
    }
  }

  /// A symbol that is drawn with lines.
  public struct Symbol: Codable, Hashable, Sendable {
    /// The lines, from the element's upper left corner.
    public var steps: [Step]
    /// The width of the lines, in points.
    public var lineWidth: Double
    /// The colour of the lines.
    public var ink: Ink

    /// Makes a symbol.
    public init(steps: [Step], lineWidth: Double, ink: Ink) {
      self.steps = steps
      self.lineWidth = lineWidth
      self.ink = ink
    }
  }

  /// A part of an element: a background, a border, texts.
  public struct Part: Codable, Hashable, Sendable {
    /// The frame in points, from the element's upper left corner.
    public var rect: Snapshot.Rect
    /// The radius of the corners, in points.
    public var radius: Double
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The background; `nil` for none.
    public var fill: Ink?
    /// The border; `nil` for none.
    public var stroke: Ink?
    /// The width of the border in points, all of it inside the frame.
    public var strokeWidth: Double
    /// The texts, from the element's upper left corner.
    public var texts: [Text]
    /// A symbol in the middle; `nil` for none.
    public var symbol: Symbol?

    /// Makes a part.
    public init(
      rect: Snapshot.Rect,
      radius: Double,
      opacity: Double,
      fill: Ink?,
      stroke: Ink?,
      strokeWidth: Double,
      texts: [Text],
      symbol: Symbol? = nil
    ) {
      self.rect = rect
      self.radius = radius
      self.opacity = opacity
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.texts = texts
      self.symbol = symbol
    }
  }

  /// The shape of an element and its parts, from back to front.
  public struct Figure: Codable, Hashable, Sendable {
    /// The outline of the visible part; `nil` for the whole element.
    public var outline: Outline?
    /// The parts in the element.
    public var parts: [Part]

    /// Makes a figure.
    public init(outline: Outline?, parts: [Part]) {
      self.outline = outline
      self.parts = parts
    }
  }
}
