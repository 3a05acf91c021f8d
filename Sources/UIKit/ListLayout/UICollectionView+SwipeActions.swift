// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// A side of a row that can have swipe actions.
package enum SwipeSide: UInt8, Hashable, Sendable {
  /// The side where a line of text starts.
  case leading = 0
  case trailing = 1
}

/// A row that was swiped open.
struct OpenSwipe {
  /// The key of the item, which stays the same when its index path changes.
  var key: ElementKey
  var side: SwipeSide
  var configuration: UISwipeActionsConfiguration
}

/// Swiped rows; the stage host decides what a finger does to them.
extension UICollectionView {
  /// Swipes a row open, so that its actions are visible.
  ///
  /// At most one row is open: opening another one closes it.
  /// - Returns: The actions; `nil` if there are none: outside lists, for headers, for rows whose
  ///   provider returns none, and while the collection view is being edited.
  package func openSwipe(
    at indexPath: IndexPath,
    _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    guard !isEditing else { return nil }
    return reveal(at: indexPath, side)
  }

  /// Shows the actions of a row, also while the collection view is being edited.
  func reveal(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    closeSwipe()
    guard let element = visible[.cell(at: indexPath)],
      layout.listRow(of: element.slot)?.role == .cell, !isPlaceholder(element.slot),
      let list = (layout as? UICollectionViewCompositionalLayout)?
        .list(ofSection: indexPath.section)
    else { return nil }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let provider else { return nil }
    note(.delegate("\(side)SwipeActionsConfigurationProvider \(indexPath.callText)"))
    guard let actions = provider(dataPath(of: element.slot)), !actions.actions.isEmpty else {
      return nil
    }
    interaction.swipe = OpenSwipe(key: element.key, side: side, configuration: actions)
    update(element.view)
    if !isShownOutside, window != nil, let cell = element.view as? UICollectionViewCell {
      presentSwipe.reveal(cell, side, actions)
    }
    return actions
  }

  /// What moves the rows aside, made when it is needed.
  var presentSwipe: RowSwipe {
    if let rowSwipe { return rowSwipe }
    let made = RowSwipe(of: self)
    rowSwipe = made
    return made
  }

  /// Closes the open row.
  package func closeSwipe() {
    guard let closed = interaction.swipe else { return }
    interaction.swipe = nil
    rowSwipe?.close()
    if let view = visible[closed.key]?.view { update(view) }
  }

  /// The item of the open row with its side and actions; `nil` when no row is open.
  package var openedSwipe: (key: ElementKey, side: SwipeSide, UISwipeActionsConfiguration)? {
    interaction.swipe.map { ($0.key, $0.side, $0.configuration) }
  }

  /// Performs an action of the open row, counted from the outermost; the row closes when the action
  /// calls its completion handler.
  ///
  /// - Returns: Whether the action exists and the row is still shown.
  package func performSwipeAction(_ index: Int) -> Bool {
    guard let opened = interaction.swipe, opened.configuration.actions.indices.contains(index),
      let view = visible[opened.key]?.view
    else { return false }
    let action = opened.configuration.actions[index]
    note(.delegate("UIContextualAction \(action.title ?? "")"))
    action.handler(action, view) { [weak self] _ in
      guard self?.interaction.swipe?.key == opened.key else { return }
      self?.closeSwipe()
    }
    return true
  }

  /// Whether a cell's row is open.
  func isSwiped(_ cell: UICollectionViewCell) -> Bool {
    guard let swipe = interaction.swipe else { return false }
    return visible[swipe.key]?.view === cell
  }

  private func update(_ view: UICollectionReusableView) {
    (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}
