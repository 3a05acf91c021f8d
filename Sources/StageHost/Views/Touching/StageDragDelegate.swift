// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// Says what a drag through a stage's collection view carries and what a drop does, as an app would.
///
/// The data are the stage's: what was put down where is noted, and the stage edits them for everybody.
@MainActor
final class StageDragDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  /// What was put down, and before or behind which item.
  struct Drop: Equatable {
    var destination: IndexPath?
    var operation: UIDropOperation
    var intent: UICollectionViewDropProposal.Intent
  }

  /// What is proposed.
  var effect = DropEffect.insert
  /// The item that a drag has to begin on.
  var lead = ""
  /// The ids of everything that it carries.
  var items: [String] = []
  /// What the drag came to; `nil` when nothing was put down.
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
      // What comes from outside is always put in, and only a copy of it.
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

  /// Where items open that something is held over they do not make room for it.
  private func intentForGuests(
    in collectionView: UICollectionView
  ) -> UICollectionViewDropProposal.Intent {
    if effect == .into { return .insertIntoDestinationIndexPath }
    return collectionView.isSpringLoaded ? .unspecified : .insertAtDestinationIndexPath
  }

  /// What was put down; asked once.
  func takeDrop() -> Drop? {
    defer { drop = nil }
    return drop
  }
}
