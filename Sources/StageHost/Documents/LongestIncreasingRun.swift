// SPDX-License-Identifier: Apache-2.0

/// Finds which survivors of a reordering may stay, so that the fewest have to move.
enum LongestIncreasingRun {
  /// Positions in `values` of a longest strictly ascending subsequence, ascending.
  ///
  /// - Complexity: O(n log n) for n values.
  static func positions(in values: [Int]) -> [Int] {
    /// `tails[k]` is the position of the least value that ends an ascending run of length k + 1.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for position in values.indices {
      let slot = firstTail(notBelow: values[position], tails, values)
      previous[position] = slot > 0 ? tails[slot - 1] : -1
      if slot == tails.count {
        tails.append(position)
      } else {
        tails[slot] = position
      }
    }
    var run: [Int] = []
    var position = tails.last ?? -1
    while position >= 0 {
      run.append(position)
      position = previous[position]
    }
    return run.reversed()
  }

  private static func firstTail(notBelow value: Int, _ tails: [Int], _ values: [Int]) -> Int {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
