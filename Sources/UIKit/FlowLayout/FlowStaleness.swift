// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The input of a flow layout that must be read again before the next answer.
struct FlowStaleness {
  /// Whether all input is stale: counts, metrics and sizes.
  var isEverything = true
  /// Whether the metrics of all sections are stale.
  var areAllMetrics = false
  /// Sections with stale metrics.
  var metrics: Set<Int> = []
  /// For each section, the items with a stale size.
  var items: [Int: Set<Int>] = [:]
  /// For each section, the first item of those at its end that all have a stale size.
  var itemsFrom: [Int: Int] = [:]

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

  /// Any existing item with a stale size.
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
  ///   - withRuns: Whether to include the items of `itemsFrom`; without a delegate that sizes
  ///     items, those do not change.
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
