// SPDX-License-Identifier: Apache-2.0
import UIKit

/// What a statement says about one axis, in the superview's coordinates.
struct PinAxis {
  var near: CGFloat?
  var far: CGFloat?
  var middle: CGFloat?
  var length: CGFloat?
  var least: CGFloat?
  var most: CGFloat?
  var nearMargin: CGFloat = 0
  var farMargin: CGFloat = 0
  /// Where a shorter view is put between two edges: 0 at the near one, 1 at the far one.
  var justified: CGFloat?

  /// The distance of both edges, less the margins.
  var span: CGFloat? {
    guard let near, let far else { return nil }
    return max(0, far - farMargin - near - nearMargin)
  }

  /// The length that is said, by a number or by both edges.
  var saidLength: CGFloat? { (length ?? span).map(limited) }

  func limited(_ length: CGFloat) -> CGFloat {
    max(least ?? 0, min(length, most ?? .greatestFiniteMagnitude))
  }

  /// The place of a view with a length; the present one where nothing is said.
  func origin(length: CGFloat, present: CGFloat) -> CGFloat {
    if let near, let far {
      let start = near + nearMargin
      return start + (far - farMargin - start - length) * (justified ?? 0)
    }
    if let near { return near + nearMargin }
    if let far { return far - farMargin - length }
    if let middle { return middle - length / 2 + nearMargin - farMargin }
    return present
  }
}
