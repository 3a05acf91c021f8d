// SPDX-License-Identifier: Apache-2.0

/// Finds the most items of a reordered list that can stay in place.
package enum LongestIncreasingRun {
  /// Positions in `values` of a longest strictly ascending subsequence, ascending.
  ///
  /// Among several of that length, it is the one whose positions come first, compared from the
  /// left.
  ///
  /// - Complexity: O(n log n) for n values.
  package static func positions(in values: [Int]) -> [Int] {
    let lengths = lengthsOfRuns(startingIn: values)
    guard var wanted = lengths.max() else { return [] }
    var run: [Int] = []
    run.reserveCapacity(wanted)
    var last = Int.min
    for position in values.indices where lengths[position] == wanted {
      guard run.isEmpty || values[position] > last else { continue }
      run.append(position)
      last = values[position]
      wanted -= 1
    }
    return run
  }

  /// For each place, the length of the longest ascending run that starts there.
  private static func lengthsOfRuns(startingIn values: [Int]) -> [Int] {
    /// `heads[k]` is the greatest value that starts an ascending run of length k + 1.
    var heads: [Int] = []
    var lengths = [Int](repeating: 0, count: values.count)
    for position in values.indices.reversed() {
      let value = values[position]
      guard let least = heads.last, value >= least else {
        heads.append(value)
        lengths[position] = heads.count
        continue
      }
      let slot = partitionPoint(of: heads.indices) { heads[$0] <= value }
      heads[slot] = value
      lengths[position] = slot + 1
    }
    return lengths
  }
}
