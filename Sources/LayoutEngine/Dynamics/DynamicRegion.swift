// SPDX-License-Identifier: Apache-2.0

/// A part of the plane around an origin, in points.
package indirect enum DynamicRegion: Hashable, Sendable {
  /// All of the plane.
  case infinite
  /// The points within a radius of the origin.
  case circle(radius: Double)
  /// The points within a rectangle about the origin.
  case rectangle(size: SIMD2<Double>)
  /// The points that are not in another region.
  case outside(DynamicRegion)
  /// The points that are in at least one of two regions.
  case either(DynamicRegion, DynamicRegion)
  /// The points that are in the first region but not in the second.
  case without(DynamicRegion, DynamicRegion)
  /// The points that are in both regions.
  case both(DynamicRegion, DynamicRegion)

  /// Whether a point is in the region; edges belong to it.
  ///
  /// - Complexity: O(*n*) for the *n* regions that make it up.
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
