// SPDX-License-Identifier: Apache-2.0

extension SectionedIdentifiers {
  /// Appends items to a section, or to the last one when none is named.
  ///
  /// - Throws: `noSections`, `unknownSection` or `duplicateItems`.
  /// - Complexity: O(k + s) for k new items and s sections.
  package mutating func appendItems(
    _ ids: [ItemID],
    toSection section: SectionID? = nil
  ) throws(Failure) {
    guard let section = section ?? outline.sections.last else { throw .noSections }
    let index = try knownIndex(ofSection: section)
    try insert(ids, at: ElementPosition(section: index, item: outline.items[index].count))
  }

  /// Inserts items before another one.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(k + m + s) for k new items, m items of the section and s sections.
  package mutating func insertItems(_ ids: [ItemID], before anchor: ItemID) throws(Failure) {
    try insert(ids, at: knownPosition(of: anchor))
  }

  /// Inserts items after another one.
  ///
  /// - Throws: `unknownItem` or `duplicateItems`.
  /// - Complexity: O(k + m + s) for k new items, m items of the section and s sections.
  package mutating func insertItems(_ ids: [ItemID], after anchor: ItemID) throws(Failure) {
    var position = try knownPosition(of: anchor)
    position.item += 1
    try insert(ids, at: position)
  }

  private mutating func insert(_ ids: [ItemID], at position: ElementPosition) throws(Failure) {
    let twice = duplicates(in: ids) { places[$0] != nil }
    guard twice.isEmpty else { throw .duplicateItems(twice) }
    outline.items[position.section].insert(contentsOf: ids, at: position.item)
    indexItems(ofSection: position.section, from: position.item)
    countStarts()
  }

  /// Removes items; unknown items are ignored.
  ///
  /// - Complexity: O(k + m + s) for k items, m items of their sections and s sections.
  package mutating func deleteItems(_ ids: [ItemID]) {
    var firsts: [Int: Int] = [:]
    var gone: Set<ItemID> = []
    for id in ids {
      guard let place = places.removeValue(forKey: id) else { continue }
      gone.insert(id)
      firsts[place.section] = min(place.item, firsts[place.section] ?? place.item)
    }
    for (section, first) in firsts {
      outline.items[section].removeAll { gone.contains($0) }
      indexItems(ofSection: section, from: first)
    }
    forget(gone)
    countStarts()
  }

  /// Removes all items, and the sections unless they shall stay.
  package mutating func deleteAllItems(keepingSections: Bool) {
    let sections = keepingSections ? outline.sections : []
    let marks = reloadedSections
    self = SectionedIdentifiers(uniquing: sections.map { ($0, []) })
    if keepingSections { reloadedSections = marks }
  }

  /// Moves an item to the place before another one; before itself, it stays where it is.
  ///
  /// - Throws: `unknownItem`.
  /// - Complexity: O(m + s) for m items of both sections and s sections.
  package mutating func moveItem(_ id: ItemID, before anchor: ItemID) throws(Failure) {
    try move(id, beside: anchor, offset: 0)
  }

  /// Moves an item to the place after another one; after itself, it stays where it is.
  ///
  /// - Throws: `unknownItem`.
  /// - Complexity: O(m + s) for m items of both sections and s sections.
  package mutating func moveItem(_ id: ItemID, after anchor: ItemID) throws(Failure) {
    try move(id, beside: anchor, offset: 1)
  }

  private mutating func move(
    _ id: ItemID,
    beside anchor: ItemID,
    offset: Int
  ) throws(Failure) {
    let from = try knownPosition(of: id)
    var to = try knownPosition(of: anchor)
    guard from != to else { return }
    to.item += offset
    if from.section == to.section, from.item < to.item { to.item -= 1 }
    outline.items[from.section].remove(at: from.item)
    outline.items[to.section].insert(id, at: to.item)
    let first = from.section == to.section ? min(from.item, to.item) : from.item
    indexItems(ofSection: from.section, from: first)
    if from.section != to.section { indexItems(ofSection: to.section, from: to.item) }
    countStarts()
  }

  /// Marks items for reloading.
  ///
  /// - Throws: `unknownItem`.
  package mutating func reloadItems(_ ids: [ItemID]) throws(Failure) {
    for id in ids { _ = try knownPosition(of: id) }
    reloadedItems.insert(ids)
  }

  /// Marks items for reconfiguring.
  ///
  /// - Throws: `unknownItem`.
  package mutating func reconfigureItems(_ ids: [ItemID]) throws(Failure) {
    for id in ids { _ = try knownPosition(of: id) }
    reconfiguredItems.insert(ids)
  }

  /// Removes the marks of items that are gone.
  mutating func forget(_ ids: Set<ItemID>) {
    reloadedItems.remove(ids)
    reconfiguredItems.remove(ids)
  }

  /// Removes all marks.
  package mutating func forgetMarks() {
    reloadedSections = MarkedIdentifiers()
    reloadedItems = MarkedIdentifiers()
    reconfiguredItems = MarkedIdentifiers()
  }
}
