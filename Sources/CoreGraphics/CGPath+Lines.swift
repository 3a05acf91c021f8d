// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Dashes of a path, and the outline of its line.
extension CGPath {
  /// The most dashes of one path.
  private static let mostDashes = 4000
  /// The corners of the polygon that stands for a round end.
  private static let cornersOfCircle = 16

  /// A path of the dashes of this one.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the path begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points; a pattern without a length above 0
  ///     changes nothing.
  ///   - transform: A transform of the dashes.
  /// - Returns: The dashes as a path.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let dashes = CGPath(elements: elements)
    if period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) {
      dashes.elements = polygons.flatMap { Self.dashes(of: $0, pattern, period, phase) }
    }
    return transform == .identity
      ? dashes : CGPath(elements: dashes.elements.map { $0.mapped { $0.applying(transform) } })
  }

  private static func dashes(
    of line: [CGPoint],
    _ pattern: [CGFloat],
    _ period: CGFloat,
    _ phase: CGFloat
  ) -> [Element] {
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var parts: [Element] = []
    var isOpen = false
    for (from, to) in zip(line, line.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while done < length, parts.count < mostDashes {
        let step = min(left, length - done)
        if index.isMultiple(of: 2) {
          if !isOpen { parts.append(.move(between(from, to, done / length))) }
          parts.append(.line(between(from, to, (done + step) / length)))
        }
        isOpen = index.isMultiple(of: 2)
        done += step
        left -= step
        guard left <= 0 else { continue }
        index = (index + 1) % pattern.count
        left = pattern[index]
        isOpen = false
      }
    }
    return parts
  }

  /// The outline of the path's line, to be filled by winding.
  ///
  /// Corners are round unless they are bevelled, which is as wide as round here.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let half = lineWidth / 2
    var parts: [Element] = []
    for line in polygons {
      let isClosed = line.count > 2 && line.first == line.last
      for (index, (from, to)) in zip(line, line.dropFirst()).enumerated() {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { continue }
        let way = CGPoint(x: (to.x - from.x) / length * half, y: (to.y - from.y) / length * half)
        let (isFirst, isLast) = (index == 0 && !isClosed, index == line.count - 2 && !isClosed)
        let square = lineCap == .square
        let start = isFirst && square ? CGPoint(x: from.x - way.x, y: from.y - way.y) : from
        let end = isLast && square ? CGPoint(x: to.x + way.x, y: to.y + way.y) : to
        parts += [
          .move(CGPoint(x: start.x - way.y, y: start.y + way.x)),
          .line(CGPoint(x: start.x + way.y, y: start.y - way.x)),
          .line(CGPoint(x: end.x + way.y, y: end.y - way.x)),
          .line(CGPoint(x: end.x - way.y, y: end.y + way.x)), .close,
        ]
        if !isFirst || lineCap == .round { parts += Self.disc(around: from, half) }
        if isLast, lineCap == .round { parts += Self.disc(around: to, half) }
      }
    }
    return CGPath(elements: parts.map { $0.mapped { $0.applying(transform) } })
  }

  /// A polygon instead of a circle, with the direction of the rectangles along a line.
  private static func disc(around middle: CGPoint, _ radius: CGFloat) -> [Element] {
    let corners = (0..<cornersOfCircle).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(cornersOfCircle)
      return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

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
