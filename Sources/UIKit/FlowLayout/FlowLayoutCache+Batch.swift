// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension FlowLayoutCache {
  /// What a flow layout must know to follow a batch, in addition to the changes.
  struct BatchRules {
    /// The size of new items until the delegate is asked.
    var placeholder: AxisSize
    /// Whether an item keeps its size when its index path changes.
    var sizesFollowItems: Bool
    /// Visible items, in positions after the batch; the delegate is asked for their sizes again.
    var shown: [ElementPosition]
  }

  /// Follows a batch: elements that stay keep their places in lines, their sizes and their
  /// measurements.
  ///
  /// It asks again for the metrics of all sections, and for the sizes of new, reloaded and visible
  /// items and of items with a changed index path, because a delegate may answer by the index path.
  /// - Complexity: O(s) in the sections plus that of a change of single items for each change.
  mutating func follow(_ mapping: BatchMapping, _ rules: BatchRules) {
    guard let counts = geometryCounts, counts == mapping.before else { return forget() }
    let isFresh = stale.isNothing
    if followByCounts(mapping, rules) {
      if !isFresh { stale = FlowStaleness() }
      return
    }
    let carried = carriedItems(mapping)
    if !mapping.keepsSections { rearrange(mapping, rules) }
    let changes = itemChanges(mapping)
    for (section, change) in changes { edit(section, change, carried, rules) }
    carryIntoNewSections(carried, mapping)
    noteStale(mapping, changes, rules)
    // The positions that were noted before belong to the old data, so everything is stale.
    if !isFresh { stale = FlowStaleness() }
  }

  /// Follows a known change of sections whose items all have the size of new ones: only the counts
  /// matter then.
  ///
  /// - Returns: Whether it could.
  /// - Complexity: O(s) in the sections.
  private mutating func followByCounts(_ mapping: BatchMapping, _ rules: BatchRules) -> Bool {
    guard mapping.isKnown, mapping.keepsSections,
      measured.sections.allSatisfy(\.items.isEmpty),
      geometry?.setUniformCounts(mapping.after.items, size: rules.placeholder) == true
    else { return false }
    stale.areAllMetrics = true
    stale.batch = mapping
    for position in rules.shown { stale.add(position) }
    for old in mapping.reloadedItems {
      if let position = mapping.newPosition(ofOld: old) { stale.add(position) }
    }
    return true
  }

  private var geometryCounts: SectionCounts? {
    geometry.map { known in
      SectionCounts((0..<known.sectionCount).map { known.itemCount(inSection: $0) })
    }
  }

  /// A moved item with its size.
  private struct Carried {
    var size: AxisSize
    var isMeasured: Bool
  }

  /// What a batch changes among the items of a section that stays.
  private struct ItemChange {
    /// Positions before the batch.
    var removed: [Int] = []
    /// Positions after the batch.
    var inserted: [Int] = []
    /// The first item with a possibly changed index path.
    var first: Int { min(removed.min() ?? .max, inserted.min() ?? .max) }
  }

  private func carriedItems(_ mapping: BatchMapping) -> [ElementPosition: Carried] {
    guard let geometry else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: mapping.updates.itemMoves.map { origin, target in
        let size = geometry.size(section: origin.section, item: origin.item)
        let isMeasured = measured.sections[origin.section].items[origin.item]
        return (target, Carried(size: size, isMeasured: isMeasured))
      }
    )
  }

  private mutating func rearrange(_ mapping: BatchMapping, _ rules: BatchRules) {
    let old = measured.sections
    let origins = (0..<mapping.after.numberOfSections).map { section in
      mapping.oldSection(ofNew: section).flatMap {
        mapping.updates.reloadedSections.contains($0) ? nil : $0
      }
    }
    measured.sections = origins.map { $0.map { old[$0] } ?? FlowMeasurements.Section() }
    geometry?.rearrange(
      origins.enumerated().map { section, origin in
        if let origin { return .kept(origin) }
        let count = mapping.after.items[section]
        let items = FlowSection.Items.uniform(size: rules.placeholder, count: count)
        return .solved(FlowSection(metrics: FlowSectionMetrics(), items: items))
      }
    )
    for (section, origin) in origins.enumerated()
    where origin == nil || origin != section && !rules.sizesFollowItems {
      stale.add(itemsFrom: 0, inSection: section)
    }
  }

  /// The changes for each new section, without the sections that are read as a whole.
  private func itemChanges(_ mapping: BatchMapping) -> [Int: ItemChange] {
    let updates = mapping.updates
    var changes: [Int: ItemChange] = [:]
    func remove(_ position: ElementPosition) {
      guard let section = mapping.newSection(ofOld: position.section),
        !updates.reloadedSections.contains(position.section)
      else { return }
      changes[section, default: ItemChange()].removed.append(position.item)
    }
    func insert(_ position: ElementPosition) {
      guard let origin = mapping.oldSection(ofNew: position.section),
        !updates.reloadedSections.contains(origin)
      else { return }
      changes[position.section, default: ItemChange()].inserted.append(position.item)
    }
    for position in updates.deletedItems { remove(position) }
    for position in updates.insertedItems { insert(position) }
    for (origin, target) in updates.itemMoves {
      remove(origin)
      insert(target)
    }
    return changes
  }

  private mutating func edit(
    _ section: Int,
    _ change: ItemChange,
    _ carried: [ElementPosition: Carried],
    _ rules: BatchRules
  ) {
    let removed = change.removed.sorted()
    let inserted = change.inserted.sorted()
    let arrivals = inserted.map { carried[ElementPosition(section: section, item: $0)] }
    measured.sections[section].items.edit(
      removing: removed,
      inserting: zip(inserted, arrivals).map { ($0, $1?.isMeasured ?? false) }
    )
    geometry?.editItems(
      section: section,
      removing: removed,
      inserting: zip(inserted, arrivals).map { .init($0, $1?.size ?? rules.placeholder) }
    )
  }

  private mutating func noteStale(
    _ mapping: BatchMapping,
    _ changes: [Int: ItemChange],
    _ rules: BatchRules
  ) {
    stale.areAllMetrics = true
    for (section, change) in changes where !rules.sizesFollowItems {
      stale.add(itemsFrom: change.first, inSection: section)
    }
    for position in mapping.updates.insertedItems { stale.add(position) }
    for position in mapping.updates.itemMoves.values { stale.add(position) }
    for position in rules.shown { stale.add(position) }
    for old in mapping.updates.reloadedItems {
      guard let position = mapping.newPosition(ofOld: old) else { continue }
      measured.sections[position.section].items[position.item] = false
      stale.add(position)
    }
  }

  /// Keeps the measured sizes of items that moved into a new section.
  private mutating func carryIntoNewSections(
    _ carried: [ElementPosition: Carried],
    _ mapping: BatchMapping
  ) {
    for (target, item) in carried where item.isMeasured {
      let origin = mapping.oldSection(ofNew: target.section)
      guard origin.map(mapping.updates.reloadedSections.contains) ?? true else { continue }
      measured.sections[target.section].items[target.item] = true
      geometry?.resizeItem(section: target.section, item: target.item, to: item.size)
    }
  }
}
