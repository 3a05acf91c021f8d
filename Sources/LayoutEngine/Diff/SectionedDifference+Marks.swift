// SPDX-License-Identifier: Apache-2.0

extension SectionedDifference {
  /// Finds the difference between two states, including the items that the new state marks for
  /// reloading or reconfiguring.
  ///
  /// A new item needs no mark. A reloaded section reloads its items, and a reload includes a
  /// reconfiguration.
  ///
  /// - Complexity: that of the difference of both outlines, and O(m log m) for m marks.
  package init<SectionID, ItemID>(
    from old: SectionedIdentifiers<SectionID, ItemID>,
    to new: SectionedIdentifiers<SectionID, ItemID>
  ) {
    self.init(from: old.outline, to: new.outline)
    carryMarks(from: old, to: new)
  }

  private mutating func carryMarks<SectionID, ItemID>(
    from old: SectionedIdentifiers<SectionID, ItemID>,
    to new: SectionedIdentifiers<SectionID, ItemID>
  ) {
    func isReloadedWithSection(_ item: ItemID) -> Bool {
      new.section(ofItem: item).map { new.reloadedSections.contains($0) } ?? false
    }
    reloadedSections = new.reloadedSections.list.compactMap { old.index(ofSection: $0) }.sorted()
    reloadedItems = new.reloadedItems.list
      .filter { !isReloadedWithSection($0) }
      .compactMap { old.position(of: $0) }
      .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
    reconfiguredItems = new.reconfiguredItems.list
      .filter { !isReloadedWithSection($0) && !new.reloadedItems.contains($0) }
      .compactMap { old.position(of: $0) }
      .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
  }
}
