// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension CGPath {
  /// The most steps of a path that stands for a line.
  private static let mostSteps = 6000

  /// The path in pieces: dashes and gaps by turns, which begin anew with each subpath.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let lines = polygons
    let whole = lines.reduce(0) { $0 + Stroke.length(of: $1) }
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }),
      whole / period * CGFloat(pattern.count) < CGFloat(Self.mostSteps)
    else { return mapped(by: transform) }
    let dashed = CGPath()
    for line in lines {
      var walk = DashWalk(pattern, phase: phase, period: period)
      for (a, b) in zip(line, line.dropFirst()) { walk.follow(a, b, into: dashed) }
    }
    return dashed.mapped(by: transform)
  }

  /// The outline of a line along the path, to be filled.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGPath()
    let stroke = Stroke(half: lineWidth / 2, cap: lineCap, join: lineJoin, limit: miterLimit)
    for line in polygons where outline.elements.count < Self.mostSteps {
      outline.elements += stroke.elements(along: line)
    }
    return outline.mapped(by: transform)
  }

  private func mapped(by transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }
}

/// How a line along a path looks.
package struct LineStyle: Hashable, Sendable {
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var phase: CGFloat = 0

  /// Makes the style that lines begin with.
  package init() {}

  /// The outlines of such a line, to be filled one after the other; `nil` for a line that painters draw themselves: their
  /// ends and corners are round, which is seen of wide lines only, where there are ends or corners.
  ///
  /// Dashes do not cover each other, so that many of them are several paths that stay short.
  package func outlines(of path: CGPath, width: CGFloat) -> [CGPath]? {
    guard self != LineStyle() || width > Self.thin && path.hasEndsOrCorners else { return nil }
    let line =
      dashes.contains { $0 > 0 } ? path.copy(dashingWithPhase: phase, lengths: dashes) : path
    let stroke = Stroke(half: width / 2, cap: cap, join: join, limit: miterLimit)
    var outlines: [CGPath] = []
    for polygon in line.polygons where outlines.count < Self.mostOutlines {
      let elements = stroke.elements(along: polygon)
      // A long curve is nearly the same with plain ends and corners, and its outline is too long for painters.
      if dashes.isEmpty, elements.count > Self.longest { return nil }
      let isFull = (outlines.last?.elements.count ?? Self.longest) + elements.count > Self.longest
      if isFull { outlines.append(CGPath()) }
      outlines.last?.elements += elements
    }
    return outlines
  }

  /// The widest line whose round ends and corners look like plain ones, in points.
  private static let thin: CGFloat = 2

  /// The steps of an outline, unless a single dash has more, and the most outlines.
  private static let (longest, mostOutlines) = (400, 100)
}

extension CGPath {
  /// Whether a line along the path has ends, or turns that are seen as corners.
  fileprivate var hasEndsOrCorners: Bool {
    polygons.contains { line in
      guard line.count > 2, line.first == line.last else { return true }
      let ways = zip(line, line.dropFirst()).compactMap { a, b in
        let own = hypot(b.x - a.x, b.y - a.y)
        return own > 0 ? CGVector(dx: (b.x - a.x) / own, dy: (b.y - a.y) / own) : nil
      }
      return zip(ways, ways.dropFirst() + ways.prefix(1)).contains {
        $0.dx * $1.dx + $0.dy * $1.dy <= Stroke.nearlyStraight
      }
    }
  }
}

/// Goes along lines in dashes and gaps.
private struct DashWalk {
  /// A dash without a length is a dot, whose ends need a direction.
  private static let dot: CGFloat = 1e-3

  private let pattern: [CGFloat]
  private var piece = 0
  /// What is left of the present piece.
  private var left: CGFloat
  private var isOpen = false

  init(_ pattern: [CGFloat], phase: CGFloat, period: CGFloat) {
    self.pattern = pattern
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    while rest >= pattern[piece], rest > 0 {
      rest -= pattern[piece]
      piece = (piece + 1) % pattern.count
    }
    left = pattern[piece] - rest
  }

  mutating func follow(_ a: CGPoint, _ b: CGPoint, into path: CGPath) {
    let own = hypot(b.x - a.x, b.y - a.y)
    guard own > 0 else { return }
    var place: CGFloat = 0
    while place < own {
      let end = min(own, place + max(left, isDash ? Self.dot : 0))
      if isDash {
        if !isOpen { path.elements.append(.move(between(a, b, place / own))) }
        path.elements.append(.line(between(a, b, end / own)))
        isOpen = true
      }
      let isOver = place + left <= own
      left -= own - place
      guard isOver else { return }
      place = own + left
      advance()
    }
  }

