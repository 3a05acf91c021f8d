// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A solved compositional layout: sections one after another, each with groups that repeat.
///
/// Nothing is stored for single items unless they were measured: places follow from the group's
/// template by arithmetic. Frames are points of the content.
package struct CompositionalGeometry: Sendable {
  /// The settings of all sections.
  package let configuration: CompositionalConfiguration
  /// The space of the sections.
  package let container: CompositionalContainer
  var sections: [SectionGeometry?]
  private let counts: [Int]
  /// The start of each section along the axis, and the end of the last one.
  private(set) var starts: [CGFloat] = []
  private(set) var layoutBoundaries: [SectionGeometry.Boundary] = []
  private(set) var layoutMeasures: [SectionGeometry.ViewKey: CompositionalMeasure] = [:]
  private(set) var length: CGFloat = 0
  private(set) var overhang: CGFloat = 0

  /// Solves all sections; a section without a description is empty.
  ///
  /// - Complexity: O(s) for s sections, plus the complexity of each section's group.
  package init(
    _ configuration: CompositionalConfiguration,
    _ container: CompositionalContainer,
    sections specs: [CompositionalSection?],
    counts: [Int]
  ) {
    self.configuration = configuration
    self.container = container
    self.counts = counts
    let surroundings = Self.surroundings(configuration, container)
    sections = zip(specs, counts).map { spec, count in
      spec.map { SectionGeometry($0, count: count, surroundings) }
    }
    join()
  }

  private static func surroundings(
    _ configuration: CompositionalConfiguration,
    _ container: CompositionalContainer
  ) -> SectionGeometry.Surroundings {
    SectionGeometry.Surroundings(
      axis: configuration.axis,
      container: container.size,
      pixels: CompositionalPixels(configuration.rounding, container.pixelGrid)
    )
  }

  /// The axis that scrolls.
  package var axis: Axis { configuration.axis }
  /// The number of sections.
  package var sectionCount: Int { sections.count }
  var pixels: CompositionalPixels {
    CompositionalPixels(configuration.rounding, container.pixelGrid)
  }

  /// The number of items in each section.
  package var itemCounts: [Int] { counts }

  /// The size of all content: along the axis the sum of all sections, across it the container's.
  package var contentSize: CGSize {
    axis.plainSize(AxisSize(main: length, cross: axis.size(container.size).cross))
  }

  /// Whether measuring decides any length.
  package var isMeasured: Bool {
    configuration.boundaries.contains(where: \.size.isMeasured)
      || sections.contains { $0?.spec.isMeasured ?? false }
  }

  /// Puts sections one after another between the layout's own headers and footers.
  ///
  /// - Source: measured: sections without items also have the spacing beside them.
  private mutating func join() {
    let room = BoundaryRoom(
      configuration.boundaries,
      Self.surroundings(configuration, container),
      layoutMeasures,
      start: 0,
      end: 0
    )
    var position = room.start
    starts = []
    starts.reserveCapacity(sections.count + 1)
    overhang = 0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.sectionSpacing }
      starts.append(position)
      position += section?.length ?? 0
      overhang = max(overhang, section?.overhang ?? 0)
    }
    starts.append(position)
    layoutBoundaries = room.placed(contentStart: room.start, contentEnd: position)
    length = max(0, position + room.end)
  }

  // MARK: Measuring

  /// Stores the measured size of an element, or forgets it.
  ///
  /// - Complexity: O(s + m) for s sections and m measured items from there on in its section.
  package mutating func setMeasure(
    _ measure: CompositionalMeasure?,
    of kind: CompositionalElement.Kind,
    section: Int,
    item: Int
  ) {
    switch kind {
    case .cell:
      guard sections.indices.contains(section), (0..<counts[section]).contains(item) else { return }
      sections[section]?.setMeasure(measure, ofItem: item)
    case .itemView(let name), .groupView(let name), .boundary(let name):
      guard sections.indices.contains(section) else { return }
      sections[section]?.setMeasure(measure, of: .init(kind: name, item: item))
    case .layoutBoundary(let name):
      layoutMeasures[.init(kind: name, item: item)] = measure
    case .decoration:
      return
    }
    join()
  }

  /// The measured size of an element.
  package func measure(
    of kind: CompositionalElement.Kind,
    section: Int,
    item: Int
  ) -> CompositionalMeasure? {
    switch kind {
    case .cell: self.section(section)?.measures[item]
    case .itemView(let name), .groupView(let name), .boundary(let name):
      self.section(section)?.viewMeasures[.init(kind: name, item: item)]
    case .layoutBoundary(let name): layoutMeasures[.init(kind: name, item: item)]
    case .decoration: nil
    }
  }

  /// The measured sizes of cells, by section and item.
  package var cellMeasures: [ElementPosition: CompositionalMeasure] {
    var result: [ElementPosition: CompositionalMeasure] = [:]
    for (index, section) in sections.enumerated() {
      for (item, measure) in section?.measures.all ?? [:] {
        result[ElementPosition(section: index, item: item)] = measure
      }
    }
    return result
  }

  /// Stores the measured sizes of many cells at once.
  ///
  /// - Complexity: The sum for solving the affected sections.
  package mutating func setCellMeasures(_ measures: [ElementPosition: CompositionalMeasure]) {
    let groups = Dictionary(grouping: measures) { $0.key.section }
    for (index, entries) in groups {
      guard let old = section(index), old.spec.group.isMeasured else { continue }
      var values: [Int: CompositionalMeasure] = [:]
      for (position, measure) in entries where (0..<old.count).contains(position.item) {
        values[position.item] = measure
      }
      sections[index] = SectionGeometry(
        old.spec,
        count: old.count,
        old.surroundings,
        measures: CompositionalMeasures(values),
        viewMeasures: old.viewMeasures
      )
    }
    join()
  }

  package func section(_ index: Int) -> SectionGeometry? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
