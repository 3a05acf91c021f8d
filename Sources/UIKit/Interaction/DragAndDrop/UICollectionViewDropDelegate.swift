// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What takes what a person carries over a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what a person put down over the collection view into the data.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Asks once whether what is carried is of any use here; without leave nothing else is asked.
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Tells that what is carried came over the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )

  /// What would be done with what is carried at the place that it is over now.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Tells that what is carried left the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )

  /// Tells that nothing is carried any more.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )

  /// How an item looks while it goes to where it was put down; `nil` as its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    OptionalRequirement.canHandleDrop.isMissing(on: self)
    return true
  }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    OptionalRequirement.dropDidEnter.isMissing(on: self)
  }

  /// A proposal to cancel: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalRequirement.dropDidUpdate.isMissing(on: self)
    return UICollectionViewDropProposal(operation: .cancel)
  }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {
    OptionalRequirement.dropDidExit.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    OptionalRequirement.dropDidEnd.isMissing(on: self)
  }

  /// None: the method is optional.
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
