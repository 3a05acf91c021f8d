// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How wide a column of a split view is to be; a length that is not positive is the system's to choose.
@MainActor
struct ColumnWidth {
  /// The width of a column that nobody sized, in points, and the room that the last one needs beside two others.
  static let standard: CGFloat = 320

  /// The part of the split view's width, from 0 to 1.
  var fraction = UISplitViewController.automaticDimension
  /// The width, in points; it is taken before the part.
  var width = UISplitViewController.automaticDimension
  /// The least width, in points.
  var least = UISplitViewController.automaticDimension
  /// The greatest width, in points.
  var most = UISplitViewController.automaticDimension

  init() {}

  /// The width in points, in a split view of this width.
  func points(of whole: CGFloat) -> CGFloat {
    var wanted = width > 0 ? width : fraction > 0 ? whole * fraction : Self.standard
    if most > 0 { wanted = min(wanted, most) }
    if least > 0 { wanted = max(wanted, least) }
    return min(wanted, whole)
  }
}
