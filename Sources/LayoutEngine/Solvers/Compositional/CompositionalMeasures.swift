// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The measured sizes of a section's cells.
struct CompositionalMeasures: Hashable, Sendable {
  private var values: [Int: CompositionalMeasure] = [:]
  /// The measured items in order.
  private var items: [Int] = []

  init() {}

  /// Stores measured sizes by item.
  init(_ values: [Int: CompositionalMeasure]) {
    self.values = values
    items = values.keys.sorted()
  }

  /// The measured size of an item.
  ///
  /// - Complexity: Setting is O(m) for m later measured items.
  subscript(item: Int) -> CompositionalMeasure? {
    get { values[item] }
    set {
      let place = partitionPoint(of: 0..<items.count) { items[$0] >= item }
      let isKnown = values[item] != nil
      values[item] = newValue
      if newValue == nil, isKnown { items.remove(at: place) }
      if newValue != nil, !isKnown { items.insert(item, at: place) }
    }
  }

  /// All measured sizes, by item.
  var all: [Int: CompositionalMeasure] { values }

  /// The first measured item at or after an item; a number greater than all items when there is
  /// none.
  ///
  /// - Complexity: O(log m).
  func first(from item: Int) -> Int {
    let place = partitionPoint(of: 0..<items.count) { items[$0] >= item }
    return place < items.count ? items[place] : Int.max
  }

  func lengths(_ axis: Axis) -> [CGFloat] { values.values.compactMap { $0.length(axis) } }
}
