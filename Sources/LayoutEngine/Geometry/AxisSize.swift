// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A size by main and cross length, in points.
package struct AxisSize: Hashable, Sendable {
  package var main: CGFloat
  package var cross: CGFloat

  /// Makes a size.
  package init(main: CGFloat, cross: CGFloat) {
    self.main = main
    self.cross = cross
  }

  /// The size without extent.
  package static let zero = AxisSize(main: 0, cross: 0)
}

/// A rectangle by main and cross origin and size, in points.
package struct AxisRect: Hashable, Sendable {
  package var main: CGFloat
  package var cross: CGFloat
  package var size: AxisSize

  /// Makes a rectangle.
  package init(main: CGFloat, cross: CGFloat, size: AxisSize) {
    self.main = main
    self.cross = cross
    self.size = size
  }

  package var mainEnd: CGFloat { main + size.main }
  package var crossEnd: CGFloat { cross + size.cross }

  /// Whether a part of the rectangle lies within a window; touching edges do not count.
  ///
  /// A window without extent is a point. It meets a rectangle that starts there, but not one that
  /// ends there.
  @inline(__always)
  package func meets(_ window: AxisRect) -> Bool {
    mainEnd > window.main && crossEnd > window.cross
      && (main < window.mainEnd || main <= window.main)
      && (cross < window.crossEnd || cross <= window.cross)
  }
}

/// Margins by axis, in points.
package struct AxisInsets: Hashable, Sendable {
  package var mainStart: CGFloat
  package var mainEnd: CGFloat
  package var crossStart: CGFloat
  package var crossEnd: CGFloat

  /// Makes margins; each is zero unless given.
  package init(
    mainStart: CGFloat = 0,
    mainEnd: CGFloat = 0,
    crossStart: CGFloat = 0,
    crossEnd: CGFloat = 0
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// Sum of both cross margins.
  package var cross: CGFloat { crossStart + crossEnd }

  /// No margins.
  package static let zero = AxisInsets()
}
