// SPDX-License-Identifier: Apache-2.0
import Foundation
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

  /// The same way on which elements fade that one end hides.
  ///
  /// - Parameter isShown: Whether an element that stays is seen at the start.
  /// - Returns: The way without anything that goes or comes at once.
  func fadingHidden(_ isShown: (ElementKey) -> Bool) -> Transaction {
    var way = self
    for index in way.updated.indices where way.updated[index].attributes.isHidden {
      guard isShown(way.updated[index].key) else { continue }
      way.updated[index].attributes = way.updated[index].attributes.unseen
    }
    for index in way.inserted.indices {
      guard let initial = way.inserted[index].initial else { continue }
      let end = way.inserted[index].attributes
      guard initial.isHidden != end.isHidden else { continue }
      if end.isHidden {
        way.inserted[index].attributes = end.unseen
      } else {
        way.inserted[index].initial = initial.unseen
      }
    }
    return way
  }
}

extension ElementAttributes {
  /// The same place, where nothing is to be seen and nothing is hidden.
  fileprivate var unseen: ElementAttributes {
    var attributes = self
    attributes.isHidden = false
    attributes.alpha = 0
    return attributes
  }
}
