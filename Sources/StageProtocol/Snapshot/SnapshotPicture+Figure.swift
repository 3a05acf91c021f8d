// SPDX-License-Identifier: Apache-2.0

extension SnapshotPicture {
  /// One step of a way around something; points are x and y in turn, from the element's upper left corner.
  public enum Step: Codable, Hashable, Sendable {
    /// Begins a part somewhere.
    case move([Double])
    /// Goes straight.
    case line([Double])
    /// Goes on a curve with two points beside it.
    case curve([Double])
    /// Goes straight to where the part began.
    case close
  }

  /// A way around what is seen of an element.
  public struct Outline: Codable, Hashable, Sendable {
    /// The steps, in order.
    public var steps: [Step]
    /// Whether only what an odd number of lines is around counts as within.
    public var isEvenOdd: Bool

    /// Makes an outline.
    public init(steps: [Step], isEvenOdd: Bool) {
      self.steps = steps
      self.isEvenOdd = isEvenOdd
    }
  }

  /// A sign that is drawn with lines.
  public struct Symbol: Codable, Hashable, Sendable {
    /// The lines, from the element's upper left corner.
    public var steps: [Step]
    /// How thick they are, in points.
    public var lineWidth: Double
    /// What they are drawn with.
    public var ink: Ink

    /// Makes a symbol.
    public init(steps: [Step], lineWidth: Double, ink: Ink) {
      self.steps = steps
      self.lineWidth = lineWidth
      self.ink = ink
    }
  }

  /// Something that stands in an element: a ground, a line around it, texts.
  public struct Part: Codable, Hashable, Sendable {
    /// Where it stands, from the element's upper left corner, in points.
    public var rect: Snapshot.Rect
    /// Radius of the corners, in points.
    public var radius: Double
    /// How much of it is seen, from 0 to 1.
    public var opacity: Double
    /// `nil` leaves the ground as it is.
    public var fill: Ink?
    /// The line around it; `nil` for none.
    public var stroke: Ink?
    /// How thick that line is, in points; all of it lies within.
    public var strokeWidth: Double
    /// What is written on it, from the element's upper left corner.
    public var texts: [Text]
    /// A sign in its middle; `nil` for none.
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

  /// The shape of an element and what stands in it, from back to front.
  public struct Figure: Codable, Hashable, Sendable {
    /// What is seen of the element; `nil` is all of it.
    public var outline: Outline?
    /// What stands in it.
    public var parts: [Part]

    /// Makes a figure.
    public init(outline: Outline?, parts: [Part]) {
      self.outline = outline
      self.parts = parts
    }
  }
}
