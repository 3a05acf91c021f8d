// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A solved flow layout: lines of items broken greedily, section after section.
///
/// Each section is solved on its own; their main lengths are added up. Items of one size take no
/// storage; other sizes are stored in chunks of whole lines. Positions are exact inside and rounded
/// to pixels only in the resulting frames.
package struct FlowGeometry: Sendable {
  /// The settings of the whole layout.
  package let configuration: FlowConfiguration
  /// The space that the layout fills.
  package let container: FlowContainer
  var sections: [Section]
  /// The main origin of each section, and behind them the main length of the content, in points.
  private(set) var origins: [CGFloat]
  /// The number of sections whose parts do not follow one another.
  private var backwardCount: Int

  /// Solves a flow layout.
  ///
  /// - Complexity: O(n) for n items with their own sizes, plus O(s) for s sections.
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

  /// Moves the sections after one that changed.
  ///
  /// - Complexity: O(s) for s later sections; O(1) when the section's length did not change.
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
