// SPDX-License-Identifier: Apache-2.0

/// Maps positions before a batch to those after it, in both directions.
///
/// Insertions and targets of moves are at their new index; the other items fill the remaining
/// places in their old order. A reloaded section stays, but all its items are new.
package struct BatchMapping: Sendable {
  package let before: SectionCounts
  package let after: SectionCounts

  /// The changes, if the map was made of them.
  private let recorded: BatchUpdates
  /// The map of a known change, which replaces all other maps.
  private let known: RunMap?
  private let sections: IndexMap
  private let sectionOrigins: [Int: Int]
  private let itemOrigins: [ElementPosition: ElementPosition]
  /// The maps by new section; a section without item changes has none.
  private var items: [Int: IndexMap] = [:]

  /// Makes the map of a batch.
  ///
  /// - Throws: the first contradiction within the batch or with the counts.
  /// - Complexity: O(s + k log k) for s sections and k changes.
  package init(
    _ updates: BatchUpdates,
    before: SectionCounts,
    after: SectionCounts
  ) throws(CollectionUpdateError) {
    try updates.checkRanges(before: before, after: after)
    recorded = updates
    known = nil
    self.before = before
    self.after = after
    sections = IndexMap(
      gone: Array(updates.deletedSections) + updates.sectionMoves.keys,
      taken: Array(updates.insertedSections) + updates.sectionMoves.values
    )
    sectionOrigins = Dictionary(uniqueKeysWithValues: updates.sectionMoves.map { ($1, $0) })
    itemOrigins = Dictionary(uniqueKeysWithValues: updates.itemMoves.map { ($1, $0) })
    try mapItems()
  }

  /// Makes the map of a change that is known already, so that nothing is compared or hashed.
  ///
  /// - Complexity: O(s) for s sections, if the map was used before.
  package init(_ known: RunMap) {
    self.known = known
    recorded = .none
    before = known.before
    after = known.after
    sections = IndexMap(gone: [], taken: [])
    sectionOrigins = [:]
    itemOrigins = [:]
  }

  /// Whether the change was known as a whole, without single updates.
  package var isKnown: Bool { known != nil }

  /// The changes, one by one.
  ///
  /// - Complexity: O(1); for a known change, that of finding the fewest moves, once.
  package var updates: BatchUpdates { known?.updates ?? recorded }

  /// Whether nothing changes.
  package var isEmpty: Bool { known.map(\.isEmpty) ?? recorded.isEmpty }

  /// Items that stay and get another view, by their old positions.
  package var reloadedItems: Set<ElementPosition> {
    known?.reloadedItems ?? recorded.reloadedItems
  }

  /// Sections that stay with new items, by their old indexes.
  package var reloadedSections: Set<Int> { known == nil ? recorded.reloadedSections : [] }

  /// Whether all sections stay in place with their items.
  package var keepsSections: Bool { known.map(\.keepsSections) ?? recorded.keepsSections }

  private mutating func mapItems() throws(CollectionUpdateError) {
    var gone: [Int: [Int]] = [:]
    var taken: [Int: [Int]] = [:]
    for position in updates.deletedItems {
      gone[position.section, default: []].append(position.item)
    }
    for position in updates.insertedItems {
      taken[position.section, default: []].append(position.item)
    }
    for (origin, target) in updates.itemMoves {
      gone[origin.section, default: []].append(origin.item)
      taken[target.section, default: []].append(target.item)
    }
    for section in 0..<after.numberOfSections {
      guard let origin = survivingSection(ofNew: section) else { continue }
      let left = gone[origin] ?? []
      let come = taken[section] ?? []
      guard before.items[origin] - left.count + come.count == after.items[section] else {
        throw .itemCount(count(from: origin, to: section))
      }
      if !left.isEmpty || !come.isEmpty { items[section] = IndexMap(gone: left, taken: come) }
    }
  }

  private func count(from origin: Int, to section: Int) -> CollectionUpdateError.ItemCount {
    let moves = updates.itemMoves
    return CollectionUpdateError.ItemCount(
      section: section,
      after: after.items[section],
      before: before.items[origin],
      inserted: updates.insertedItems.count { $0.section == section },
      deleted: updates.deletedItems.count { $0.section == origin },
      movedIn: moves.count { $1.section == section && $0.section != origin },
      movedOut: moves.count { $0.section == origin && $1.section != section }
    )
  }

  /// The section before the batch from which a section's items come, apart from changes; `nil` if
  /// they are all new.
  private func survivingSection(ofNew section: Int) -> Int? {
    guard let origin = oldSection(ofNew: section) else { return nil }
    return recorded.reloadedSections.contains(origin) ? nil : origin
  }

  /// Whether all items of a section keep their index.
  package func leavesItemsAlone(inNew section: Int) -> Bool {
    if let known { return known.leavesItemsAlone(inNew: section) }
    return survivingSection(ofNew: section) != nil && items[section] == nil
  }

  /// The section's index after the batch; `nil` if it is deleted.
  package func newSection(ofOld section: Int) -> Int? {
    if let known { return known.newSection(ofOld: section) }
    return recorded.sectionMoves[section] ?? sections.new(ofOld: section)
  }

  /// The section's index before the batch; `nil` if it is inserted.
  package func oldSection(ofNew section: Int) -> Int? {
    if let known { return known.oldSection(ofNew: section) }
    return sectionOrigins[section] ?? sections.old(ofNew: section)
  }

  /// The item's position after the batch; `nil` if it is deleted.
  package func newPosition(ofOld position: ElementPosition) -> ElementPosition? {
    if let known { return known.newPosition(ofOld: position) }
    if let target = recorded.itemMoves[position] { return target }
    guard !recorded.deletedItems.contains(position) else { return nil }
    guard let section = newSection(ofOld: position.section) else { return nil }
    guard !recorded.reloadedSections.contains(position.section) else { return nil }
    guard let map = items[section] else {
      return ElementPosition(section: section, item: position.item)
    }
    return map.new(ofOld: position.item).map { ElementPosition(section: section, item: $0) }
  }

  /// The item's position before the batch; `nil` if it is new.
  package func oldPosition(ofNew position: ElementPosition) -> ElementPosition? {
    if let known { return known.oldPosition(ofNew: position) }
    if let origin = itemOrigins[position] { return origin }
    guard let section = survivingSection(ofNew: position.section) else { return nil }
    guard let map = items[position.section] else {
      return ElementPosition(section: section, item: position.item)
    }
    return map.old(ofNew: position.item).map { ElementPosition(section: section, item: $0) }
  }
}
