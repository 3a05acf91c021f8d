// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension Transaction {
  /// One change that shows where elements start and where they end.
  ///
  /// - Parameters:
  ///   - first: Brings every element of the way to its start.
  ///   - second: Takes those to their ends.
  /// - Returns: What comes with the first starts where that says and ends where the second says.
  static func way(from first: Transaction, to second: Transaction) -> Transaction {
    var way = second
    let gone = Set(second.removed.map(\.key))
    var updates: [ElementKey: Update] = [:]
    for update in first.updated + second.updated {
      let isNew = update.contentChanged || updates[update.key]?.contentChanged ?? false
      updates[update.key] = update
      updates[update.key]?.contentChanged = isNew
    }
    way.inserted = second.inserted
    for insertion in first.inserted where !gone.contains(insertion.key) {
      var insertion = insertion
      insertion.initial = insertion.attributes
      if let update = updates.removeValue(forKey: insertion.key) {
        insertion.attributes = update.attributes
        insertion.position = update.position
      }
      way.inserted.append(insertion)
    }
    let came = Set(first.inserted.map(\.key))
    way.removed = first.removed + second.removed.filter { !came.contains($0.key) }
    way.updated = updates.values.filter { !gone.contains($0.key) }
    return way
  }
}
