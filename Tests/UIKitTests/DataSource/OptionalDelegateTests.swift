// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Every optional method of the delegates, called as `delegate?.method?(…)`.
@MainActor
@Suite(.ownProcess) struct OptionalDelegateTests {
  private final class EmptyDelegate: UICollectionViewDelegateFlowLayout {}

  private let view = Scene([["a"]], isShown: false).view
  private let cell = UICollectionViewCell()
  private let layout = UICollectionViewLayout()
  private let menu = UIContextMenuConfiguration()
  private let path = IndexPath.at(0, 0)

  /// Whether each method is implemented, in the order of the calls.
  private func call(_ delegate: any UICollectionViewDelegateFlowLayout) -> [Bool] {
    scrolling(delegate) + selection(delegate) + display(delegate) + menus(delegate)
      + placement(delegate) + flow(delegate) + focus(delegate) + previews(delegate)
  }

  private func scrolling(_ delegate: any UIScrollViewDelegate) -> [Bool] {
    var target = CGPoint.zero
    var answers: [Bool] = []
    answers.append(delegate.scrollViewDidScroll?(view) != nil)
    answers.append(delegate.scrollViewWillBeginDragging?(view) != nil)
    answers.append(delegate.scrollViewWillBeginDecelerating?(view) != nil)
    answers.append(delegate.scrollViewDidEndDecelerating?(view) != nil)
    answers.append(delegate.scrollViewDidEndScrollingAnimation?(view) != nil)
    answers.append(delegate.scrollViewDidChangeAdjustedContentInset?(view) != nil)
    let willEnd: Void? = unsafe delegate.scrollViewWillEndDragging?(
      view,
      withVelocity: .zero,
      targetContentOffset: &target
    )
    answers.append(willEnd != nil)
    answers.append(delegate.scrollViewDidEndDragging?(view, willDecelerate: true) != nil)
    return answers
  }

