// SPDX-License-Identifier: Apache-2.0

/// The natural numbers without a few: which one is the n-th, and the n-th of them is which.
///
/// - Invariant: the numbers left out ascend strictly.
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

  /// How many numbers below the given one are left.
  ///
  /// O(log k), k numbers left out.
  package func rank(of number: Int) -> Int {
    number - firstIndex { omitted[$0] >= number }
  }

  /// The number that has `rank` numbers left below it.
  ///
  /// O(log k), k numbers left out.
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

/// How the places of a list go over into those of another: survivors keep their order.
package struct IndexMap: Hashable, Sendable {
  /// Old places whose element goes, or moves to a named place.
  package let gone: IndexGaps
  /// New places that are named as the target of an insertion or move.
  package let taken: IndexGaps

  package init(gone: some Sequence<Int>, taken: some Sequence<Int>) {
    self.gone = IndexGaps(omitting: gone)
    self.taken = IndexGaps(omitting: taken)
  }

  /// The new place of a survivor; `nil` for an element that is gone.
  package func new(ofOld old: Int) -> Int? {
    gone.omits(old) ? nil : taken.number(atRank: gone.rank(of: old))
  }

  /// The old place of a survivor; `nil` for a place that is taken.
  package func old(ofNew new: Int) -> Int? {
    taken.omits(new) ? nil : gone.number(atRank: taken.rank(of: new))
  }
}
