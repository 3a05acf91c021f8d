// SPDX-License-Identifier: Apache-2.0

/// How much two lists share at their beginnings and, beyond that, at their ends.
///
/// An edited file is mostly what it was before: what is shared needs no looking up.
struct CommonEnds: Equatable {
  /// Elements that both begin with.
  var prefix = 0
  /// Elements that both end with; none of them is counted in `prefix`.
  var suffix = 0

  /// Compares from both ends towards the first difference.
  init<Element>(_ old: [Element], _ new: [Element], by isSame: (Element, Element) -> Bool) {
    let shorter = min(old.count, new.count)
    while prefix < shorter, isSame(old[prefix], new[prefix]) { prefix += 1 }
    while suffix < shorter - prefix,
      isSame(old[old.count - 1 - suffix], new[new.count - 1 - suffix])
    {
      suffix += 1
    }
  }

  /// The places between both ends in a list of so many elements.
  func between(_ count: Int) -> Range<Int> { prefix..<(count - suffix) }
}
