// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension OptionalDelegateCalls {
  /// Asks whether a long press on an item shows its edit menu.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.shouldShowMenu.call(on: delegate) {
      delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  /// Asks whether the edit menu of an item has an action: `cut:`, `copy:` or `paste:`.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalRequirement.canPerformAction.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        canPerformAction: action,
        forItemAt: indexPath,
        withSender: sender
      )
    }
  }

  /// Performs an action that a person chose from an item's edit menu.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    OptionalRequirement.performAction.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        performAction: action,
        forItemAt: indexPath,
        withSender: sender
      )
    }
  }

  /// The context menu of a long press on items; without items, it is the menu of the background.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    OptionalRequirement.contextMenuForItems.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        contextMenuConfigurationForItemsAt: indexPaths,
        point: point
      )
    }
  }

  /// The context menu of a long press on one item; asked if the method for several items is not
  /// implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    OptionalRequirement.contextMenuForItem.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        contextMenuConfigurationForItemAt: indexPath,
        point: point
      )
    }
  }

  /// Tells that a context menu is going to be shown.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalRequirement.willDisplayContextMenu.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        willDisplayContextMenu: configuration,
        animator: animator
      )
    }
  }

  /// Tells that a context menu is going to close.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalRequirement.willEndContextMenu.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
  }
}
