// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Swaps left and right about the middle of a width, for layouts from right to left.
///
/// A mirror is its own inverse. It leaves transforms unchanged.
package struct HorizontalMirror: Hashable, Sendable {
  /// The width that is mirrored, in points.
  package var width: CGFloat

  /// Makes the mirror of a width.
  package init(width: CGFloat) {
    self.width = width
  }

  /// The mirrored rectangle.
  package func rect(_ rect: CGRect) -> CGRect {
    var mirrored = rect
    mirrored.origin.x = width - rect.origin.x - rect.size.width
    return mirrored
  }

  /// The mirrored point.
  package func point(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

  /// The mirrored scroll offset of a viewport of a width.
  package func offset(_ offset: CGPoint, viewportWidth: CGFloat) -> CGPoint {
    CGPoint(x: width - viewportWidth - offset.x, y: offset.y)
  }

  /// The mirrored range of a pinned element of a width.
  package func pin(_ pin: PinRange, elementWidth: CGFloat) -> PinRange {
    switch pin.edge {
    case .top, .bottom: pin
    case .left: swapped(pin, to: .right, elementWidth)
    case .right: swapped(pin, to: .left, elementWidth)
    }
  }

  private func swapped(_ pin: PinRange, to edge: PinRange.Edge, _ length: CGFloat) -> PinRange {
    PinRange(
      edge: edge,
      lower: width - pin.upper - length,
      upper: width - pin.lower - length
    )
  }
}
