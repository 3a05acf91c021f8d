// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What happens to something that is put down.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: it stays where it was.
  case cancel = 0
  /// Nothing, though it would elsewhere.
  case forbidden = 1
  /// It is here too.
  case copy = 2
  /// It is here and no longer there.
  case move = 3
}

/// What a place would do with what is carried over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would happen.
  public let operation: UIDropOperation
  /// Whether the place is meant to the point, so that the preview stands aside.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What a collection view would do with what is carried over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What the item at the destination has to do with it.
  public enum Intent: Int, Sendable {
    /// Nothing: it is put down on the collection view.
    case unspecified = 0
    /// It makes room.
    case insertAtDestinationIndexPath = 1
    /// It takes it in.
    case insertIntoDestinationIndexPath = 2
  }

  /// What the item at the destination has to do with it.
  public let intent: Intent

  /// Makes a proposal that concerns an item.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that concerns no item.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
