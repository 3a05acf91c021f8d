// SPDX-License-Identifier: Apache-2.0

/// Finds the index of an identity in a list: a hash table with open addressing.
///
/// It is built once and then read, so it neither grows nor removes. A slot of eight bytes contains
/// the index and half of the hash; identities are compared only when that half agrees.
@usableFromInline
struct IdentityTable<ID: Hashable> {
  @usableFromInline let ids: [ID]
  /// Upper half of the hash and index + 1; zero is a free slot.
  @usableFromInline var slots: [UInt64]
  @usableFromInline let mask: Int

  /// - Complexity: O(n) for n identities.
  @inlinable
  init(_ ids: [ID]) {
    self.ids = ids
    var capacity = 2
    // At most half full: a search ends after one or two steps.
    while capacity < ids.count * 2 { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
    for index in ids.indices {
      let hash = UInt64(truncatingIfNeeded: ids[index].hashValue)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: index + 1)
    }
  }

  /// The index of an identity in the list; `nil` when it is not there.
  @inlinable
  func index(of id: ID) -> Int? {
    let hash = UInt64(truncatingIfNeeded: id.hashValue)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      if (entry ^ hash) >> 32 == 0 {
        let index = Int(entry & 0xFFFF_FFFF) - 1
        if ids[index] == id { return index }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
