// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

extension CellOutline.Step {
  /// The point at which the step ends; `nil` if it closes the subpath.
  var end: CGPoint? { points.last }

  /// The step with mapped points.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let end): .move(map(end))
    case .line(let end): .line(map(end))
    case .quadratic(let beside, let end): .quadratic(map(beside), map(end))
    case .cubic(let first, let second, let end): .cubic(map(first), map(second), map(end))
    case .close: .close
    }
  }

  /// The four points of the step as a cubic curve; those of a line are on the line.
  func cubic(from start: CGPoint) -> [CGPoint]? {
    switch self {
    case .move, .line, .close: nil
    case .cubic(let first, let second, let end): [start, first, second, end]
    case .quadratic(let beside, let end):
      [start, between(start, beside, 2.0 / 3), between(end, beside, 2.0 / 3), end]
    }
  }

  /// Points on the step that, with its start, decide the smallest rectangle around it.
  func extremes(from start: CGPoint) -> [CGPoint] {
    guard let curve = cubic(from: start) else { return points }
    let places = turns(curve.map(\.x)) + turns(curve.map(\.y))
    return [curve[curve.count - 1]] + places.map { point(of: curve, at: $0) }
  }

  /// The parameters from 0 to 1 at which a cubic Bézier polynomial has slope 0.
  private func turns(_ p: [CGFloat]) -> [CGFloat] {
    // The slope is proportional to a t² + 2 b t + c.
    let steps = zip(p.dropFirst(), p).map { $0 - $1 }
    let a = steps[0] - 2 * steps[1] + steps[2]
    let b = steps[1] - steps[0]
    let c = steps[0]
    var roots: [CGFloat] = []
    if abs(a) <= Self.flatness * (abs(b) + abs(c)) {
      if b != 0 { roots = [-c / (2 * b)] }
    } else if b * b - a * c >= 0 {
      let root = (b * b - a * c).squareRoot()
      roots = [(-b + root) / a, (-b - root) / a]
    }
    return roots.filter { (0...1).contains($0) }
  }

  /// A polynomial has one degree less if its leading coefficient is smaller than this, relative to
  /// the others.
  private static let flatness: CGFloat = 1e-9
}

/// The point at a fraction of the line from one point to another.
func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
}

/// The point of a Bézier curve at a parameter, by de Casteljau's algorithm.
func point(of curve: [CGPoint], at part: CGFloat) -> CGPoint {
  var points = curve
  while points.count > 1 {
    points = zip(points, points.dropFirst()).map { between($0, $1, part) }
  }
  return points[0]
}

extension CGPath {
  /// The number of lines that approximate a curve.
  private static let linesOfCurve = 32

  /// The path as polygons; each one counts as closed.
  package var polygons: [[CGPoint]] {
    var all: [[CGPoint]] = []
    var own: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if own.count > 1 { all.append(own) }
        own = [point]
      case .line(let point): own.append(point)
      case .quadratic, .cubic:
        guard let curve = element.cubic(from: own.last ?? .zero) else { continue }
        for step in 1...Self.linesOfCurve {
          own.append(
            CoreGraphics.point(of: curve, at: CGFloat(step) / CGFloat(Self.linesOfCurve))
          )
        }
      case .close:
        guard let first = own.first else { continue }
        if own.count > 1 { all.append(own + [first]) }
        own = [first]
      }
    }
    if own.count > 1 { all.append(own) }
    return all
  }

  /// The part of the path between two fractions of its length, as lines.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = polygons
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let total = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    let part = CGPath()
    var done: CGFloat = 0
    for line in lines {
      var isOpen = false
      for (a, b) in zip(line, line.dropFirst()) {
        let own = length(a, b)
        defer { done += own }
        guard own > 0, done < to, done + own > from else {
          isOpen = false
          continue
        }
        let first = between(a, b, max(0, (from - done) / own))
        let last = between(a, b, min(1, (to - done) / own))
        if !isOpen { part.elements.append(.move(first)) }
        part.elements.append(.line(last))
        isOpen = true
      }
    }
    return part
  }

  /// How often the path winds around a point, with the direction as sign and without it.
  func windings(around point: CGPoint) -> (sum: Int, count: Int) {
    var (sum, count) = (0, 0)
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]])
      where (a.y <= point.y) != (b.y <= point.y) {
        let crossing = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard crossing > point.x else { continue }
        sum += a.y <= point.y ? 1 : -1
        count += 1
      }
    }
    return (sum, count)
  }

  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let circle = arc(.zero, 1, from: 0, to: 2 * .pi, growing: true, isFirst: true) + [.close]
    return circle.map {
      $0.mapped {
        CGPoint(x: middle.x + $0.x * rect.width / 2, y: middle.y + $0.y * rect.height / 2)
      }
    }
  }

  package static func rounded(_ rect: CGRect, corners: Corners, _ size: CGSize) -> [Element] {
    let width = max(0, min(size.width, rect.width / 2))
    let height = max(0, min(size.height, rect.height / 2))
    guard width > 0, height > 0 else { return rectangle(rect) }
    // The corners from the top right, in the direction of growing angles on a screen.
    let places: [(Corners, CGPoint, CGPoint)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1)),
    ]
    var elements: [Element] = []
    var angle = -CGFloat.pi / 2
    for (corner, point, inward) in places {
      if corners.contains(corner) {
        let middle = CGPoint(x: point.x + inward.x * width, y: point.y + inward.y * height)
        let quarter = arc(
          .zero,
          1,
          from: angle,
          to: angle + .pi / 2,
          growing: true,
          isFirst: elements.isEmpty
        )
        elements += quarter.map {
          $0.mapped { CGPoint(x: middle.x + $0.x * width, y: middle.y + $0.y * height) }
        }
      } else {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
      }
      angle += .pi / 2
    }
    return elements + [.close]
  }

  /// An arc as curves of at most a right angle each.
  ///
  /// An angle of a whole turn or more becomes one whole circle, as in Core Graphics.
  static func arc(
    _ middle: CGPoint,
    _ radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    growing: Bool,
    isFirst: Bool
  ) -> [Element] {
    var sweep = growing ? end - start : start - end
    let turn = 2 * CGFloat.pi
    if sweep >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
    }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    let count = max(1, Int((sweep / (.pi / 2)).rounded(.up)))
    let step = (growing ? sweep : -sweep) / CGFloat(count)
    // The length of the tangents with which the middle of a curve is on the circle.
    let reach = radius * 4 / 3 * tan(step / 4)
    var elements: [Element] = [isFirst ? .move(place(start)) : .line(place(start))]
    for index in 0..<count {
      let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (from, to) = (place(a), place(b))
      elements.append(
        .cubic(
          CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
          CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)),
          to
        )
      )
    }
    return elements
  }
}
