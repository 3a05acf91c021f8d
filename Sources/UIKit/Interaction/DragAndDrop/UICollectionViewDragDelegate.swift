// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What says what a drag of items carries.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What a drag of an item carries; nothing for an item that stays.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What an item that is tapped during a drag adds to it.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// How a carried item looks; `nil` as its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Tells that a drag begins.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  )

  /// Tells that a drag ended, whatever came of it.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  )

  /// Asks whether what is carried may be taken away from here.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Asks whether what is carried may be put down in this application alone.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalRequirement.itemsForAdding.isMissing(on: self)
    return []
  }

  /// None: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalRequirement.dragPreview.isMissing(on: self)
    return nil
  }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    OptionalRequirement.dragWillBegin.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    OptionalRequirement.dragDidEnd.isMissing(on: self)
  }

  /// True: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalRequirement.dragAllowsMove.isMissing(on: self)
    return true
  }

  /// False: the method is optional.
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
