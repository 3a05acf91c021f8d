// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An animation that others go along with.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are made along with it.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds something to do after it.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// One thing that is put down over a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// What is put down.
  var dragItem: UIDragItem { get }
  /// The item that it comes from; `nil` when that is elsewhere or gone.
  var sourceIndexPath: IndexPath? { get }
  /// The size at which it is seen.
  var previewSize: CGSize { get }
}

/// What is put down over a collection view, and the way to its place.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is put down.
  var items: [any UICollectionViewDropItem] { get }
  /// The item that the finger was over last; `nil` when there was none.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets a thing go to an item, which is in the data already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets a thing go to a cell that holds its place until it is in the data.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Lets a thing go into a rectangle of an item, in the item's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Lets a thing go to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
