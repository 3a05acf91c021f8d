// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// How an orthogonal section is scrolled; it goes with the section, whatever lays it out.
///
/// Offsets are points from the leading edge, growing the way one reads.
struct OrthogonalState {
  /// How far it was scrolled; `nil` while it never was.
  var offset: CGFloat?
  /// Which way it last moved: −1, 0 or 1.
  var motion = 0
  /// Where a fling will come to rest, until it gets there.
  var landing: CGFloat?
  /// The stretch of it whose elements are held.
  var window: AxisWindow?
  /// Whether something else than its driver moved it since it was last told.
  var isMoved = false

  /// The stretch whose elements are to be held at an offset, the present one while it serves.
  mutating func reach(of section: OrthogonalSection, at offset: CGFloat) -> ClosedRange<CGFloat> {
    let position = position(of: section, at: offset)
    let known = window.flatMap { $0.serves(position) ? $0 : nil }
    let wanted = known ?? AxisWindow.around(position)
    window = wanted
    return wanted.range
  }

  /// Where a section stands at an offset.
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
