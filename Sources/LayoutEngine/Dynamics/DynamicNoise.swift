// SPDX-License-Identifier: Apache-2.0

/// Directions that look like chance and are the same at every run: numbers at the corners of a grid of places and
/// moments, between which they pass smoothly.
package struct DynamicNoise: Hashable, Sendable {
  /// The side of the grid where it is least smooth, in points.
  private static let leastSide = 10.0
  /// The side of the grid where it is smoothest, in points.
  private static let greatestSide = 200.0
  /// Tells the numbers of the two axes apart.
  private static let axes: (x: UInt64, y: UInt64) = (1, 2)

  /// The side of the grid, in points.
  private let side: Double
  /// How many moments of the grid pass in a second.
  private let speed: Double

  /// Makes noise whose smoothness, 0 to 1, is that of places, and that becomes another as fast as `speed` says.
  package init(smoothness: Double, speed: Double) {
    let part = min(max(0, smoothness), 1)
    side = Self.leastSide + (Self.greatestSide - Self.leastSide) * part
    self.speed = speed
  }

  /// The direction at a place, in points, and a moment, in seconds; each coordinate is from −1 to 1.
  package func direction(at place: SIMD2<Double>, _ time: Double) -> SIMD2<Double> {
    let corner = SIMD3(place.x / side, place.y / side, time * speed)
    return SIMD2(Self.value(corner, Self.axes.x), Self.value(corner, Self.axes.y))
  }

  /// The number between the eight corners of the grid around a place.
  private static func value(_ place: SIMD3<Double>, _ axis: UInt64) -> Double {
    let low = place.rounded(.down)
    let part = place - low
    // No slope at the corners: the numbers pass into one another without a bend.
    let ease = part * part * (3 - 2 * part)
    var sum = 0.0
    for corner in 0..<(1 << 3) {
      let bits = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2 & 1))
      let weight = bits * ease + (1 - bits) * (1 - ease)
      sum += number(low + bits, axis) * (weight.x * weight.y * weight.z)
    }
    return sum
  }

  /// A number from −1 to 1 for a corner of the grid.
  ///
  /// - Source: the mixing of SplitMix64.
  private static func number(_ corner: SIMD3<Double>, _ axis: UInt64) -> Double {
    var bits = axis
    for part in [corner.x, corner.y, corner.z] {
      bits = mixed(bits &+ UInt64(bitPattern: Int64(min(max(part, -farthest), farthest))))
    }
    return 2 * Double(bits >> 11) / Double(UInt64.max >> 11) - 1
  }

  /// Corners further off are all the same.
  private static let farthest = 1e15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
