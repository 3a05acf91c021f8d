// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Told about the elements of a collection view; every method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Tells that a cell is going to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Tells that a supplementary view is going to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Tells that a cell is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Tells that a supplementary view is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Asks whether a touch highlights an item; a touch that may not highlight an item does not
  /// select it.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells that a touch highlighted an item.
  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  )

  /// Tells that an item is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  )

  /// Asks whether a tap selects an item.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether a tap deselects an item in multiple selection.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells that a person selected an item.
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  )

  /// Tells that a person deselected an item, or selected another one instead.
  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  )

  /// Asks whether a tap that selects an item alone also performs its primary action.
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// Asks whether a two-finger pan from an item selects the items that it passes.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Tells that such a pan began; the collection view is now being edited.
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Tells that such a pan ended.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  /// Asks whether a long press on an item shows its edit menu.
  ///
  /// The menu exists only if this method, `canPerformAction` and `performAction` are all
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether the edit menu of an item has an action: `cut:`, `copy:` or `paste:`.
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs an action that a person chose from an item's edit menu.
  ///
  /// Before the first menu of a delegate's class, it is also called with a selector without a name,
  /// to find out whether the class implements it.
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// The context menu of a long press on items; without items, it is the menu of the background.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The context menu of a long press on one item; asked if the method for several items is not
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Whether the method for several items' menus is there, so that a press on an item opens one.
  ///
  /// It is no method of UIKit's, which asks the Objective-C runtime: the source pass declares it beside the method.
  var tesseraShowsMenus: Bool { get }

  /// The same for the method for one item's menu.
  var tesseraShowsItemMenus: Bool { get }

  /// Tells that a context menu is going to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Asks where an item that follows a finger would be put.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The form of the same question that iOS 15 replaced; asked if the newer one is not implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Asks for the layout of an interactive transition when the transition starts.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Tells that a context menu is going to close.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Asks where the content stands after an update or a change of layout.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Asks whether an item can get the focus.
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether the focus may move as the context describes.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// Tells that the focus moved as the context describes.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// The item that gets the focus when the focus enters the collection view.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Asks whether an item is selected when it gets the focus.
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether an item opens when something is dragged over it for a while.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// The configuration of a new window for an item that a person opens in one; `nil` opens none.
  func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration?

  /// The preview of an item while its context menu is shown; `nil` means its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// The preview to which an item returns when its context menu closes; `nil` means its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// The form of `highlightPreviewForItemAt` that iOS 16 replaced, for a menu of one item.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The form of `dismissalPreviewForItemAt` that iOS 16 replaced, for a menu of one item.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Tells that a person tapped the preview of a context menu, which closes.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}
