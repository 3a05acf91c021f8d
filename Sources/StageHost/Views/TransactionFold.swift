// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Several transactions in a row, told as one.
///
/// A command may take more than one layout pass, because new bounds change the content and new content
/// the window. The far end hears of the outcome only: what came and went again is not mentioned, and
/// what went and came back has merely changed.
struct TransactionFold {
  private enum Change {
    case inserted(Transaction.Insertion)
    case updated(Transaction.Update)
    case removed(Transaction.Removal)
  }

  private var changes: [ElementKey: Change] = [:]
  private var contentSize: CGSize?
  private var animation: ElementAnimation?

  /// Adds the transaction that follows.
  mutating func add(_ transaction: Transaction) {
    contentSize = transaction.contentSize
    animation = transaction.animation ?? animation
    for removal in transaction.removed { add(removal) }
    for update in transaction.updated { add(update) }
    for insertion in transaction.inserted { add(insertion) }
  }

  /// All transactions so far as one; `nil` when there was none. Begins anew.
  mutating func take() -> Transaction? {
    guard let contentSize else { return nil }
    var result = Transaction(contentSize: contentSize, animation: animation)
    for change in changes.values {
      switch change {
      case .inserted(let insertion): result.inserted.append(insertion)
      case .updated(let update): result.updated.append(update)
      case .removed(let removal): result.removed.append(removal)
      }
    }
    self = TransactionFold()
    return result
  }

  private mutating func add(_ removal: Transaction.Removal) {
    if case .inserted? = changes[removal.key] {
      changes[removal.key] = nil
    } else {
      changes[removal.key] = .removed(removal)
    }
  }

  private mutating func add(_ update: Transaction.Update) {
    switch changes[update.key] {
    case .inserted(var insertion):
      insertion.position = update.position
      insertion.attributes = update.attributes
      changes[update.key] = .inserted(insertion)
    case .updated(let earlier):
      var update = update
      update.contentChanged = update.contentChanged || earlier.contentChanged
      changes[update.key] = .updated(update)
    case .removed, nil:
      changes[update.key] = .updated(update)
    }
  }

  private mutating func add(_ insertion: Transaction.Insertion) {
    switch changes[insertion.key] {
    case .removed, .updated: changes[insertion.key] = .updated(.init(replacing: insertion))
    case .inserted, nil: changes[insertion.key] = .inserted(insertion)
    }
  }
}
