// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewUpdateItem {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }
}

/// One change of a batch, as a layout is told about it.
///
/// For a change of a section, the item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  package init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }

  /// The index path before the batch; `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the batch; `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens.
  open var updateAction: Action { action }
}
