// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A direction of the plane.
///
/// Solvers compute along the *main* axis, which scrolls, and the *cross* axis beside it, so that
/// every rule is written once.
package enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// The main axis is x: lines are columns.
  case horizontal
  /// The main axis is y: lines are horizontal.
  case vertical

  /// The other direction.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A plain size in lengths along this main axis and across it.
  @inline(__always)
  package func size(_ size: CGSize) -> AxisSize {
    self == .vertical
      ? AxisSize(main: size.height, cross: size.width)
      : AxisSize(main: size.width, cross: size.height)
  }

  /// A size along this main axis as a plain size.
  package func plainSize(_ size: AxisSize) -> CGSize {
    self == .vertical
      ? CGSize(width: size.cross, height: size.main)
      : CGSize(width: size.main, height: size.cross)
  }

  /// A plain rectangle in terms of this main axis.
  @inline(__always)
  package func rect(_ rect: CGRect) -> AxisRect {
    // For sizes that are not negative, the origin is the least corner, without asking for it.
    let x = rect.size.width < 0 ? rect.minX : rect.origin.x
    let y = rect.size.height < 0 ? rect.minY : rect.origin.y
    return self == .vertical
      ? AxisRect(main: y, cross: x, size: size(rect.size))
      : AxisRect(main: x, cross: y, size: size(rect.size))
  }

  /// A rectangle along this main axis as a plain rectangle.
  @inline(__always)
  package func plainRect(_ rect: AxisRect) -> CGRect {
    self == .vertical
      ? CGRect(x: rect.cross, y: rect.main, width: rect.size.cross, height: rect.size.main)
      : CGRect(x: rect.main, y: rect.cross, width: rect.size.main, height: rect.size.cross)
  }
}