  private func selection(_ delegate: any UICollectionViewDelegate) -> [Bool] {
    var answers: [Bool] = []
    answers.append(delegate.collectionView?(view, shouldHighlightItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, didHighlightItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, didUnhighlightItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, shouldSelectItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, shouldDeselectItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, didSelectItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, didDeselectItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, canPerformPrimaryActionForItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, performPrimaryActionForItemAt: path) != nil)
    answers.append(
      delegate.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path) != nil
    )
    answers.append(
      delegate.collectionView?(view, didBeginMultipleSelectionInteractionAt: path) != nil
    )
    return answers
  }

  private func display(_ delegate: any UICollectionViewDelegate) -> [Bool] {
    var answers: [Bool] = []
    answers.append(delegate.collectionView?(view, willDisplay: cell, forItemAt: path) != nil)
    answers.append(
      delegate.collectionView?(
        view,
        willDisplaySupplementaryView: cell,
        forElementKind: "K",
        at: path
      ) != nil
    )
    answers.append(delegate.collectionView?(view, didEndDisplaying: cell, forItemAt: path) != nil)
    answers.append(
      delegate.collectionView?(
        view,
        didEndDisplayingSupplementaryView: cell,
        forElementOfKind: "K",
        at: path
      ) != nil
    )
    return answers
  }

  private func menus(_ delegate: any UICollectionViewDelegate) -> [Bool] {
    var answers: [Bool] = []
    answers.append(delegate.collectionView?(view, shouldShowMenuForItemAt: path) != nil)
    answers.append(
      delegate.collectionView?(view, canPerformAction: "copy:", forItemAt: path, withSender: nil)
        != nil
    )
    answers.append(
      delegate.collectionView?(view, performAction: "copy:", forItemAt: path, withSender: nil)
        != nil
    )
    answers.append(
      delegate.collectionView?(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
        != nil
    )
    answers.append(
      delegate.collectionView?(view, contextMenuConfigurationForItemAt: path, point: .zero) != nil
    )
    answers.append(
      delegate.collectionView?(view, willDisplayContextMenu: menu, animator: nil) != nil
    )
    answers.append(
      delegate.collectionView?(view, willEndContextMenuInteraction: menu, animator: nil) != nil
    )
    return answers
  }

  private func focus(_ delegate: any UICollectionViewDelegate) -> [Bool] {
    var answers: [Bool] = []
    let context = UICollectionViewFocusUpdateContext(from: nil, to: path, [])
    let coordinator = UIFocusAnimationCoordinator()
    answers.append(delegate.collectionView?(view, canFocusItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, shouldUpdateFocusIn: context) != nil)
    answers.append(
      delegate.collectionView?(view, didUpdateFocusIn: context, with: coordinator) != nil
    )
    answers.append(delegate.collectionView?(view, selectionFollowsFocusForItemAt: path) != nil)
    let preferred: IndexPath?? = delegate.indexPathForPreferredFocusedView?(in: view)
    if case .some = preferred { answers.append(true) } else { answers.append(false) }
    return answers
  }

  private func previews(_ delegate: any UICollectionViewDelegate) -> [Bool] {
    let highlight: UITargetedPreview?? = delegate.collectionView?(
      view,
      contextMenuConfiguration: menu,
      highlightPreviewForItemAt: path
    )
    let dismissal: UITargetedPreview?? = delegate.collectionView?(
      view,
      contextMenuConfiguration: menu,
      dismissalPreviewForItemAt: path
    )
    return [highlight, dismissal].map { if case .some = $0 { true } else { false } }
  }

  private func placement(_ delegate: any UICollectionViewDelegate) -> [Bool] {
    var answers: [Bool] = []
    answers.append(
      delegate.collectionView?(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: path,
        toProposedIndexPath: path
      ) != nil
    )
    answers.append(
      delegate.collectionView?(
        view,
        targetIndexPathForMoveFromItemAt: path,
        toProposedIndexPath: path
      ) != nil
    )
    answers.append(
      delegate.collectionView?(view, transitionLayoutForOldLayout: layout, newLayout: layout) != nil
    )
    answers.append(
      delegate.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero) != nil
    )
    return answers
  }

  private func flow(_ delegate: any UICollectionViewDelegateFlowLayout) -> [Bool] {
    var answers: [Bool] = []
    answers.append(delegate.collectionView?(view, layout: layout, sizeForItemAt: path) != nil)
    answers.append(delegate.collectionView?(view, layout: layout, insetForSectionAt: 0) != nil)
    answers.append(
      delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) != nil
    )
    answers.append(
      delegate.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) != nil
    )
    answers.append(
      delegate.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0) != nil
    )
    answers.append(
      delegate.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0) != nil
    )
    return answers
  }

  @Test func `methods that are there answer, each by its own name`() {
    let delegate = FullDelegate()
    let answers = call(delegate)
    expect(answers.count, equals: 47)
    // Two menu methods return nil, which is their answer.
    expect(delegate.heard, equals: Self.names)
  }

  @Test func `a flow delegate is asked what any delegate is`() {
    let delegate: any UICollectionViewDelegateFlowLayout = FullDelegate()
    expect(delegate.collectionView?(view, shouldSelectItemAt: path), equals: false)
    let none: any UICollectionViewDelegateFlowLayout = EmptyDelegate()
    expect(none.collectionView?(view, shouldSelectItemAt: path), equals: nil)
  }

  @Test func `methods that are not there are nil`() {
    expect(!call(EmptyDelegate()).contains(true))
  }

  private static let names = [
    "scrollViewDidScroll(_:)",
    "scrollViewWillBeginDragging(_:)",
    "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)",
    "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)",
    "collectionView(_:shouldHighlightItemAt:)",
    "collectionView(_:didHighlightItemAt:)",
    "collectionView(_:didUnhighlightItemAt:)",
    "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:shouldDeselectItemAt:)",
    "collectionView(_:didSelectItemAt:)",
    "collectionView(_:didDeselectItemAt:)",
    "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:willDisplay:forItemAt:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    "collectionView(_:shouldShowMenuForItemAt:)",
    "collectionView(_:canPerformAction:forItemAt:withSender:)",
    "collectionView(_:performAction:forItemAt:withSender:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:willDisplayContextMenu:animator:)",
    "collectionView(_:willEndContextMenuInteraction:animator:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
    "collectionView(_:canFocusItemAt:)",
    "collectionView(_:shouldUpdateFocusIn:)",
    "collectionView(_:didUpdateFocusIn:with:)",
    "collectionView(_:selectionFollowsFocusForItemAt:)",
    "indexPathForPreferredFocusedView(in:)",
    "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
    "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
  ]
}
