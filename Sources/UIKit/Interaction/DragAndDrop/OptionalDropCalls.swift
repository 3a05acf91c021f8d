// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDropDelegate {
  /// The optional methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalDropCalls? { OptionalDropCalls(drop: self) }
}

/// The calls behind `dropDelegate.collectionView?(…)`; each returns `nil` when the delegate does
/// not implement the method.
@preconcurrency @MainActor
public struct OptionalDropCalls {
  let drop: any UICollectionViewDropDelegate
}

extension OptionalDropCalls {
  /// Asks, once, whether the delegate takes a drag; if not, nothing else is asked.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalRequirement.canHandleDrop.call(on: drop) {
      drop.collectionView(collectionView, canHandle: session)
    }
  }

  /// Tells that a drag came over the collection view.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalRequirement.dropDidEnter.call(on: drop) {
      drop.collectionView(collectionView, dropSessionDidEnter: session)
    }
  }

  /// Proposes what would happen if the drag were dropped at its present place.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    OptionalRequirement.dropDidUpdate.call(on: drop) {
      drop.collectionView(
        collectionView,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath
      )
    }
  }

  /// Tells that a drag left the collection view.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalRequirement.dropDidExit.call(on: drop) {
      drop.collectionView(collectionView, dropSessionDidExit: session)
    }
  }

  /// Tells that a drag ended.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalRequirement.dropDidEnd.call(on: drop) {
      drop.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }

  /// The look of an item while it moves to the place of its drop; `nil` means that of its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?? {
    OptionalRequirement.dropPreview.call(on: drop) {
      drop.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
  }
}
