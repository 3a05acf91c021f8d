// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GroupRuns {
  /// Solves the groups again that depend on an item's measured size, and moves those after them.
  ///
  /// A group depends only on its own items and a few after them. So groups are solved anew until one
  /// starts where a group started before; all later ones keep their templates.
  /// - Complexity: O(t + m) for t cells of these groups and m runs; O(m · t) when all groups get the
  ///   greatest length.
  mutating func update(item: Int, _ measures: CompositionalMeasures) {
    guard isMeasured, !alignsGroups, let first = run(holding: max(0, item - lookahead)) else {
      return rebuild(fromItem: item, measures)
    }
    let (fresh, end) = runsAnew(first, until: item, measures)
    runs.replaceSubrange(first..<end, with: fresh)
    let last = min(first + fresh.count, runs.count - 1)
    for index in stride(from: last, through: max(1, first), by: -1) { unitePlain(index) }
    var index = first
    while index < runs.count, settle(index) || index <= last { index += 1 }
    noteReach()
  }

  /// The runs that take the place of those from `first` on, and the end of the replaced ones.
  private func runsAnew(
    _ first: Int,
    until item: Int,
    _ measures: CompositionalMeasures
  ) -> (fresh: [Run], end: Int) {
    var fresh: [Run] = []
    var next = runs[first].firstItem
    let kept = (max(0, item - lookahead) - next) / runs[first].capacity
    if kept > 0 {
      fresh.append(runs[first])
      fresh[0].groups = kept
      next = fresh[0].endItem
    }
    while next < source.count {
      if next > item, let (index, groups) = boundary(at: next) {
        guard groups > 0 else { return (fresh, index) }
        fresh.append(runs[index])
        fresh[fresh.count - 1].firstItem = next
        fresh[fresh.count - 1].groups -= groups
        return (fresh, index + 1)
      }
      guard let run = run(from: next, measures) else { break }
      fresh.append(run)
      next = run.endItem
    }
    return (fresh, runs.count)
  }

  /// The run of which a group starts with an item, and the number of its groups before that.
  private func boundary(at item: Int) -> (run: Int, groups: Int)? {
    guard let index = run(holding: item) else { return nil }
    let (groups, rest) = (item - runs[index].firstItem)
      .quotientAndRemainder(dividingBy: runs[index].capacity)
    return rest == 0 ? (index, groups) : nil
  }

  /// Joins a run with the one before it, when both are of the template without measured items.
  private mutating func unitePlain(_ index: Int) {
    guard runs[index].isPlain, runs[index - 1].isPlain else { return }
    runs[index - 1].groups += runs[index].groups
    runs.remove(at: index)
  }
}
