// SPDX-License-Identifier: Apache-2.0

/// Two convex outlines that overlap, and how to separate them.
struct DynamicContact: Sendable {
  /// The direction from the first outline to the second in which they separate soonest; of length
  /// 1.
  var normal: SIMD2<Double>
  /// The one or two places where they touch, and the depth of the overlap there, in points.
  var points: [(place: SIMD2<Double>, depth: Double)]

  /// Looks for an overlap of two convex outlines; `nil` when there is none.
  ///
  /// Corners go in the direction of growing angles; two corners make a line.
  ///
  /// - Source: the theorem of separating axes; the touching edge is clipped to the width of the
  ///   other one.
  /// - Complexity: O(*n* · *m*), the numbers of corners.
  init?(_ first: [SIMD2<Double>], _ second: [SIMD2<Double>]) {
    guard let own = Self.widest(first, second), own.gap < 0,
      let other = Self.widest(second, first), other.gap < 0
    else { return nil }
    // An edge of the second outline must win by a margin, so that the choice does not flicker.
    let isOwn = own.gap >= other.gap - Self.margin
    let reference = isOwn ? first : second
    let incident = isOwn ? second : first
    let edge = isOwn ? own : other
    normal = isOwn ? edge.normal : -edge.normal
    points = Self.clipped(incident, to: reference, edge)
    if points.isEmpty { return nil }
  }

  private static let margin = 0.01

  /// An edge of an outline, its outward direction, and the distance of another outline beyond it.
  private struct Edge {
    var index: Int
    var normal: SIMD2<Double>
    var gap: Double
  }

  /// The edge with the greatest distance to another outline.
  private static func widest(_ outline: [SIMD2<Double>], _ other: [SIMD2<Double>]) -> Edge? {
    var best: Edge?
    for index in outline.indices {
      let a = outline[index]
      let side = outline[(index + 1) % outline.count] - a
      guard side.length > 0 else { continue }
      let normal = -side.left / side.length
      var gap = Double.infinity
      for corner in other { gap = min(gap, (corner - a).dot(normal)) }
      if gap > best?.gap ?? -.infinity { best = Edge(index: index, normal: normal, gap: gap) }
    }
    return best
  }

  /// The part of the edge facing another edge that lies within that edge's width and behind it.
  private static func clipped(
    _ outline: [SIMD2<Double>],
    to reference: [SIMD2<Double>],
    _ edge: Edge
  ) -> [(place: SIMD2<Double>, depth: Double)] {
    let a = reference[edge.index]
    let b = reference[(edge.index + 1) % reference.count]
    let along = (b - a) / (b - a).length
    guard let facing = facing(edge.normal, of: outline) else { return [] }
    var (from, to) = facing
    guard clip(&from, &to, along, a.dot(along), keepsAbove: true),
      clip(&from, &to, along, b.dot(along), keepsAbove: false)
    else { return [] }
    var points: [(SIMD2<Double>, Double)] = []
    for place in [from, to] {
      let depth = (a - place).dot(edge.normal)
      if depth > 0 { points.append((place, depth)) }
    }
    return points
  }

  /// The edge of an outline that faces a direction most.
  private static func facing(
    _ normal: SIMD2<Double>,
    of outline: [SIMD2<Double>]
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    var best: (SIMD2<Double>, SIMD2<Double>)?
    var least = Double.infinity
    for index in outline.indices {
      let a = outline[index]
      let b = outline[(index + 1) % outline.count]
      guard (b - a).length > 0 else { continue }
      let facing = (-(b - a).left / (b - a).length).dot(normal)
      if facing < least {
        least = facing
        best = (a, b)
      }
    }
    return best
  }

  /// Cuts off the part of a line that lies on one side of a bound.
  ///
  /// - Returns: Whether a part is left.
  private static func clip(
    _ from: inout SIMD2<Double>,
    _ to: inout SIMD2<Double>,
    _ along: SIMD2<Double>,
    _ bound: Double,
    keepsAbove: Bool
  ) -> Bool {
    let sign = keepsAbove ? 1.0 : -1.0
    let start = sign * (from.dot(along) - bound)
    let end = sign * (to.dot(along) - bound)
    if start < 0, end < 0 { return false }
    if start < 0 { from += (to - from) * (start / (start - end)) }
    if end < 0 { to += (from - to) * (end / (end - start)) }
    return true
  }
}
