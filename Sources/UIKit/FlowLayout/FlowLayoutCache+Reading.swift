// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension FlowLayoutCache {
  /// Whether the geometry was solved for these counts.
  func holds(_ counts: SectionCounts) -> Bool {
    guard let geometry, geometry.sectionCount == counts.numberOfSections else { return false }
    return counts.items.indices.allSatisfy { geometry.itemCount(inSection: $0) == counts.items[$0] }
  }

  /// Reads and solves everything; measured elements keep their size.
  ///
  /// - Complexity: O(n) in the items with individual sizes plus O(s) in the sections.
  mutating func readAll(
    _ reader: inout FlowSectionReader,
    _ configuration: FlowConfiguration,
    _ container: FlowContainer,
    keepsMeasured: Bool
  ) {
    let counts = reader.counts
    if !keepsMeasured || !holds(counts) {
      measured = FlowMeasurements(sectionCount: counts.numberOfSections)
    }
    let sections = counts.items.indices.map { section in
      FlowSection(
        metrics: reader.metrics(of: section, measured.sections[section]),
        items: reader.items(
          of: section,
          count: counts.items[section],
          measured: measuredSizes(section, along: configuration.axis)
        )
      )
    }
    geometry = FlowGeometry(
      configuration: configuration,
      container: container,
      sections: sections
    )
  }

  /// The sizes of measured items; the present geometry may have the other axis.
  private func measuredSizes(_ section: Int, along axis: Axis) -> [FlowGeometry.SizedItem] {
    guard let geometry else { return [] }
    let old = geometry.configuration.axis
    return measured.sections[section].items.items.map { item in
      let size = geometry.size(section: section, item: item)
      return .init(item, axis.size(old.plainSize(size)))
    }
  }

  /// Reads the stale input again and changes the geometry where the answer is different.
  ///
  /// - Complexity: O(s) in the sections when all metrics are read, plus the cost of changing each
  ///   item with another size.
  mutating func refresh(_ stale: FlowStaleness, _ reader: inout FlowSectionReader) {
    guard
      let counts = geometry.map({ known in
        (0..<known.sectionCount).map { known.itemCount(inSection: $0) }
      })
    else { return }
    let sections = stale.areAllMetrics ? Array(counts.indices) : stale.metrics.sorted()
    let known = sections.filter(counts.indices.contains)
    let metrics = known.map { reader.metrics(of: $0, measured.sections[$0]) }
    geometry?.setMetrics(metrics, of: known)
    if let item = stale.anyItem(counts: counts) { reader.probe(item) }
    let isAsked = reader.isSizedByDelegate == true
    for (section, items) in stale.items(counts: counts, withRuns: isAsked) {
      let marks = measured.sections[section].items
      var sizes: [FlowGeometry.SizedItem] = []
      sizes.reserveCapacity(items.count)
      for item in items where !marks[item] {
        sizes.append(.init(item, reader.size(of: item, in: section)))
      }
      geometry?.resizeItems(section: section, sizes)
    }
  }
}
