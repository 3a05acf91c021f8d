// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Lists of identities before and after edits at random places.
///
/// Of ten edits, four delete, four insert and two move.
struct SampleEdits {
  let old: [UInt64]
  let new: [UInt64]
  /// The number of moved items.
  let moves: Int

  init(count: Int, edits: Int, seed: UInt64) {
    var random = SampleRandom(state: seed)
    let old = (0..<count).map { _ in random.next() }
    moves = edits / 5
    let gone = edits * 2 / 5
    var touched = Set<Int>()
    while touched.count < gone + moves { touched.insert(random.next(below: count)) }
    let moved = touched.sorted { old[$0] < old[$1] }.prefix(moves).map { old[$0] }
    let coming = (0..<gone).map { _ in random.next() } + moved
    // New items, by the old place before which they are inserted.
    var arrivals: [Int: [UInt64]] = [:]
    for id in coming { arrivals[random.next(below: count), default: []].append(id) }
    var result: [UInt64] = []
    for place in old.indices {
      result += arrivals[place] ?? []
      if !touched.contains(place) { result.append(old[place]) }
    }
    self.old = old
    new = result
  }
}

/// A generator of random numbers, the same for the same seed (SplitMix64).
struct SampleRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }
}
