// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDropDelegate {
  /// The optional methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalDropCalls? { OptionalDropCalls(drop: self) }
}

/// The calls behind `dropDelegate.collectionView?(…)`: each is `nil` when the delegate does not
/// implement the method.
@preconcurrency @MainActor
public struct OptionalDropCalls {
  let drop: any UICollectionViewDropDelegate
}

extension OptionalDropCalls {
  /// Asks once whether what is carried is of any use here; without leave nothing else is asked.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalRequirement.canHandleDrop.call(on: drop) {
      drop.collectionView(collectionView, canHandle: session)
    }
  }

  /// Tells that what is carried came over the collection view.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalRequirement.dropDidEnter.call(on: drop) {
      drop.collectionView(collectionView, dropSessionDidEnter: session)
    }
  }

  /// What would be done with what is carried at the place that it is over now.
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

  /// Tells that what is carried left the collection view.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalRequirement.dropDidExit.call(on: drop) {
      drop.collectionView(collectionView, dropSessionDidExit: session)
    }
  }

  /// Tells that nothing is carried any more.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalRequirement.dropDidEnd.call(on: drop) {
      drop.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }

  /// How an item looks while it goes to where it was put down; `nil` as its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?? {
    OptionalRequirement.dropPreview.call(on: drop) {
      drop.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
  }
}
