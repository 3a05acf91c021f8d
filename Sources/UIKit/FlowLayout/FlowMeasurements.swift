// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Which elements of a flow layout were measured.
///
/// The geometry contains the sizes of items; this type contains only whether they were measured.
struct FlowMeasurements: Sendable {
  struct Section: Hashable, Sendable {
    var items = ItemMarks()
    /// Main lengths of the header and the footer, in points; `nil` if they were not measured.
    var header: CGFloat?
    var footer: CGFloat?
  }

  var sections: [Section] = []
  /// The size of unmeasured items where the estimate is `automaticSize`.
  private(set) var typicalSize: AxisSize?
  private var sum = AxisSize.zero
  private var count = 0

  init() {}

  /// Makes measurements in which nothing was measured.
  init(sectionCount: Int) {
    sections = [Section](repeating: Section(), count: sectionCount)
  }

  /// Adds an item's measured size to those from which the typical size is computed.
  mutating func add(_ size: AxisSize) {
    guard typicalSize == nil else { return }
    sum.main += size.main
    sum.cross += size.cross
    count += 1
  }

  /// Computes the typical size, once, as the mean of the sizes measured so far.
  ///
  /// - Returns: Whether this call computed it.
  mutating func findTypicalSize() -> Bool {
    guard typicalSize == nil, count > 0 else { return false }
    typicalSize = AxisSize(main: sum.main / CGFloat(count), cross: sum.cross / CGFloat(count))
    return true
  }
}

/// The size that a view prefers to the size that it was offered.
struct FlowMeasurement: Hashable {
  var kind: FlowElement.Kind
  var position: ElementPosition
  var size: AxisSize
}
