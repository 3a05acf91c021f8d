// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A solved flow layout: lines of items broken greedily, section after section.
///
/// Sections are solved each on its own and joined by the running sum of their main lengths. Items of
/// one size take no storage; the others are kept as numbers in chunks of whole lines. Positions are
/// exact inside and rounded to pixels only in the frames that are handed out.
package struct FlowGeometry: Sendable {
  /// What holds for the whole layout.
  package let configuration: FlowConfiguration
  /// The room that it fills.
  package let container: FlowContainer
  var sections: [Section]
  /// For each section its main origin, and behind them the main length of the content, in points.
  private(set) var origins: [CGFloat]
  /// Sections whose parts do not follow one another.
  private var backwardCount: Int

  /// Solves a flow layout.
  ///
  /// - Complexity: O(n) in the items with sizes of their own plus O(s) in the sections.
  package init(
    configuration: FlowConfiguration,
    container: FlowContainer,
    sections: [FlowSection]
  ) {
    self.configuration = configuration
    self.container = container
    self.sections = sections.map { Section($0, container: container) }
    origins = [CGFloat](repeating: 0, count: sections.count + 1)
    backwardCount = self.sections.count { !$0.isMonotone }
    sumUpLengths(from: 0)
  }

  /// Whether sections end in the order in which they start.
  var isMonotone: Bool { backwardCount == 0 }

  /// Number of sections.
  package var sectionCount: Int { sections.count }

  /// Number of items in a section.
  package func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// The content's size in points: the container's cross length by the sum of all sections.
  package var contentSize: CGSize {
    let main = origins[sections.count]
    return configuration.axis.plainSize(
      AxisSize(main: max(0, main), cross: max(0, container.crossLength))
    )
  }

  /// Moves the sections behind one that changed.
  ///
  /// - Complexity: O(s) in the sections behind it; O(1) when its length is the same as before.
  mutating func sectionChanged(_ section: Int) {
    let end = origins[section] + sections[section].length
    if end != origins[section + 1] { sumUpLengths(from: section) }
  }

  /// Replaces one solved section.
  mutating func replace(_ section: Int, by changed: Section) {
    put(changed, at: section)
    sectionChanged(section)
  }

  /// Replaces several solved sections, given in ascending order.
  mutating func replace(_ changes: [(section: Int, changed: Section)]) {
    guard let first = changes.first?.section else { return }
    for (section, changed) in changes { put(changed, at: section) }
    sumUpLengths(from: first)
  }

  private mutating func put(_ changed: Section, at section: Int) {
    backwardCount += (changed.isMonotone ? 0 : 1) - (sections[section].isMonotone ? 0 : 1)
    sections[section] = changed
  }

  /// Replaces all solved sections.
  mutating func takeSections(_ changed: [Section]) {
    sections = changed
    origins = [CGFloat](repeating: 0, count: changed.count + 1)
    backwardCount = changed.count { !$0.isMonotone }
    sumUpLengths(from: 0)
  }

  private mutating func sumUpLengths(from section: Int) {
    for index in section..<sections.count {
      origins[index + 1] = origins[index] + sections[index].length
    }
  }

  /// A rectangle of the content as a frame, its origin on the pixel grid.
  @inline(__always)
  func frame(_ rect: AxisRect) -> CGRect {
    let grid = container.pixelGrid
    var snapped = rect
    snapped.main = grid.snapped(rect.main)
    snapped.cross = grid.snapped(rect.cross)
    return configuration.axis.plainRect(snapped)
  }
}
