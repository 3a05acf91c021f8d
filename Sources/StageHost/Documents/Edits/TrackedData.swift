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
  private var origins: OutlineRuns?
  /// Items that were changed, or removed and inserted again.
  private var touched: Set<String> = []
  /// The old places of removed items and sections.
  private var goneItems: [String: Int] = [:]
  private var goneSections: [String: Int] = [:]

  init(_ data: StageData) {
    before = data
    self.data = data
    origins = OutlineRuns(counts: data.sections.map(\.items.count))
  }

  /// The difference that the changes made.
  ///
  /// - Complexity: O(r) for r runs of items that stayed together; that of comparing all data after it
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
    if case .order(let id, let order) = change, let section = data.index(ofSection: id) {
      let indexes = order.order(count: data.sections[section].items.count)
      data.rearrange(section, by: indexes)
      origins?.rearrange(indexes, section: section)
      return .order(section: id, order.inverse)
    }
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
    case (.replace(let items), _): touched.formUnion(items.map(\.id))
    case (.resize(let sizes), _): touched.formUnion(sizes.map(\.item))
    case (.replaceAll, _): origins = nil
    case (.describe, _), (.order, _), (.remove, _), (.place, _), (.removeSections, _),
      (.moveSection, _):
      break
    }
  }

  // MARK: Items

  /// Inserts items; an item that was removed before keeps its old place as its origin.
  private mutating func insert(_ places: [DataChange.Place]) {
    for (id, entries) in places.grouped(by: \.section) {
      guard let section = data.index(ofSection: id) else { continue }
      let known = entries.map { (index: $0.index, origin: origin(of: $0.item)) }
      origins?.insert(known, section: section)
    }
  }

  private mutating func origin(of item: String) -> Int {
    guard !goneItems.isEmpty, let place = goneItems.removeValue(forKey: item) else { return -1 }
    touched.insert(item)
    return place
  }

  /// Takes out items whose places in each section ascend.
  private mutating func takeOut(_ places: [DataChange.Place]) {
    for (id, entries) in places.grouped(by: \.section) {
      guard let section = data.index(ofSection: id),
        let old = origins?.remove(entries.map(\.index), section: section)
      else { continue }
      for (entry, place) in zip(entries, old) where place >= 0 { goneItems[entry.item] = place }
    }
  }

  // MARK: Sections

  private mutating func insertSections(_ placed: [DataChange.PlacedSection]) {
    for entry in placed {
      let items = entry.section.items.map { origin(of: $0.id) }
      guard let count = origins?.sections.count else { return }
      let section = goneSections.removeValue(forKey: entry.section.id) ?? -1
      origins?.insertSection(section, items, at: min(entry.index, count))
    }
  }

  private mutating func removeSections(_ removed: [DataChange.PlacedSection]) {
    for entry in removed.reversed() {
      guard let (section, items) = origins?.removeSection(at: entry.index) else { return }
      if section >= 0 { goneSections[entry.section.id] = section }
      for (item, place) in zip(entry.section.items, items) where place >= 0 {
        goneItems[item.id] = Int(place)
      }
    }
  }
}
