// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part of the content with the elements that a view keeps: its viewport and what it may show
/// next.
struct ViewWindow: Equatable {
  var horizontal: AxisWindow
  var vertical: AxisWindow

  /// The window for two positions without one.
  static func around(_ horizontal: AxisPosition, _ vertical: AxisPosition) -> ViewWindow {
    ViewWindow(horizontal: .around(horizontal), vertical: .around(vertical))
  }

  /// This window if it is enough for both positions, otherwise a new one.
  func following(_ horizontal: AxisPosition, _ vertical: AxisPosition) -> ViewWindow {
    let serves = self.horizontal.serves(horizontal) && self.vertical.serves(vertical)
    return serves ? self : .around(horizontal, vertical)
  }

  /// The window in content coordinates.
  var rect: CGRect {
    CGRect(
      x: horizontal.lower,
      y: vertical.lower,
      width: horizontal.upper - horizontal.lower,
      height: vertical.upper - vertical.lower
    )
  }
}
