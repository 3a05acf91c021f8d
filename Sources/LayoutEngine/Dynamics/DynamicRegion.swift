// SPDX-License-Identifier: Apache-2.0

/// A part of the plane about an origin, in points.
package indirect enum DynamicRegion: Hashable, Sendable {
  /// All of the plane.
  case infinite
  /// What is no further from the origin than a radius.
  case circle(radius: Double)
  /// What is in a rectangle about the origin.
  case rectangle(size: SIMD2<Double>)
  /// What is not in another region.
  case outside(DynamicRegion)
  /// What is in one of two.
  case either(DynamicRegion, DynamicRegion)
  /// What is in the first of two and not in the second.
  case without(DynamicRegion, DynamicRegion)
  /// What is in both of two.
  case both(DynamicRegion, DynamicRegion)

  /// Whether a point is in the region; edges are.
  ///
  /// - Complexity: O(*n*), the number of regions that it is made of.
  package func contains(_ point: SIMD2<Double>) -> Bool {
    switch self {
    case .infinite: true
    case .circle(let radius): point.length <= radius
    case .rectangle(let size): abs(point.x) <= size.x / 2 && abs(point.y) <= size.y / 2
    case .outside(let region): !region.contains(point)
    case .either(let first, let second): first.contains(point) || second.contains(point)
    case .without(let first, let second): first.contains(point) && !second.contains(point)
    case .both(let first, let second): first.contains(point) && second.contains(point)
    }
  }
}
