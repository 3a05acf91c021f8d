// SPDX-License-Identifier: Apache-2.0

/// A shape that is filled, outlined or used as a clip.
public enum PaintShape: Hashable, Sendable {
  /// A rectangle, whose corners may be round.
  case box(PaintBox)
  /// A disc around a point.
  case disc(x: Double, y: Double, radius: Double)
  /// A path; if `isEvenOdd`, only areas inside an odd number of lines are inside.
  case way([PaintStep], isEvenOdd: Bool)

  /// Whether the outline has pointed corners.
  public var isBox: Bool { if case .box = self { true } else { false } }

  /// Whether only areas inside an odd number of lines are inside.
  public var isEvenOdd: Bool { if case .way(_, let isEvenOdd) = self { isEvenOdd } else { false } }
}

/// A rectangle with corners.
public struct PaintBox: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width's dimension.
  public var width: Double
  /// The height's dimension.
  public var height: Double
  /// The radius of the corners.
  public var radius: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.radius = radius
  }

  /// The rectangle that is smaller by a length on each side; the centres of its corners stay.
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

/// One step of a path.
public struct PaintStep: Hashable, Sendable {
  /// The kinds of steps, with the same numbers as in outlines on the wire.
  public enum Kind: Int, Sendable {
    /// Starts a part.
    case move
    /// A straight line.
    case line
    /// A curve with one control point.
    case quadratic
    /// A curve with two control points.
    case cubic
    /// A straight line to the start of the part.
    case close

    /// The number of points.
    var points: Int {
      switch self {
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The kind of the step.
  public let kind: Kind
  /// The points, x and y in turn; the last point is the end.
  public let numbers: [Double]

  private init(kind: Kind, numbers: [Double]) {
    self.kind = kind
    self.numbers = numbers
  }

  /// Starts a part.
  public static func move(_ x: Double, _ y: Double) -> PaintStep {
    PaintStep(kind: .move, numbers: [x, y])
  }

  /// A straight line.
  public static func line(_ x: Double, _ y: Double) -> PaintStep {
    PaintStep(kind: .line, numbers: [x, y])
  }

  /// A straight line to the start of the part.
  public static let close = PaintStep(kind: .close, numbers: [])

  /// Makes a step; `nil` for a wrong number of points.
  public init?(_ kind: Kind, _ numbers: [Double]) {
    guard numbers.count == 2 * kind.points else { return nil }
    self.init(kind: kind, numbers: numbers)
  }
}
