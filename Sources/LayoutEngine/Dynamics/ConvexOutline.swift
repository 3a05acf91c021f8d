// SPDX-License-Identifier: Apache-2.0

/// The corners of the smallest convex outline around points, in the direction of growing angles.
///
/// - Source: Andrew's monotone chain.
/// - Complexity: O(*n* log *n*).
package func convexOutline(of points: [SIMD2<Double>]) -> [SIMD2<Double>] {
  let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  guard sorted.count > 2 else { return sorted }
  func chain(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var chain: [SIMD2<Double>] = []
    for point in points {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return Array(chain.dropLast())
  }
  return chain(sorted) + chain(sorted.reversed())
}
