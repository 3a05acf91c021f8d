// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDragDelegate {
  /// The optional methods, so that `collectionView?(…)` compiles.
  public var collectionView: OptionalDragCalls? { OptionalDragCalls(drag: self) }
}

/// The calls behind `dragDelegate.collectionView?(…)`; each returns `nil` when the delegate does
/// not implement the method.
@preconcurrency @MainActor
public struct OptionalDragCalls {
  let drag: any UICollectionViewDragDelegate
}

extension OptionalDragCalls {
  /// The drag items that an item adds when it is tapped during a drag.
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

  /// The look of a dragged item; `nil` means that of its cell.
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

  /// Tells that a drag ended, in any way.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    OptionalRequirement.dragDidEnd.call(on: drag) {
      drag.collectionView(collectionView, dragSessionDidEnd: session)
    }
  }

  /// Asks whether the dragged items may be moved away from here.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalRequirement.dragAllowsMove.call(on: drag) {
      drag.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Asks whether the items may be dropped in this app only.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalRequirement.dragIsRestricted.call(on: drag) {
      drag.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
