// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// What of a flow layout's input must be asked for again before the next answer.
struct FlowStaleness {
  /// Whether all of it is: counts, metrics and sizes.
  var isEverything = true
  /// Whether the metrics of all sections are.
  var areAllMetrics = false
  /// Sections whose metrics are.
  var metrics: Set<Int> = []
  /// For each section items whose size is.
  var items: [Int: Set<Int>] = [:]
  /// For each section an item from which on all sizes are.
  var itemsFrom: [Int: Int] = [:]

  /// Nothing at all.
  static let nothing = FlowStaleness(isEverything: false)

  var isNothing: Bool {
    !isEverything && !areAllMetrics && metrics.isEmpty && items.isEmpty && itemsFrom.isEmpty
  }

  mutating func add(_ item: ElementPosition) {
    items[item.section, default: []].insert(item.item)
  }

  mutating func add(itemsFrom first: Int, inSection section: Int) {
    itemsFrom[section] = min(itemsFrom[section] ?? first, first)
  }

  /// Any item that is there and whose size is stale.
  func anyItem(counts: [Int]) -> ElementPosition? {
    if let (section, items) = items.first, let item = items.first {
      return ElementPosition(section: section, item: item)
    }
    return itemsFrom.first { $1 < counts[$0] }
      .map { ElementPosition(section: $0.key, item: $0.value) }
  }

  /// The sections with stale sizes, each with its stale items in order.
  ///
  /// - Parameters:
  ///   - counts: The items of each section.
  ///   - withRuns: Whether those to the end of a section are wanted too: without a delegate that sizes
  ///     them they are what they were.
  /// - Returns: Sections and items, both ascending.
  func items(counts: [Int], withRuns: Bool) -> [(section: Int, items: [Int])] {
    let runs = withRuns ? itemsFrom : [:]
    return Set(items.keys).union(runs.keys).sorted().map { section in
      let end = counts[section]
      let first = min(runs[section] ?? end, end)
      let single = (items[section] ?? []).filter { $0 < first }
      return (section, single.sorted() + Array(first..<end))
    }
  }
}
