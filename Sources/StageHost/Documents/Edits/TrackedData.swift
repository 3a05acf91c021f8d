// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// The data during an edit; it knows the old places of all items and sections.
struct TrackedData: Equatable {
  /// The data before the first change.
  let before: StageData
  /// The data with the changes made so far.
  private(set) var data: StageData
  /// Items that get new cells.
  var reloaded: Set<String> = []
  /// The old places; `nil` after all data was replaced.
  private var origins: OutlineOrigins?
  /// Items that were changed, or removed and inserted again.
  private var touched: Set<String> = []
  /// The old places of removed items and sections.
  private var goneItems: [String: Int] = [:]
  private var goneSections: [String: Int] = [:]

  init(_ data: StageData) {
    before = data
    self.data = data
    origins = OutlineOrigins(counts: data.sections.map(\.items.count))
  }

  /// The difference that the changes made.
  ///
  /// - Complexity: O(n) comparisons of integers for n items; that of comparing all data after it
  ///   was replaced.
  var difference: DataDifference {
    guard let origins else { return DataDifference(from: before, to: data, remaking: reloaded) }
    return DataDifference(
      from: before,
      to: data,
      by: origins,
      touched: touched,
      remaking: reloaded
    )
  }

  /// Applies a change and returns the inverse change.
  mutating func apply(_ change: DataChange) -> DataChange {
    let inverse = data.apply(change)
    follow(change, takenBackBy: inverse)
    return inverse
  }

  private mutating func follow(_ change: DataChange, takenBackBy inverse: DataChange) {
    switch (change, inverse) {
    case (.insert(let placed), _):
      insert(
        placed.map { DataChange.Place(item: $0.item.id, section: $0.section, index: $0.index) }
      )
    case (.remove, .insert(let taken)):
      takeOut(
        taken.map { DataChange.Place(item: $0.item.id, section: $0.section, index: $0.index) }
      )
    case (.place(let places), .place(let taken)):
      takeOut(taken)
      let moved = Set(taken.map(\.item))
      insert(places.filter { moved.contains($0.item) })
    case (.insertSections(let placed), _): insertSections(placed)
    case (.removeSections, .insertSections(let removed)): removeSections(removed)
    case (.moveSection(let id, let index), .moveSection(_, let old)):
      if data.index(ofSection: id) != nil { origins?.moveSection(old, to: index) }
    case (.order(let id, let order), _):
      if let section = data.index(ofSection: id) { origins?.rearrange(section, by: order) }
    case (.replace(let items), _): touched.formUnion(items.map(\.id))
    case (.resize(let sizes), _): touched.formUnion(sizes.map(\.item))
    case (.replaceAll, _): origins = nil
    case (.describe, _), (.remove, _), (.place, _), (.removeSections, _), (.moveSection, _): break
    }
  }

  // MARK: Items

  /// Inserts items; an item that was removed before keeps its old place as its origin.
  private mutating func insert(_ places: [DataChange.Place]) {
    for (id, entries) in Dictionary(grouping: places, by: \.section) {
      guard let section = data.index(ofSection: id) else { continue }
      let known = entries.map { (index: $0.index, element: origin(of: $0.item)) }
      guard let old = origins?.items[section] else { return }
      origins?.items[section] = old.inserting(known)
    }
  }

  private mutating func origin(of item: String) -> Int {
    guard !goneItems.isEmpty, let place = goneItems.removeValue(forKey: item) else { return -1 }
    touched.insert(item)
    return place
  }

  private mutating func takeOut(_ places: [DataChange.Place]) {
    for (id, entries) in Dictionary(grouping: places, by: \.section) {
      guard let section = data.index(ofSection: id), let old = origins?.items[section] else {
        continue
      }
      for entry in entries where old[entry.index] >= 0 { goneItems[entry.item] = old[entry.index] }
      let taken = Set(entries.map(\.index))
      origins?.items[section] = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    }
  }

  // MARK: Sections

  private mutating func insertSections(_ placed: [DataChange.PlacedSection]) {
    for entry in placed {
      let items = entry.section.items.map { origin(of: $0.id) }
      guard let count = origins?.sections.count else { return }
      let index = min(entry.index, count)
      let section = goneSections.removeValue(forKey: entry.section.id) ?? -1
      origins?.sections.insert(section, at: index)
      origins?.items.insert(items, at: index)
    }
  }

  private mutating func removeSections(_ removed: [DataChange.PlacedSection]) {
    for entry in removed.reversed() {
      guard let section = origins?.sections.remove(at: entry.index),
        let items = origins?.items.remove(at: entry.index)
      else { return }
      if section >= 0 { goneSections[entry.section.id] = section }
      for (item, place) in zip(entry.section.items, items) where place >= 0 {
        goneItems[item.id] = place
      }
    }
  }
}

extension OutlineOrigins {
  fileprivate mutating func moveSection(_ old: Int, to index: Int) {
    let (section, list) = (sections.remove(at: old), items.remove(at: old))
    let new = min(max(0, index), sections.count)
    sections.insert(section, at: new)
    items.insert(list, at: new)
  }

  fileprivate mutating func rearrange(_ section: Int, by order: ItemOrder) {
    let old = items[section]
    let order = order.order(count: old.count)
    if order.count == old.count { items[section] = order.map { old[Int($0)] } }
  }
}

extension Array {
  /// Inserts elements, each at its index in the result.
  ///
  /// - Parameter entries: The new elements by ascending index; those beyond the end are appended.
  /// - Returns: The longer list.
  func inserting(_ entries: [(index: Int, element: Element)]) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count + entries.count)
    var taken = 0
    for entry in entries {
      let kept = Swift.min(count, taken + Swift.max(0, entry.index - result.count))
      result.append(contentsOf: self[taken..<kept])
      taken = kept
      result.append(entry.element)
    }
    result.append(contentsOf: self[taken...])
    return result
  }
}
