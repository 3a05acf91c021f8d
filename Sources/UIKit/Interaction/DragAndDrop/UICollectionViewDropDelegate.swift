// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Takes the drops of a person over a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Inserts the items of a drop into the data.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Asks, once, whether the delegate takes a drag; if not, nothing else is asked.
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Tells that a drag came over the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )

  /// Proposes what would happen if the drag were dropped at its present place.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Tells that a drag left the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )

  /// Tells that a drag ended.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )

  /// The look of an item while it moves to the place of its drop; `nil` means that of its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    OptionalRequirement.canHandleDrop.isMissing(on: self)
    return true
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    OptionalRequirement.dropDidEnter.isMissing(on: self)
  }

  /// A proposal to cancel, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalRequirement.dropDidUpdate.isMissing(on: self)
    return UICollectionViewDropProposal(operation: .cancel)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {
    OptionalRequirement.dropDidExit.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    OptionalRequirement.dropDidEnd.isMissing(on: self)
  }

  /// Returns `nil`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalRequirement.dropPreview.isMissing(on: self)
    return nil
  }
}

extension OptionalRequirement {
  static let canHandleDrop = OptionalRequirement()
  static let dropDidEnter = OptionalRequirement()
  static let dropDidUpdate = OptionalRequirement()
  static let dropDidExit = OptionalRequirement()
  static let dropDidEnd = OptionalRequirement()
  static let dropPreview = OptionalRequirement()
}
