// SPDX-License-Identifier: Apache-2.0

/// Identities for data without identities of its own: numbers that stay with items through updates.
package struct AssignedIdentities: Sendable {
  private struct Section {
    var identity: Int
    var items: [Int]
  }

  private var sections: [Section] = []
  private var next = 0

  package init() {}

  /// The identity of an item.
  package func identity(ofItemAt position: ElementPosition) -> String {
    guard sections.indices.contains(position.section),
      sections[position.section].items.indices.contains(position.item)
    else { return "n\(position.section)/\(position.item)" }
    return "i\(sections[position.section].items[position.item])"
  }

  /// The numbers of items that have identities, by section.
  ///
  /// - Complexity: O(n) in the sections.
  package var counts: SectionCounts { SectionCounts(sections.map(\.items.count)) }

  /// The identity of a section.
  package func identity(ofSection section: Int) -> String {
    sections.indices.contains(section) ? "s\(sections[section].identity)" : "n\(section)"
  }

  /// Takes counts without any other information: positions that still exist keep their identity.
  package mutating func adopt(_ counts: SectionCounts) {
    sections.removeLast(max(0, sections.count - counts.numberOfSections))
    while sections.count < counts.numberOfSections {
      sections.append(Section(identity: draw(), items: []))
    }
    for (section, count) in counts.items.enumerated() {
      let known = sections[section].items.count
      if known > count { sections[section].items.removeLast(known - count) }
      for _ in known..<max(known, count) { sections[section].items.append(draw()) }
    }
  }

  /// Follows a batch.
  ///
  /// - Complexity: O(s + n) for s sections and the n items of the sections that the batch changes.
  package mutating func follow(_ mapping: BatchMapping) {
    let old = sections
    sections = (0..<mapping.after.numberOfSections).map { section in
      let origin = mapping.oldSection(ofNew: section)
      if let origin, mapping.leavesItemsAlone(inNew: section) { return old[origin] }
      let items = (0..<mapping.after.items[section]).map { item in
        mapping.oldPosition(ofNew: ElementPosition(section: section, item: item))
          .map { old[$0.section].items[$0.item] } ?? draw()
      }
      return Section(identity: origin.map { old[$0].identity } ?? draw(), items: items)
    }
  }

  private mutating func draw() -> Int {
    next += 1
    return next
  }
}
