// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Swaps left and right about the middle of a width, for layouts that run the other way.
///
/// It is its own inverse, but for transforms: those stay as they are.
package struct HorizontalMirror: Hashable, Sendable {
  /// The width of what is mirrored, in points.
  package var width: CGFloat

  /// Makes the mirror of a width.
  package init(width: CGFloat) {
    self.width = width
  }

  /// The other side's rectangle.
  package func rect(_ rect: CGRect) -> CGRect {
    var mirrored = rect
    mirrored.origin.x = width - rect.origin.x - rect.size.width
    return mirrored
  }

  /// The other side's point.
  package func point(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

  /// The offset that shows on the other side what a viewport of a width shows at an offset.
  package func offset(_ offset: CGPoint, viewportWidth: CGFloat) -> CGPoint {
    CGPoint(x: width - viewportWidth - offset.x, y: offset.y)
  }

  /// The range of an element of a width that sticks to the other edge.
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
