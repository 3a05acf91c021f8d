// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Provides the items of drags.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// The drag items of an item; empty if the item cannot be dragged.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// The drag items that an item adds when it is tapped during a drag.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// The look of a dragged item; `nil` means that of its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Tells that a drag begins.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  )

  /// Tells that a drag ended, in any way.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  )

  /// Asks whether the dragged items may be moved away from here.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Asks whether the items may be dropped in this app only.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Returns an empty list, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalRequirement.itemsForAdding.isMissing(on: self)
    return []
  }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalRequirement.dragPreview.isMissing(on: self)
    return nil
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    OptionalRequirement.dragWillBegin.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    OptionalRequirement.dragDidEnd.isMissing(on: self)
  }

  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalRequirement.dragAllowsMove.isMissing(on: self)
    return true
  }

  /// Returns `false`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalRequirement.dragIsRestricted.isMissing(on: self)
    return false
  }
}

extension OptionalRequirement {
  static let itemsForAdding = OptionalRequirement()
  static let dragPreview = OptionalRequirement()
  static let dragWillBegin = OptionalRequirement()
  static let dragDidEnd = OptionalRequirement()
  static let dragAllowsMove = OptionalRequirement()
  static let dragIsRestricted = OptionalRequirement()
}
