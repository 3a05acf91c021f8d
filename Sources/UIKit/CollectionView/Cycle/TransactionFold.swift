// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// Combines successive transactions into one.
///
/// An element that was inserted and then removed is left out. One that was removed and then
/// inserted again is an update.
package struct TransactionFold: Sendable {
  private enum Change {
    case inserted(Transaction.Insertion)
    case updated(Transaction.Update)
    case removed(Transaction.Removal)
  }

  /// The only transaction so far, which needs no combining; each of its elements is named once.
  private var single: Transaction?
  private var order: [ElementKey] = []
  private var changes: [ElementKey: Change] = [:]
  private var last: Transaction?

  package init() {}

  package mutating func add(_ transaction: Transaction) {
    if last == nil {
      (last, single) = (transaction, transaction)
      return
    }
    if let first = single {
      single = nil
      combine(first)
    }
    last = transaction
    combine(transaction)
  }

  private mutating func combine(_ transaction: Transaction) {
    for removal in transaction.removed { add(removal) }
    for update in transaction.updated { add(update) }
    for insertion in transaction.inserted { add(insertion) }
  }

  /// All transactions as one; `nil` when there was none.
  package func folded(animation: ElementAnimation?) -> Transaction? {
    guard let last else { return nil }
    if var single {
      single.animation = animation
      return single
    }
    var result = Transaction(contentSize: last.contentSize, animation: animation)
    var rest = changes
    for key in order {
      switch rest.removeValue(forKey: key) {
      case .inserted(let insertion): result.inserted.append(insertion)
      case .updated(let update): result.updated.append(update)
      case .removed(let removal): result.removed.append(removal)
      case nil: break
      }
    }
    return result
  }

  private mutating func set(_ change: Change, for key: ElementKey) {
    if changes.updateValue(change, forKey: key) == nil { order.append(key) }
  }

  private mutating func add(_ removal: Transaction.Removal) {
    if case .inserted? = changes[removal.key] {
      changes[removal.key] = nil
    } else {
      set(.removed(removal), for: removal.key)
    }
  }

  private mutating func add(_ update: Transaction.Update) {
    switch changes[update.key] {
    case .inserted(var insertion):
      insertion.position = update.position
      insertion.moveFadedStart(to: update.attributes)
      insertion.attributes = update.attributes
      set(.inserted(insertion), for: update.key)
    case .updated(let earlier):
      var update = update
      update.contentChanged = update.contentChanged || earlier.contentChanged
      set(.updated(update), for: update.key)
    case .removed, nil:
      set(.updated(update), for: update.key)
    }
  }

  private mutating func add(_ insertion: Transaction.Insertion) {
    switch changes[insertion.key] {
    case .removed, .updated:
      let update = Transaction.Update(
        key: insertion.key,
        position: insertion.position,
        attributes: insertion.attributes,
        contentChanged: true
      )
      set(.updated(update), for: insertion.key)
    case .inserted, nil:
      set(.inserted(insertion), for: insertion.key)
    }
  }
}

extension Transaction.Insertion {
  /// Moves the start of an element that fades in at its place to its new place.
  fileprivate mutating func moveFadedStart(to attributes: ElementAttributes) {
    var faded = self.attributes
    faded.alpha = 0
    guard initial == faded else { return }
    faded = attributes
    faded.alpha = 0
    initial = faded
  }
}
