// SPDX-License-Identifier: Apache-2.0

/// What is filled, drawn along or clipped to.
public enum PaintShape: Hashable, Sendable {
  /// A rectangle, whose corners may be round.
  case box(PaintBox)
  /// A disc around a point.
  case disc(x: Double, y: Double, radius: Double)
  /// A way around something. Where `isEvenOdd`, only what an odd number of lines is around lies within.
  case way([PaintStep], isEvenOdd: Bool)

  /// Whether lines along the shape have pointed corners.
  public var isBox: Bool { if case .box = self { true } else { false } }

  /// Whether only what an odd number of lines is around lies within.
  public var isEvenOdd: Bool { if case .way(_, let isEvenOdd) = self { isEvenOdd } else { false } }
}

/// A rectangle with corners.
public struct PaintBox: Hashable, Sendable {
  /// Where its left edge is.
  public var x: Double
  /// Where its upper edge is.
  public var y: Double
  /// The distance to the right.
  public var width: Double
  /// The distance downwards.
  public var height: Double
  /// The radius of its corners, in points.
  public var radius: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.radius = radius
  }

  /// The rectangle that is smaller by so much on each side, with corners around the same points.
  public func inset(by length: Double) -> PaintBox {
    PaintBox(
      x: x + length,
      y: y + length,
      width: max(0, width - 2 * length),
      height: max(0, height - 2 * length),
      radius: max(0, radius - length)
    )
  }
}

/// One step of a way.
public struct PaintStep: Hashable, Sendable {
  /// The kinds of steps, with the numbers that outlines have on the wire.
  public enum Kind: Int, Sendable {
    /// Begins a subpath at a point.
    case move
    /// Adds a line to a point.
    case line
    /// Adds a quadratic curve: the control point, then the end.
    case quadratic
    /// Adds a cubic curve: two control points, then the end.
    case cubic
    /// Closes the subpath with a line to its start.
    case close

    /// How many points such a step has.
    var points: Int {
      switch self {
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// What the step does.
  public let kind: Kind
  /// Its points, x and y in turn; the last one is where it ends.
  public let numbers: [Double]

  private init(kind: Kind, numbers: [Double]) {
    self.kind = kind
    self.numbers = numbers
  }

  /// Begins a subpath at a point.
  public static func move(_ x: Double, _ y: Double) -> PaintStep {
    PaintStep(kind: .move, numbers: [x, y])
  }

  /// Adds a line to a point.
  public static func line(_ x: Double, _ y: Double) -> PaintStep {
    PaintStep(kind: .line, numbers: [x, y])
  }

  /// Closes the subpath with a line to its start.
  public static let close = PaintStep(kind: .close, numbers: [])

  /// Makes a step; `nil` where the points are not as many as such a step has.
  public init?(_ kind: Kind, _ numbers: [Double]) {
    guard numbers.count == 2 * kind.points else { return nil }
    self.init(kind: kind, numbers: numbers)
  }
}