  private var isDash: Bool { piece.isMultiple(of: 2) }

  private mutating func advance() {
    piece = (piece + 1) % pattern.count
    left = pattern[piece]
    isOpen = false
  }
}

/// The outlines of lines with a width.
private struct Stroke {
  /// The angle between two points of a round end or corner, in radians.
  private static let roundStep = CGFloat.pi / 12

  /// The cosine of the angle of a turn that is not seen as a corner.
  fileprivate static let nearlyStraight: CGFloat = 0.97

  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let limit: CGFloat

  static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The polygons around a line: one for a line with ends, two for a closed one.
  func outlines(of line: [CGPoint]) -> [[CGPoint]] {
    var points: [CGPoint] = []
    for point in line where point != points.last { points.append(point) }
    guard points.count > 1, half > 0 else { return [] }
    guard points.count > 3, points.first == points.last else {
      let back = Array(points.reversed())
      return [side(of: points) + end(of: points) + side(of: back) + end(of: back)]
    }
    return [ring(points), ring(points.reversed())]
  }

  /// The outlines of a line as steps.
  func elements(along line: [CGPoint]) -> [CGPath.Element] {
    outlines(of: line).flatMap { polygon in
      polygon.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
    }
  }

  private func side(of points: [CGPoint]) -> [CGPoint] {
    let ways = directions(of: points)
    var all = [beside(points[0], ways[0])]
    for index in ways.indices.dropFirst() {
      all += corner(points[index], ways[index - 1], ways[index])
    }
    all.append(beside(points[points.count - 1], ways[ways.count - 1]))
    return all
  }

  private func ring(_ points: [CGPoint]) -> [CGPoint] {
    let ways = directions(of: points)
    return ways.indices.flatMap {
      corner(points[$0], ways[($0 + ways.count - 1) % ways.count], ways[$0])
    }
  }

  private func directions(of points: [CGPoint]) -> [CGVector] {
    zip(points, points.dropFirst()).map { a, b in
      let own = hypot(b.x - a.x, b.y - a.y)
      return CGVector(dx: (b.x - a.x) / own, dy: (b.y - a.y) / own)
    }
  }

  /// The point at half the width to the left of a line.
  private func beside(_ point: CGPoint, _ way: CGVector) -> CGPoint {
    CGPoint(x: point.x + way.dy * half, y: point.y - way.dx * half)
  }

  private func end(of points: [CGPoint]) -> [CGPoint] {
    guard let last = points.last, let way = directions(of: points.suffix(2)).last else { return [] }
    switch cap {
    case .butt: return []
    case .square:
      let far = CGPoint(x: last.x + way.dx * half, y: last.y + way.dy * half)
      let other = CGVector(dx: -way.dx, dy: -way.dy)
      return [beside(far, way), beside(far, other)]
    case .round: return arc(last, from: atan2(-way.dx, way.dy), by: .pi)
    }
  }

  /// The points of a corner on the left side.
  private func corner(_ point: CGPoint, _ before: CGVector, _ after: CGVector) -> [CGPoint] {
    let (first, second) = (beside(point, before), beside(point, after))
    let turn = before.dx * after.dy - before.dy * after.dx
    let along = before.dx * after.dx + before.dy * after.dy
    // A curve is many small turns, for each of which one point is enough.
    if along > Self.nearlyStraight {
      let length = half / (1 + along)
      return [
        CGPoint(
          x: point.x + (before.dy + after.dy) * length,
          y: point.y - (before.dx + after.dx) * length
        )
      ]
    }
    // Inside of a turn, the way over the corner itself keeps the outline's direction.
    guard turn > 0 || along < 0 && turn == 0 else { return [first, point, second] }
    switch join {
    case .bevel: return [first, second]
    case .round:
      return arc(point, from: atan2(-before.dx, before.dy), by: atan2(turn, along)) + [second]
    case .miter:
      let halved = ((1 + along) / 2).squareRoot()
      guard halved > 0, 1 / halved <= limit else { return [first, second] }
      let length = half / (1 + along)
      let tip = CGPoint(
        x: point.x + (before.dy + after.dy) * length,
        y: point.y - (before.dx + after.dx) * length
      )
      return [first, tip, second]
    }
  }

  private func arc(_ middle: CGPoint, from start: CGFloat, by angle: CGFloat) -> [CGPoint] {
    let count = max(1, Int((abs(angle) / Self.roundStep).rounded(.up)))
    return (0...count).map { step in
      let turned = start + angle * CGFloat(step) / CGFloat(count)
      return CGPoint(x: middle.x + half * cos(turned), y: middle.y + half * sin(turned))
    }
  }
}
