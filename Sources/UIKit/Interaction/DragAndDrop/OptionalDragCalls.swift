// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDragDelegate {
  /// The optional methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalDragCalls? { OptionalDragCalls(drag: self) }
}

/// The calls behind `dragDelegate.collectionView?(…)`: each is `nil` when the delegate does not
/// implement the method.
@preconcurrency @MainActor
public struct OptionalDragCalls {
  let drag: any UICollectionViewDragDelegate
}

extension OptionalDragCalls {
  /// What an item that is tapped during a drag adds to it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    OptionalRequirement.itemsForAdding.call(on: drag) {
      drag.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// How a carried item looks; `nil` as its cell.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?? {
    OptionalRequirement.dragPreview.call(on: drag) {
      drag.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    }
  }

  /// Tells that a drag begins.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalRequirement.dragWillBegin.call(on: drag) {
      drag.collectionView(collectionView, dragSessionWillBegin: session)
    }
  }

  /// Tells that a drag ended, whatever came of it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    OptionalRequirement.dragDidEnd.call(on: drag) {
      drag.collectionView(collectionView, dragSessionDidEnd: session)
    }
  }

  /// Asks whether what is carried may be taken away from here.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalRequirement.dragAllowsMove.call(on: drag) {
      drag.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Asks whether what is carried may be put down in this application alone.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalRequirement.dragIsRestricted.call(on: drag) {
      drag.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
