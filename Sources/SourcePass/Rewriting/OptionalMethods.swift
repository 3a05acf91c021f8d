// SPDX-License-Identifier: Apache-2.0

/// The optional methods of UIKit's protocols, by full name.
///
/// - Source: the engine's default implementations; a test compares both.
enum OptionalMethods {
  /// The methods that each protocol adds, and the protocol that it refines.
  private static let protocols: [String: (refined: String?, methods: Set<String>)] = [
    "UICollectionViewDataSource": (
      nil,
      [
        "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
        "indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)",
      ]
    ),
    "UICollectionViewDataSourcePrefetching": (
      nil, ["collectionView(_:cancelPrefetchingForItemsAt:)"]
    ),
    "UICollectionViewDelegate": ("UIScrollViewDelegate", delegate),
    "UICollectionViewDelegateFlowLayout": (
      "UICollectionViewDelegate",
      [
        "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
      ]
    ),
    "UIScrollViewDelegate": (
      nil,
      [
        "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidZoom(_:)",
        "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
        "scrollViewDidEndZooming(_:with:atScale:)",
      ]
    ),
    "UICollectionViewDragDelegate": (
      nil,
      [
        "collectionView(_:itemsForAddingTo:at:point:)",
        "collectionView(_:dragPreviewParametersForItemAt:)",
        "collectionView(_:dragSessionWillBegin:)", "collectionView(_:dragSessionDidEnd:)",
        "collectionView(_:dragSessionAllowsMoveOperation:)",
        "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
      ]
    ),
    "UICollectionViewDropDelegate": (
      nil,
      [
        "collectionView(_:canHandle:)", "collectionView(_:dropSessionDidEnter:)",
        "collectionView(_:dropSessionDidExit:)", "collectionView(_:dropSessionDidEnd:)",
        "collectionView(_:dropPreviewParametersForItemAt:)",
      ]
    ),
    "UIGestureRecognizerDelegate": (
      nil,
      [
        "gestureRecognizerShouldBegin(_:)",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
      ]
    ),
    "UIDynamicAnimatorDelegate": (
      nil, ["dynamicAnimatorWillResume(_:)", "dynamicAnimatorDidPause(_:)"]
    ),
    "UICollisionBehaviorDelegate": (
      nil,
      [
        "collisionBehavior(_:beganContactFor:with:at:)",
        "collisionBehavior(_:endedContactFor:with:)",
        "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
        "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
      ]
    ),
  ]

  private static let delegate: Set<String> = [
    "collectionView(_:willDisplay:forItemAt:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
    "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didSelectItemAt:)",
    "collectionView(_:didDeselectItemAt:)", "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionViewDidEndMultipleSelectionInteraction(_:)",
    "collectionView(_:shouldShowMenuForItemAt:)",
    "collectionView(_:canPerformAction:forItemAt:withSender:)",
    "collectionView(_:performAction:forItemAt:withSender:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:willDisplayContextMenu:animator:)",
    "collectionView(_:willEndContextMenuInteraction:animator:)",
    "collectionView(_:shouldSpringLoadItemAt:with:)",
    "collectionView(_:sceneActivationConfigurationForItemAt:point:)",
    "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
    "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
    "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
    "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
      + "atCurrentIndexPath:toProposedIndexPath:)",
    "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    "collectionView(_:canFocusItemAt:)", "collectionView(_:shouldUpdateFocusIn:)",
    "collectionView(_:didUpdateFocusIn:with:)", "indexPathForPreferredFocusedView(in:)",
    "collectionView(_:selectionFollowsFocusForItemAt:)",
  ]

  /// Methods whose missing implementation means no; for all other methods of type `Bool` it means
  /// yes.
  static let denying: Set<String> = [
    "collectionView(_:shouldShowMenuForItemAt:)",
    "collectionView(_:canPerformAction:forItemAt:withSender:)",
    "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
  ]

  /// The optional methods of each protocol, without those of the protocol that it refines.
  static var own: [String: Set<String>] { protocols.mapValues(\.methods) }

  /// The optional methods of all protocols.
  static let all = protocols.values.reduce(into: Set<String>()) { $0.formUnion($1.methods) }

  /// Whether a method is optional in a protocol of UIKit's, or in one that it refines.
  static func has(_ method: String, in name: String) -> Bool {
    guard let (refined, methods) = protocols[name] else { return false }
    return methods.contains(method) || refined.map { has(method, in: $0) } ?? false
  }
}
