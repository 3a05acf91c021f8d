// SPDX-License-Identifier: Apache-2.0

/// The first value of a range for which a condition holds, given that it holds for all later ones;
/// the range's end when it holds for none.
///
/// - Complexity: O(log n) in the length of the range.
@inline(__always)
package func partitionPoint(of range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) {
      high = middle
    } else {
      low = middle + 1
    }
  }
  return low
}
