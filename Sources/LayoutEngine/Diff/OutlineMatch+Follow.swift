// SPDX-License-Identifier: Apache-2.0

extension OutlineMatch {
  /// How far apart two lists may be for following to find their way back.
  @usableFromInline static let reach = 6
  /// Comparisons that a list may spend on searching before it has found anything.
  @usableFromInline static let firstCredit = 256
  /// Comparisons that each item found adds, which bounds the time by the number of items.
  @usableFromInline static let creditOfMatch = 4

  /// Walks along both states of a section and joins the items that are the same.
  ///
  /// Most of an edited list is as it was, and equal identities are the same element wherever they
  /// stand, because they are unique. So comparing neighbours finds most of it without any hashing.
  /// What is further away stays for the table.
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

  /// How many items from both places on are the same.
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
