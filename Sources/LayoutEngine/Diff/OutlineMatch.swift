// SPDX-License-Identifier: Apache-2.0

/// Matches the elements of a new outline with those of an old one.
///
/// Items are counted through all sections, so that a place is one number.
@usableFromInline
struct OutlineMatch: Sendable {
  /// The first item of each section, and behind them the number of all items.
  @usableFromInline let oldStarts: [Int]
  @usableFromInline let newStarts: [Int]
  /// The old section of each new one; −1 for a new section.
  @usableFromInline let sectionOrigins: [Int]
  /// The old place of each new item; −1 for a new item.
  @usableFromInline var origins: [Int]
  /// Whether each old item is among the new ones.
  @usableFromInline var survives: [Bool]

  /// - Precondition: identities are unique among the sections, and among the items, of each side.
  /// - Complexity: O(n) for n sections and items on both sides.
  @inlinable
  init<SectionID: Hashable, ItemID: Hashable>(
    from old: Outline<SectionID, ItemID>,
    to new: Outline<SectionID, ItemID>
  ) {
    oldStarts = Self.starts(of: old.items)
    newStarts = Self.starts(of: new.items)
    sectionOrigins = Self.origins(of: new.sections, in: old.sections)
    origins = [Int](repeating: -1, count: newStarts[new.items.count])
    survives = [Bool](repeating: false, count: oldStarts[old.items.count])
    for section in new.items.indices where sectionOrigins[section] >= 0 {
      let origin = sectionOrigins[section]
      follow(old.items[origin], from: oldStarts[origin], new.items[section], newStarts[section])
    }
    lookUpRest(old.items, new.items)
  }

  @inlinable
  static func starts<ItemID>(of items: [[ItemID]]) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(items.count + 1)
    var count = 0
    for list in items {
      starts.append(count)
      count += list.count
    }
    starts.append(count)
    return starts
  }

  @inlinable
  static func origins<ID: Hashable>(of new: [ID], in old: [ID]) -> [Int] {
    guard new != old else { return Array(new.indices) }
    let table = IdentityTable(old)
    return new.map { table.index(of: $0) ?? -1 }
  }

  @inlinable
  mutating func join(old: Int, new: Int, count: Int = 1) {
    for offset in 0..<count {
      origins[new + offset] = old + offset
      survives[old + offset] = true
    }
  }

  /// Looks up by hash the items that following did not match.
  @inlinable
  mutating func lookUpRest<ItemID: Hashable>(_ old: [[ItemID]], _ new: [[ItemID]]) {
    guard origins.contains(-1) else { return }
    var places: [Int] = []
    var ids: [ItemID] = []
    for section in old.indices {
      let start = oldStarts[section]
      for item in old[section].indices where !survives[start + item] {
        places.append(start + item)
        ids.append(old[section][item])
      }
    }
    guard !ids.isEmpty else { return }
    let table = IdentityTable(ids)
    for section in new.indices {
      let start = newStarts[section]
      for item in new[section].indices where origins[start + item] < 0 {
        guard let index = table.index(of: new[section][item]) else { continue }
        join(old: places[index], new: start + item)
      }
    }
  }
}
