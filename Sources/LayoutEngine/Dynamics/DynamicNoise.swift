// SPDX-License-Identifier: Apache-2.0

/// Directions that look random but are the same in every run: numbers at the corners of a grid of
/// places and times, with smooth transitions between them.
package struct DynamicNoise: Hashable, Sendable {
  /// The side of the grid for smoothness 0, in points.
  private static let leastSide = 10.0
  /// The side of the grid for smoothness 1, in points.
  private static let greatestSide = 200.0
  /// Distinguishes the numbers of the two axes.
  private static let axes: (x: UInt64, y: UInt64) = (1, 2)

  /// The side of the grid, in points.
  private let side: Double
  /// The number of grid steps in time per second.
  private let speed: Double

  /// Makes noise with a smoothness in space, from 0 to 1, that changes in time at a speed.
  package init(smoothness: Double, speed: Double) {
    let part = min(max(0, smoothness), 1)
    side = Self.leastSide + (Self.greatestSide - Self.leastSide) * part
    self.speed = speed
  }

  /// The direction at a place, in points, and a time, in seconds; each coordinate is from −1 to 1.
  package func direction(at place: SIMD2<Double>, _ time: Double) -> SIMD2<Double> {
    let corner = SIMD3(place.x / side, place.y / side, time * speed)
    return SIMD2(Self.value(corner, Self.axes.x), Self.value(corner, Self.axes.y))
  }

  /// The number at a place, interpolated between the eight corners of the grid around it.
  private static func value(_ place: SIMD3<Double>, _ axis: UInt64) -> Double {
    let low = place.rounded(.down)
    let part = place - low
    // The slope at the corners is zero, so that the numbers join without a bend.
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

  /// Corners farther away than this are all the same.
  private static let farthest = 1e15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
