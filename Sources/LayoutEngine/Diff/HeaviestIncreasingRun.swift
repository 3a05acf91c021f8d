// SPDX-License-Identifier: Apache-2.0

/// Finds the runs of a reordered list that can stay in place so that the most items stay.
///
/// A run's items ascend without gaps. So if one of them can stay, all of them can.
enum HeaviestIncreasingRun {
  /// Positions of runs that ascend and together have the most items, ascending.
  ///
  /// Of several such choices, it is the one whose positions come first, compared from the left, as
  /// `LongestIncreasingRun` chooses among single items.
  ///
  /// - Parameters:
  ///   - values: The first item of each run; all different.
  ///   - weights: The number of items of each run.
  /// - Returns: The positions.
  /// - Complexity: O(r log r) for r runs.
  static func positions(values: [Int], weights: [Int]) -> [Int] {
    let totals = totals(values, weights)
    guard var wanted = totals.max() else { return [] }
    var chosen: [Int] = []
    var last = Int.min
    for position in values.indices where totals[position] == wanted && values[position] > last {
      chosen.append(position)
      last = values[position]
      wanted -= weights[position]
    }
    return chosen
  }

  /// For each run, the most items of an ascending choice that starts with it.
  private static func totals(_ values: [Int], _ weights: [Int]) -> [Int] {
    let ranks = values.indices.sorted { values[$0] < values[$1] }
    var rank = [Int](repeating: 0, count: values.count)
    for (index, position) in ranks.enumerated() { rank[position] = index }
    // A tree of maxima over the ranks from the end, in the way of Fenwick.
    var best = [Int](repeating: 0, count: values.count + 1)
    var totals = [Int](repeating: 0, count: values.count)
    for position in values.indices.reversed() {
      let fromEnd = values.count - rank[position]
      var most = 0
      var index = fromEnd - 1
      while index > 0 {
        most = max(most, best[index])
        index -= index & -index
      }
      totals[position] = most + weights[position]
      index = fromEnd
      while index <= values.count {
        best[index] = max(best[index], totals[position])
        index += index & -index
      }
    }
    return totals
  }
}
