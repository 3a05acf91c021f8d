// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What happens to a dropped item.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: it stays at its old place.
  case cancel = 0
  /// Nothing here, although it could be dropped elsewhere.
  case forbidden = 1
  /// It is copied to the new place.
  case copy = 2
  /// It is moved to the new place.
  case move = 3
}

/// What would happen to a drop at a place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation of a drop.
  public let operation: UIDropOperation
  /// Whether the exact point matters, so that the preview must not cover it.
  open var isPrecise = false
  /// Whether the preview keeps its full size.
  open var prefersFullSizePreview = false

  /// Makes a proposal with an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What a collection view would do with a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What a drop does to the item at the destination.
  public enum Intent: Int, Sendable {
    /// Nothing: the drop is on the collection view.
    case unspecified = 0
    /// The drop is inserted at its place.
    case insertAtDestinationIndexPath = 1
    /// The drop goes into the item.
    case insertIntoDestinationIndexPath = 2
  }

  /// What a drop does to the item at the destination.
  public let intent: Intent

  /// Makes a proposal that concerns the item at the destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that concerns no item.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
