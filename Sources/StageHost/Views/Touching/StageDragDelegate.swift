// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// Provides the items of a drag in a stage's collection view, and decides about drops, as an app
/// would.
///
/// The data belong to the stage: this delegate only notes the drop, and the stage edits the data
/// for all clients.
@MainActor
final class StageDragDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  /// A drop, with the item before or after which it is.
  struct Drop: Equatable {
    var destination: IndexPath?
    var operation: UIDropOperation
    var intent: UICollectionViewDropProposal.Intent
  }

  /// The proposed effect.
  var effect = DropEffect.insert
  /// The item at which a drag must start.
  var lead = ""
  /// The ids of all dragged items.
  var items: [String] = []
  /// The drop; `nil` when nothing was dropped.
  private(set) var drop: Drop?
  private unowned let source: StageDataSource
  private var origin: IndexPath?

  init(source: StageDataSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    drop = nil
    origin = indexPath
    guard source.mayMove(indexPath), source.data.item(at: .init(indexPath))?.id == lead else {
      return []
    }
    return items.map { id in
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: id)))
      item.localObject = id
      return item
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil else {
      // Things from outside are always inserted, as copies.
      return .init(operation: .copy, intent: intentForGuests(in: collectionView))
    }
    switch effect {
    case .insert:
      return .init(operation: .move, intent: .insertAtDestinationIndexPath)
    case .into:
      return .init(operation: .move, intent: .insertIntoDestinationIndexPath)
    case .copy:
      return .init(operation: .copy, intent: .unspecified)
    case .ownSection:
      let isOwn = destinationIndexPath?.section == origin?.section
      return isOwn
        ? .init(operation: .move, intent: .unspecified) : .init(operation: .forbidden)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    drop = Drop(
      destination: coordinator.destinationIndexPath,
      operation: coordinator.proposal.operation,
      intent: coordinator.proposal.intent
    )
  }

  /// The intent for things from outside; items that open during a drag make no space for them.
  private func intentForGuests(
    in collectionView: UICollectionView
  ) -> UICollectionViewDropProposal.Intent {
    if effect == .into { return .insertIntoDestinationIndexPath }
    return collectionView.isSpringLoaded ? .unspecified : .insertAtDestinationIndexPath
  }

  /// Removes and returns the drop.
  func takeDrop() -> Drop? {
    defer { drop = nil }
    return drop
  }
}
