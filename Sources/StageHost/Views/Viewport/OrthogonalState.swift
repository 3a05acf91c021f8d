// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// The scrolling of an orthogonal section; it stays with the section in any layout.
///
/// Offsets are points from the leading edge, growing in the direction of reading.
struct OrthogonalState {
  /// The offset; `nil` for a section that was never scrolled.
  var offset: CGFloat?
  /// The last direction: −1, 0 or 1.
  var motion = 0
  /// The offset at which a fling will rest, until the section is there.
  var landing: CGFloat?
  /// The stretch with kept elements.
  var window: AxisWindow?
  /// Whether something other than its driver moved it since the last delta.
  var isMoved = false

  /// The stretch whose elements are kept at an offset: the present one as long as it is enough.
  mutating func reach(of section: OrthogonalSection, at offset: CGFloat) -> ClosedRange<CGFloat> {
    let position = position(of: section, at: offset)
    let known = window.flatMap { $0.serves(position) ? $0 : nil }
    let wanted = known ?? AxisWindow.around(position)
    window = wanted
    return wanted.range
  }

  /// The position of a section at an offset.
  func position(of section: OrthogonalSection, at offset: CGFloat) -> AxisPosition {
    AxisPosition(
      offset: offset,
      length: section.length,
      content: section.contentLength,
      insetBefore: -section.range.lowerBound,
      insetAfter: section.range.upperBound + section.length - section.contentLength,
      motion: motion,
      landing: landing.map { Double($0) }
    )
  }
}
