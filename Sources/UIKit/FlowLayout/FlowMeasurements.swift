// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Which elements of a flow layout have a size that their view asked for.
///
/// An item's size itself stands in the geometry; here is only that it was measured.
struct FlowMeasurements: Sendable {
  struct Section: Hashable, Sendable {
    var items = ItemMarks()
    /// Main length of the header and the footer, in points.
    var header: CGFloat?
    var footer: CGFloat?
  }

  var sections: [Section] = []
  /// What unmeasured items are taken to be where the estimate is `automaticSize`.
  private(set) var typicalSize: AxisSize?
  private var sum = AxisSize.zero
  private var count = 0

  init() {}

  /// Makes measurements of nothing.
  init(sectionCount: Int) {
    sections = [Section](repeating: Section(), count: sectionCount)
  }

  /// Takes in an item's measured size for the typical one.
  mutating func add(_ size: AxisSize) {
    guard typicalSize == nil else { return }
    sum.main += size.main
    sum.cross += size.cross
    count += 1
  }

  /// Takes the mean of what was measured so far as typical, once.
  ///
  /// - Returns: Whether it was found by this.
  mutating func findTypicalSize() -> Bool {
    guard typicalSize == nil, count > 0 else { return false }
    typicalSize = AxisSize(main: sum.main / CGFloat(count), cross: sum.cross / CGFloat(count))
    return true
  }
}

/// The size that a view asked for instead of the one that it was offered.
struct FlowMeasurement: Hashable {
  var kind: FlowElement.Kind
  var position: ElementPosition
  var size: AxisSize
}
