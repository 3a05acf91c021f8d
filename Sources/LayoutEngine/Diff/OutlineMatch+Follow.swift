// SPDX-License-Identifier: Apache-2.0

extension OutlineMatch {
  /// How far apart two lists may be while following still finds where they agree again.
  @usableFromInline static let reach = 6
  /// Comparisons that may be spent on searching before an item is found.
  @usableFromInline static let firstCredit = 256
  /// Comparisons that each found item adds.
  ///
  /// This bounds the time by the number of items.
  @usableFromInline static let creditOfMatch = 4

  /// Walks along both states of a section and matches equal items.
  ///
  /// Most of an edited list is unchanged, and equal identities are the same element at any place,
  /// because they are unique. So comparing neighbours finds most matches without hashing. The table
  /// finds the items that are farther away.
  @inlinable
  mutating func follow<ItemID: Equatable>(
    _ old: [ItemID],
    from oldStart: Int,
    _ new: [ItemID],
    _ newStart: Int
  ) {
    var ends = (old: old.count, new: new.count)
    while ends.old > 0, ends.new > 0, old[ends.old - 1] == new[ends.new - 1] {
      ends.old -= 1
      ends.new -= 1
    }
    join(old: oldStart + ends.old, new: newStart + ends.new, count: old.count - ends.old)
    var place = (old: 0, new: 0)
    var credit = Self.firstCredit
    while place.old < ends.old, place.new < ends.new, credit > 0 {
      let run = Self.equalRun(old, new, from: place, to: ends)
      join(old: oldStart + place.old, new: newStart + place.new, count: run)
      credit += run * Self.creditOfMatch
      place.old += run
      place.new += run
      if let next = Self.meeting(old, new, from: place, to: ends, &credit) {
        place = next
      } else {
        place.old += 1
        place.new += 1
      }
    }
  }

  /// The number of equal items from both places on.
  @inlinable
  static func equalRun<ItemID: Equatable>(
    _ old: [ItemID],
    _ new: [ItemID],
    from place: (old: Int, new: Int),
    to ends: (old: Int, new: Int)
  ) -> Int {
    let longest = min(ends.old - place.old, ends.new - place.new)
    var run = 0
    while run < longest, old[place.old + run] == new[place.new + run] { run += 1 }
    return run
  }

  /// The nearest places ahead where both lists agree again.
  @inlinable
  static func meeting<ItemID: Equatable>(
    _ old: [ItemID],
    _ new: [ItemID],
    from place: (old: Int, new: Int),
    to ends: (old: Int, new: Int),
    _ credit: inout Int
  ) -> (old: Int, new: Int)? {
    for distance in 1...reach {
      for skipped in 0...distance {
        let next = (old: place.old + skipped, new: place.new + distance - skipped)
        guard next.old < ends.old, next.new < ends.new else { continue }
        credit -= 1
        if old[next.old] == new[next.new] { return next }
      }
    }
    return nil
  }
}
