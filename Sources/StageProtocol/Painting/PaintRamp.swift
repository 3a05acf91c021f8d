// SPDX-License-Identifier: Apache-2.0

/// Colours that change along a line, or with the distance from its start.
public struct PaintRamp: Hashable, Sendable {
  /// A colour and its place on the line.
  public struct Stop: Hashable, Sendable {
    /// The place, from 0 at the start to 1 at the end.
    public var place: Double
    /// The colour.
    public var ink: PaintInk

    /// Makes a stop.
    public init(place: Double, ink: PaintInk) {
      self.place = place
      self.ink = ink
    }
  }

  /// The colours, from the start to the end.
  public var stops: [Stop]
  /// The start of the line.
  public var startX: Double
  /// The start of the line.
  public var startY: Double
  /// The end of the line.
  public var endX: Double
  /// The end of the line.
  public var endY: Double
  /// Whether the colours change with the distance from the start.
  public var isRadial: Bool

  /// Makes a ramp.
  public init(
    stops: [Stop],
    startX: Double,
    startY: Double,
    endX: Double,
    endY: Double,
    isRadial: Bool = false
  ) {
    self.stops = stops
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
    self.isRadial = isRadial
  }
}

/// The shadow of a shape.
public struct PaintShadow: Hashable, Sendable {
  /// The colour.
  public var ink: PaintInk
  /// The standard deviation of the blur.
  public var blur: Double
  /// How far it lies to the right.
  public var dx: Double
  /// How far it lies down.
  public var dy: Double

  /// Makes a shadow.
  public init(ink: PaintInk, blur: Double, dx: Double, dy: Double) {
    self.ink = ink
    self.blur = blur
    self.dx = dx
    self.dy = dy
  }
}

extension PaintRamp {
  /// The length of the line.
  public var length: Double {
    let (x, y) = (endX - startX, endY - startY)
    return (x * x + y * y).squareRoot()
  }
}
