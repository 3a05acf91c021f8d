// SPDX-License-Identifier: Apache-2.0

/// Sections and items by identity, each identity once, with the place of each.
///
/// - Invariant: `places` and `sectionIndexes` hold exactly what `outline` holds; what is marked is in it.
package struct SectionedIdentifiers<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// What a wrong change throws.
  package typealias Failure = SnapshotError<SectionID, ItemID>

  /// All identities in order.
  package internal(set) var outline = Outline<SectionID, ItemID>()
  /// Sections to be shown anew.
  package internal(set) var reloadedSections = MarkedIdentifiers<SectionID>()
  /// Items to be shown anew.
  package internal(set) var reloadedItems = MarkedIdentifiers<ItemID>()
  /// Items whose views are to be configured anew.
  package internal(set) var reconfiguredItems = MarkedIdentifiers<ItemID>()

  var sectionIndexes: [SectionID: Int] = [:]
  var places: [ItemID: ElementPosition] = [:]
  /// How many items stand before each section.
  var starts: [Int] = []

  /// Holds nothing.
  package init() {}

  /// Takes sections and items in order, leaving out what was there already.
  ///
  /// The items of a section that is given again go to the end of the first one.
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

  /// How many items there are in all.
  package var numberOfItems: Int { places.count }

  /// All items, section after section.
  ///
  /// - Complexity: O(n) for n items.
  package var itemIDs: [ItemID] { Array(outline.items.joined()) }

  /// The section's index; `nil` when it is not there.
  package func index(ofSection id: SectionID) -> Int? { sectionIndexes[id] }

  /// The item's section and its index in there; `nil` when it is not there.
  package func position(of id: ItemID) -> ElementPosition? { places[id] }

  /// The item's index among those of all sections; `nil` when it is not there.
  package func index(ofItem id: ItemID) -> Int? {
    places[id].map { starts[$0.section] + $0.item }
  }

  /// The section of an item; `nil` when the item is not there.
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

  /// Writes the places of a section's items anew, from one on.
  mutating func indexItems(ofSection section: Int, from first: Int = 0) {
    for item in first..<max(first, outline.items[section].count) {
      places[outline.items[section][item]] = ElementPosition(section: section, item: item)
    }
  }

  /// Writes the indexes of sections anew, and the places of their items.
  mutating func indexSections(_ range: Range<Int>) {
    for section in range {
      sectionIndexes[outline.sections[section]] = section
      indexItems(ofSection: section)
    }
    countStarts()
  }

  /// Counts the items before each section anew.
  mutating func countStarts() {
    starts.removeAll(keepingCapacity: true)
    var count = 0
    for items in outline.items {
      starts.append(count)
      count += items.count
    }
  }

  /// Those of a list that come a second time or that `isKnown`, in order.
  func duplicates<ID: Hashable>(in ids: [ID], isKnown: (ID) -> Bool) -> [ID] {
    var seen: Set<ID> = []
    var reported: Set<ID> = []
    return ids.filter { id in
      let isFirst = seen.insert(id).inserted
      return (!isFirst || isKnown(id)) && reported.insert(id).inserted
    }
  }
}
