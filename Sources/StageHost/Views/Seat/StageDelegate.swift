// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// The delegate of a stage's collection view: it behaves as users set it, and passes questions of
/// sizes and displays on to the layout's own delegate.
///
/// The collection view finds out whether an optional method is implemented by calling it. So a
/// method that is missing in the layout's delegate is reported as missing here, too, and the flow
/// layout still stores nothing for items of one size.
@MainActor
final class StageDelegate: UICollectionViewDelegateFlowLayout {
  private static let pressedColour = UIColor.blue

  /// The collection view's behaviour.
  var behaviour = CollectionBehaviour()
  /// The collection view's data.
  weak var data: StageDataSource?
  /// The layout in use.
  weak var staged: (any StagedLayout)?
  /// The layout at the end of a transition.
  weak var next: (any StagedLayout)?
  /// The path of elements in the next transition; `nil` for a transition without a path.
  var path: LayoutChange.Path?
  /// Makes the context menu of items.
  weak var menus: (any ItemMenuProviding)?
  /// The items with cells that were painted since `takePainted`.
  var painted: Set<IndexPath> = []

  /// The delegate that the present layout needs.
  var layoutDelegate: (any UICollectionViewDelegate)? { staged?.delegate }

  /// The delegate for a layout's sizes; in a transition there are two layouts.
  func flowDelegate(
    of layout: UICollectionViewLayout
  ) -> (any UICollectionViewDelegateFlowLayout)? {
    let asking = next.map { $0.layout === layout } ?? false ? next?.delegate : layoutDelegate
    return asking as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    layoutDelegate?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    layoutDelegate?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  // MARK: Highlight and selection

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    !behaviour.locks(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    !behaviour.locks(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    guard behaviour.highlight == .delegate else { return }
    paint(indexPath, Self.pressedColour, in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    guard behaviour.highlight == .delegate else { return }
    paint(indexPath, nil, in: collectionView)
  }

  private func paint(_ path: IndexPath, _ colour: UIColor?, in collectionView: UICollectionView) {
    collectionView.cellForItem(at: path)?.contentView.backgroundColor = colour
    painted.insert(path)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    !behaviour.locks(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    !behaviour.locks(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    behaviour.editingSelection == .multiple && !behaviour.locks(indexPath)
  }

  // MARK: Movement

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard behaviour.moving == .section else {
      OptionalRequirement.targetOfMove.isMissing(on: self)
      return proposedIndexPath
    }
    let section = originalIndexPath.section
    guard proposedIndexPath.section != section else { return proposedIndexPath }
    let last = max(0, collectionView.numberOfItems(inSection: section) - 1)
    let isBefore = proposedIndexPath.section < section
    return IndexPath(item: isBefore ? 0 : last, section: section)
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let free = indexPaths.filter { !behaviour.locks($0) }
    guard behaviour.menu == .context, !free.isEmpty else { return nil }
    guard let menu = menus?.menu(forItemsAt: free) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    behaviour.menu == .edit && !behaviour.locks(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    EditAction(selector: action).map(behaviour.editActions.contains) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    guard let edit = EditAction(selector: action) else { return }
    menus?.perform(edit, forItemAt: indexPath)
  }
}

/// Makes the menus of items and performs their actions.
@MainActor
protocol ItemMenuProviding: AnyObject {
  /// The context menu of items; `nil` for none.
  func menu(forItemsAt indexPaths: [IndexPath]) -> UIMenu?
  /// Performs an action of the edit menu.
  func perform(_ action: EditAction, forItemAt indexPath: IndexPath)
}

extension EditAction {
  /// The action of a selector; `nil` for any other method.
  init?(selector: Selector) {
    guard let action = Self.allCases.first(where: { $0.selector == selector }) else { return nil }
    self = action
  }
}
