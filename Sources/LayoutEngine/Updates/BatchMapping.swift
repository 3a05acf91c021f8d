// SPDX-License-Identifier: Apache-2.0

/// Maps positions before a batch to those after it, in both directions.
///
/// Insertions and targets of moves are at their new index; the other items fill the remaining
/// places in their old order. A reloaded section stays, but all its items are new.
package struct BatchMapping: Sendable {
  package let updates: BatchUpdates
  package let before: SectionCounts
  package let after: SectionCounts

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
    self.updates = updates
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
    return updates.reloadedSections.contains(origin) ? nil : origin
  }

  /// Whether all items of a section keep their index.
  package func leavesItemsAlone(inNew section: Int) -> Bool {
    survivingSection(ofNew: section) != nil && items[section] == nil
  }

  /// The section's index after the batch; `nil` if it is deleted.
  package func newSection(ofOld section: Int) -> Int? {
    updates.sectionMoves[section] ?? sections.new(ofOld: section)
  }

  /// The section's index before the batch; `nil` if it is inserted.
  package func oldSection(ofNew section: Int) -> Int? {
    sectionOrigins[section] ?? sections.old(ofNew: section)
  }

  /// The item's position after the batch; `nil` if it is deleted.
  package func newPosition(ofOld position: ElementPosition) -> ElementPosition? {
    if let target = updates.itemMoves[position] { return target }
    guard !updates.deletedItems.contains(position) else { return nil }
    guard let section = newSection(ofOld: position.section) else { return nil }
    guard !updates.reloadedSections.contains(position.section) else { return nil }
    guard let map = items[section] else {
      return ElementPosition(section: section, item: position.item)
    }
    return map.new(ofOld: position.item).map { ElementPosition(section: section, item: $0) }
  }

  /// The item's position before the batch; `nil` if it is new.
  package func oldPosition(ofNew position: ElementPosition) -> ElementPosition? {
    if let origin = itemOrigins[position] { return origin }
    guard let section = survivingSection(ofNew: position.section) else { return nil }
    guard let map = items[position.section] else {
      return ElementPosition(section: section, item: position.item)
    }
    return map.old(ofNew: position.item).map { ElementPosition(section: section, item: $0) }
  }
}
