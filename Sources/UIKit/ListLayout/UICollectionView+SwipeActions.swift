// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// A side of a row behind which there are actions.
package enum SwipeSide: UInt8, Hashable, Sendable {
  /// Where reading starts.
  case leading = 0
  case trailing = 1
}

/// A row that was moved aside.
struct OpenSwipe {
  /// The item, whatever its index path becomes.
  var key: ElementKey
  var side: SwipeSide
  var configuration: UISwipeActionsConfiguration
}

/// Whoever shows the rows says what a finger does to them.
extension UICollectionView {
  /// Moves a row aside, as a finger does, so that its actions are seen.
  ///
  /// There is one such row at most: another one closes.
  /// - Returns: The actions; `nil` where there are none: outside lists, for headers, for rows whose
  ///   provider says so, and while the collection view is being edited.
  package func openSwipe(
    at indexPath: IndexPath,
    _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    guard !isEditing else { return nil }
    return reveal(at: indexPath, side)
  }

  /// Shows the actions of a row, whether or not the collection view is being edited.
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
    return actions
  }

  /// Moves the row back.
  package func closeSwipe() {
    guard let closed = interaction.swipe else { return }
    interaction.swipe = nil
    if let view = visible[closed.key]?.view { update(view) }
  }

  /// The item whose row is aside now and the actions there; `nil` when there is none.
  package var openedSwipe: (key: ElementKey, side: SwipeSide, UISwipeActionsConfiguration)? {
    interaction.swipe.map { ($0.key, $0.side, $0.configuration) }
  }

  /// Does an action of the row that is aside, counted from the outermost; the row goes back when the
  /// action says that it is done.
  ///
  /// - Returns: Whether there is such an action, and the row is still shown.
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

  /// Whether a cell's row is aside.
  func isSwiped(_ cell: UICollectionViewCell) -> Bool {
    guard let swipe = interaction.swipe else { return false }
    return visible[swipe.key]?.view === cell
  }

  private func update(_ view: UICollectionReusableView) {
    (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}
