// SPDX-License-Identifier: Apache-2.0

/// Sections and items by identity, each identity once, with the place of each.
///
/// - Invariant: `places` and `sectionIndexes` contain exactly the identities of `outline`; marked
///   identities are in it.
package struct SectionedIdentifiers<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// The error of a wrong change.
  package typealias Failure = SnapshotError<SectionID, ItemID>

  /// All identities in order.
  package internal(set) var outline = Outline<SectionID, ItemID>()
  /// Sections that are marked for reloading.
  package internal(set) var reloadedSections = MarkedIdentifiers<SectionID>()
  /// Items that are marked for reloading.
  package internal(set) var reloadedItems = MarkedIdentifiers<ItemID>()
  /// Items that are marked for reconfiguring.
  package internal(set) var reconfiguredItems = MarkedIdentifiers<ItemID>()

  var sectionIndexes: [SectionID: Int] = [:]
  var places: [ItemID: ElementPosition] = [:]
  /// The number of items before each section.
  var starts: [Int] = []

  /// Makes an empty collection.
  package init() {}

  /// Adds sections and items in order, leaving out repeated ones.
  ///
  /// The items of a repeated section are appended to its first occurrence.
  package init(uniquing sections: some Sequence<(SectionID, [ItemID])>) {
    for (section, items) in sections {
      let index = sectionIndexes[section] ?? outline.sections.count
      if index == outline.sections.count {
        sectionIndexes[section] = index
        outline.sections.append(section)
        outline.items.append([])
      }
      for item in items where places[item] == nil {
        places[item] = ElementPosition(section: index, item: outline.items[index].count)
        outline.items[index].append(item)
      }
    }
    countStarts()
  }

  /// The number of all items.
  package var numberOfItems: Int { places.count }

  /// All items, section after section.
  ///
  /// - Complexity: O(n) for n items.
  package var itemIDs: [ItemID] { Array(outline.items.joined()) }

  /// The section's index; `nil` when it is unknown.
  package func index(ofSection id: SectionID) -> Int? { sectionIndexes[id] }

  /// The item's section and its index there; `nil` when it is unknown.
  package func position(of id: ItemID) -> ElementPosition? { places[id] }

  /// The item's index among the items of all sections; `nil` when it is unknown.
  package func index(ofItem id: ItemID) -> Int? {
    places[id].map { starts[$0.section] + $0.item }
  }

  /// The section of an item; `nil` when the item is unknown.
  package func section(ofItem id: ItemID) -> SectionID? {
    places[id].map { outline.sections[$0.section] }
  }

  /// The items of a section.
  ///
  /// - Throws: `unknownSection`.
  package func items(inSection id: SectionID) throws(Failure) -> [ItemID] {
    try outline.items[knownIndex(ofSection: id)]
  }

  func knownIndex(ofSection id: SectionID) throws(Failure) -> Int {
    guard let index = sectionIndexes[id] else { throw .unknownSection(id) }
    return index
  }

  func knownPosition(of id: ItemID) throws(Failure) -> ElementPosition {
    guard let position = places[id] else { throw .unknownItem(id) }
    return position
  }

  /// Updates the places of a section's items from an index on.
  mutating func indexItems(ofSection section: Int, from first: Int = 0) {
    for item in first..<max(first, outline.items[section].count) {
      places[outline.items[section][item]] = ElementPosition(section: section, item: item)
    }
  }

  /// Updates the indexes of sections and the places of their items.
  mutating func indexSections(_ range: Range<Int>) {
    for section in range {
      sectionIndexes[outline.sections[section]] = section
      indexItems(ofSection: section)
    }
    countStarts()
  }

  /// Counts the items before each section again.
  mutating func countStarts() {
    starts.removeAll(keepingCapacity: true)
    var count = 0
    for items in outline.items {
      starts.append(count)
      count += items.count
    }
  }

  /// The identities of a list that are repeated or for which `isKnown` holds, in order.
  func duplicates<ID: Hashable>(in ids: [ID], isKnown: (ID) -> Bool) -> [ID] {
    var seen: Set<ID> = []
    var reported: Set<ID> = []
    return ids.filter { id in
      let isFirst = seen.insert(id).inserted
      return (!isFirst || isKnown(id)) && reported.insert(id).inserted
    }
  }
}
