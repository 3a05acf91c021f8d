// SPDX-License-Identifier: Apache-2.0

/// The number of items in each section.
package struct SectionCounts: Hashable, Sendable {
  package var items: [Int]

  package init(_ items: [Int] = []) {
    self.items = items
  }

  package var numberOfSections: Int { items.count }

  package func contains(section: Int) -> Bool { items.indices.contains(section) }

  package func contains(_ position: ElementPosition) -> Bool {
    contains(section: position.section) && position.item >= 0
      && position.item < items[position.section]
  }
}
