// SPDX-License-Identifier: Apache-2.0

extension SectionedIdentifiers {
  /// Appends sections without items.
  ///
  /// - Throws: `duplicateSections`.
  package mutating func appendSections(_ ids: [SectionID]) throws(Failure) {
    try insert(ids, at: outline.sections.count)
  }

  /// Inserts sections without items before another one.
  ///
  /// - Throws: `unknownSection` or `duplicateSections`.
  /// - Complexity: O(k + n) for k sections and n items after them.
  package mutating func insertSections(
    _ ids: [SectionID],
    before anchor: SectionID
  ) throws(Failure) {
    try insert(ids, at: knownIndex(ofSection: anchor))
  }

  /// Inserts sections without items after another one.
  ///
  /// - Throws: `unknownSection` or `duplicateSections`.
  /// - Complexity: O(k + n) for k sections and n items after them.
  package mutating func insertSections(
    _ ids: [SectionID],
    after anchor: SectionID
  ) throws(Failure) {
    try insert(ids, at: knownIndex(ofSection: anchor) + 1)
  }

  private mutating func insert(_ ids: [SectionID], at index: Int) throws(Failure) {
    let twice = duplicates(in: ids) { sectionIndexes[$0] != nil }
    guard twice.isEmpty else { throw .duplicateSections(twice) }
    outline.sections.insert(contentsOf: ids, at: index)
    outline.items.insert(contentsOf: ids.map { _ in [] }, at: index)
    indexSections(index..<outline.sections.count)
  }

  /// Removes sections with their items; unknown sections are ignored.
  ///
  /// - Complexity: O(n) for n items from the first of the sections on.
  package mutating func deleteSections(_ ids: [SectionID]) {
    let gone = Set(ids).intersection(outline.sections)
    guard let first = gone.compactMap({ sectionIndexes[$0] }).min() else { return }
    var kept = Outline<SectionID, ItemID>()
    var goneItems: Set<ItemID> = []
    for (section, items) in zip(outline.sections, outline.items) {
      if gone.contains(section) {
        goneItems.formUnion(items)
      } else {
        kept.sections.append(section)
        kept.items.append(items)
      }
    }
    outline = kept
    for section in gone { sectionIndexes[section] = nil }
    for item in goneItems { places[item] = nil }
    reloadedSections.remove(gone)
    forget(goneItems)
    indexSections(first..<outline.sections.count)
  }

  /// Moves a section to the place before another one; before itself, it stays where it is.
  ///
  /// - Throws: `unknownSection`.
  /// - Complexity: O(n) for n items of the sections on the way.
  package mutating func moveSection(
    _ id: SectionID,
    before anchor: SectionID
  ) throws(Failure) {
    try move(id, beside: anchor, offset: 0)
  }

  /// Moves a section to the place after another one; after itself, it stays where it is.
  ///
  /// - Throws: `unknownSection`.
  /// - Complexity: O(n) for n items of the sections on the way.
  package mutating func moveSection(
    _ id: SectionID,
    after anchor: SectionID
  ) throws(Failure) {
    try move(id, beside: anchor, offset: 1)
  }

  private mutating func move(
    _ id: SectionID,
    beside anchor: SectionID,
    offset: Int
  ) throws(Failure) {
    let from = try knownIndex(ofSection: id)
    var to = try knownIndex(ofSection: anchor)
    guard from != to else { return }
    to += offset
    if from < to { to -= 1 }
    outline.sections.insert(outline.sections.remove(at: from), at: to)
    outline.items.insert(outline.items.remove(at: from), at: to)
    indexSections(min(from, to)..<max(from, to) + 1)
  }

  /// Marks sections for reloading.
  ///
  /// - Throws: `unknownSection`.
  package mutating func reloadSections(_ ids: [SectionID]) throws(Failure) {
    for id in ids { _ = try knownIndex(ofSection: id) }
    reloadedSections.insert(ids)
  }
}
