// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension CGPath {
  /// The steps of an arc in the corner between two lines, from a point.
  static func arc(
    from start: CGPoint,
    _ corner: CGPoint,
    _ end: CGPoint,
    _ radius: CGFloat
  ) -> [Element] {
    let (back, on) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y),
      CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let (before, after) = (hypot(back.x, back.y), hypot(on.x, on.y))
    let turn = back.x * on.y - back.y * on.x
    guard before > 0, after > 0, radius > 0, abs(turn) > .ulpOfOne else { return [.line(corner)] }
    let angle = acos(max(-1, min(1, (back.x * on.x + back.y * on.y) / before / after)))
    let way = radius / tan(angle / 2)
    let first = between(corner, start, way / before)
    let last = between(corner, end, way / after)
    // A cubic curve that is an arc but for a thousandth: its handles lie on the two lines.
    let handle = 4.0 / 3 * tan((.pi - angle) / 4) * radius / way
    return [
      .line(first), .cubic(between(first, corner, handle), between(last, corner, handle), last),
    ]
  }
}

extension CGMutablePath {
  /// Adds an arc in the corner between two lines, with a line from the present point to its start.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    elements += Self.arc(from: currentPoint, corner, tangent2End.applying(transform), radius)
  }
}

extension CGPath {
  /// The path with each subpath from its end to its start.
  package var reversed: CGPath {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) } else if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return CGPath(elements: parts.flatMap(Self.reversed))
  }

  private static func reversed(_ part: [Element]) -> [Element] {
    var isClosed = false
    var points: [CGPoint] = []
    var back: [Element] = []
    for element in part {
      let start = points.last ?? .zero
      switch element {
      case .move, .line: if points.isEmpty { break } else { back.append(.line(start)) }
      case .quadratic(let beside, _): back.append(.quadratic(beside, start))
      case .cubic(let first, let second, _): back.append(.cubic(second, first, start))
      case .close: isClosed = true
      }
      if let end = element.end { points.append(end) }
    }
    guard let last = points.last else { return [] }
    return [.move(last)] + back.reversed() + (isClosed ? [.close] : [])
  }
}

/// One step of a path, as C code knows it.
@unsafe public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points of the step, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

extension CGPath {
  /// Calls a block with each step of the path; the points are there during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadratic: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
      // A step without points has one all the same, so that there is an address.
      var points = element.points.isEmpty ? [CGPoint.zero] : element.points
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        var step = unsafe CGPathElement(type: type, points: address)
        unsafe withUnsafePointer(to: &step) { unsafe block($0) }
      }
    }
  }
}
