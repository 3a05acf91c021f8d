// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are animated together with it.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds work that is done after it.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// One item of a drop over a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The item's index path before the drop; `nil` if it came from elsewhere or was deleted.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// The items of a drop over a collection view, and their moves to their places.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The last item under the finger; `nil` if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Moves a dropped item to an item that is in the data already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Moves a dropped item to a placeholder, which stays until the item is in the data.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Moves a dropped item into a rectangle of an item, in the item's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Moves a dropped item to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
