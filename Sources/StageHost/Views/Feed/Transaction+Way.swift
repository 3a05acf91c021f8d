// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension Transaction {
  /// One change from the elements' starts to their ends.
  ///
  /// - Parameters:
  ///   - first: The transaction that puts every element at its start.
  ///   - second: The transaction that moves them to their ends.
  /// - Returns: A change in which new elements start as in the first and end as in the second
  ///   transaction.
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

  /// The same change; elements that are hidden at one end fade.
  ///
  /// - Parameter isShown: Whether an element that stays is visible at the start.
  /// - Returns: The change without elements that appear or disappear at once.
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
  /// The same attributes, but transparent instead of hidden.
  fileprivate var unseen: ElementAttributes {
    var attributes = self
    attributes.isHidden = false
    attributes.alpha = 0
    return attributes
  }
}
