// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The device pixels on which origins are placed.
///
/// Only origins are rounded, each from its exact position, so that errors never add up and sizes
/// stay as given.
/// - Source: measured frames of a flow layout at 2x and 3x; rounding a half upwards is policy.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels for each point; zero turns rounding off.
  package var scale: CGFloat

  /// Makes a grid; a scale that is not a positive number turns rounding off.
  package init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 0
  }

  /// A grid that does not round.
  package static let off = PixelGrid(scale: 0)

  /// The farthest that rounding moves a position, in points.
  package var reach: CGFloat { scale > 0 ? 0.5 / scale : 0 }

  /// The position of the nearest pixel; a half goes up.
  package func snapped(_ position: CGFloat) -> CGFloat {
    scale > 0 ? (position * scale + 0.5).rounded(.down) / scale : position
  }
}
