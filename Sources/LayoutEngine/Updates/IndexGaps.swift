// SPDX-License-Identifier: Apache-2.0

/// The natural numbers without some of them, with the rank of each remaining number.
///
/// - Invariant: the omitted numbers are strictly ascending.
package struct IndexGaps: Hashable, Sendable {
  private let omitted: [Int]

  package init(omitting numbers: some Sequence<Int>) {
    omitted = Set(numbers).sorted()
  }

  package var count: Int { omitted.count }

  package func omits(_ number: Int) -> Bool {
    let rank = firstIndex { omitted[$0] >= number }
    return rank < omitted.count && omitted[rank] == number
  }

  /// How many remaining numbers are smaller than the given one.
  ///
  /// - Complexity: O(log k) for k omitted numbers.
  package func rank(of number: Int) -> Int {
    number - firstIndex { omitted[$0] >= number }
  }

  /// The remaining number that has `rank` smaller ones.
  ///
  /// - Complexity: O(log k) for k omitted numbers.
  package func number(atRank rank: Int) -> Int {
    rank + firstIndex { omitted[$0] - $0 > rank }
  }

  private func firstIndex(where isBeyond: (Int) -> Bool) -> Int {
    var low = 0
    var high = omitted.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Maps the places of a list to those of a changed list; the elements that stay keep their order.
package struct IndexMap: Hashable, Sendable {
  /// Old places of elements that are deleted or move to a given place.
  package let gone: IndexGaps
  /// New places that are targets of insertions or moves.
  package let taken: IndexGaps

  package init(gone: some Sequence<Int>, taken: some Sequence<Int>) {
    self.gone = IndexGaps(omitting: gone)
    self.taken = IndexGaps(omitting: taken)
  }

  /// The new place of an element that stays; `nil` for any other element.
  package func new(ofOld old: Int) -> Int? {
    gone.omits(old) ? nil : taken.number(atRank: gone.rank(of: old))
  }

  /// The old place of an element that stays; `nil` for a place in `taken`.
  package func old(ofNew new: Int) -> Int? {
    taken.omits(new) ? nil : gone.number(atRank: taken.rank(of: new))
  }
}
