// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// A section's identity and those of its items, in order.
struct SectionOutline: Equatable {
  var id: String
  var items: [String]
}

/// What turns one set of data into another, as one batch of updates.
///
/// Deleted positions are of the old data, inserted ones of the new; a move goes from old to new. A
/// section that changes its place among the others counts as deleted and inserted, and so do its items:
/// elements keep their identity all the same, and no item operation ever lies in a moved section.
struct DataDifference: Equatable {
  /// An item that keeps its section, or goes to another one that stays.
  struct Move: Equatable {
    var from: ElementPosition
    var to: ElementPosition
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var deletedItems: [ElementPosition] = []
  private(set) var insertedItems: [ElementPosition] = []
  private(set) var movedItems: [Move] = []
  /// New index of each old section that stays.
  private(set) var keptSections: [Int: Int] = [:]

  /// Whether order and identity are the same on both sides.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Finds the fewest operations that lead from old to new.
  ///
  /// - Precondition: identities are unique among sections, and among all items, on each side.
  /// - Complexity: O(n log n) for n items on both sides.
  init(from old: [SectionOutline], to new: [SectionOutline]) {
    matchSections(old, new)
    let kept = keptSections.sorted { $0.key < $1.key }
    let ends = kept.map { CommonEnds(old[$0.key].items, new[$0.value].items, by: ==) }
    var origins: [String: ElementPosition] = [:]
    for (pair, ends) in zip(kept, ends) {
      let items = old[pair.key].items
      for item in ends.between(items.count) {
        origins[items[item]] = ElementPosition(section: pair.key, item: item)
      }
    }
    for (pair, ends) in zip(kept, ends) {
      placeItems(of: new[pair.value], at: pair.value, from: pair.key, ends, &origins)
    }
    deletedItems = origins.values.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
  }

  private mutating func matchSections(_ old: [SectionOutline], _ new: [SectionOutline]) {
    var oldIndex: [String: Int] = [:]
    for (index, outline) in old.enumerated() { oldIndex[outline.id] = index }
    let survivors = new.indices.filter { oldIndex[new[$0].id] != nil }
    let origins = survivors.compactMap { oldIndex[new[$0].id] }
    for position in LongestIncreasingRun.positions(in: origins) {
      keptSections[origins[position]] = survivors[position]
    }
    let staying = Set(keptSections.values)
    deletedSections = old.indices.filter { keptSections[$0] == nil }
    insertedSections = new.indices.filter { !staying.contains($0) }
  }

  /// Says for each item of a staying section whether it stays, moves or is new, and takes those that
  /// have an origin out of `origins`.
  ///
  /// What both sides share at the ends stays: ids are unique, so it comes from nowhere else.
  private mutating func placeItems(
    of outline: SectionOutline,
    at newSection: Int,
    from oldSection: Int,
    _ ends: CommonEnds,
    _ origins: inout [String: ElementPosition]
  ) {
    var survivors: [Int] = []
    var order: [Int] = []
    for item in ends.between(outline.items.count) {
      let target = ElementPosition(section: newSection, item: item)
      guard let origin = origins.removeValue(forKey: outline.items[item]) else {
        insertedItems.append(target)
        continue
      }
      if origin.section == oldSection {
        survivors.append(item)
        order.append(origin.item)
      } else {
        movedItems.append(Move(from: origin, to: target))
      }
    }
    var staying = LongestIncreasingRun.positions(in: order)[...]
    for position in survivors.indices {
      if staying.first == position {
        staying.removeFirst()
        continue
      }
      movedItems.append(
        Move(
          from: ElementPosition(section: oldSection, item: order[position]),
          to: ElementPosition(section: newSection, item: survivors[position])
        )
      )
    }
  }
}
