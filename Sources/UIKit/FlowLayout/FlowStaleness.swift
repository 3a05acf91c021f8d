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
  /// A batch with new and moved items, which are stale too; they are listed only if a delegate sizes
  /// items.
  var batch: BatchMapping?
  /// For each section, the first item of those at its end that all have a stale size.
  var itemsFrom: [Int: Int] = [:]

  static let nothing = FlowStaleness(isEverything: false)

  var isNothing: Bool {
    !isEverything && !areAllMetrics && batch == nil && metrics.isEmpty && items.isEmpty
      && itemsFrom.isEmpty
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
    if let (section, item) = itemsFrom.first(where: { $1 < counts[$0] }) {
      return ElementPosition(section: section, item: item)
    }
    guard batch != nil else { return nil }
    return counts.firstIndex { $0 > 0 }.map { ElementPosition(section: $0, item: 0) }
  }

  /// The same with the items of the batch one by one.
  private var listed: FlowStaleness {
    var listed = self
    listed.batch = nil
    guard let updates = batch?.updates else { return listed }
    for position in updates.insertedItems { listed.add(position) }
    for position in updates.itemMoves.values { listed.add(position) }
    return listed
  }

  /// The sections with stale sizes, each with its stale items in order.
  ///
  /// - Parameters:
  ///   - counts: The items of each section.
  ///   - withRuns: Whether to include the items of `itemsFrom`; without a delegate that sizes
  ///     items, those do not change.
  /// - Returns: Sections and items, both ascending.
  func items(counts: [Int], withRuns: Bool) -> [(section: Int, items: [Int])] {
    guard batch == nil || !withRuns else { return listed.items(counts: counts, withRuns: true) }
    let runs = withRuns ? itemsFrom : [:]
    return Set(items.keys).union(runs.keys).sorted().map { section in
      let end = counts[section]
      let first = min(runs[section] ?? end, end)
      let single = (items[section] ?? []).filter { $0 < first }
      return (section, single.sorted() + Array(first..<end))
    }
  }
}
