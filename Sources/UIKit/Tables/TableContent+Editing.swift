// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What people do with the rows of a table besides selecting them: swipes, signs, moves and menus.
extension TableContent {
  /// The actions of a row that is swiped from its beginning.
  func leadingActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    return table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The actions of a row that is swiped from its end: the delegate's, in their new or older form;
  /// otherwise deleting, if the data source takes it.
  func trailingActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    if let delegate = table.delegate {
      let own = OptionalRequirement.trailingSwipe.call(on: delegate) {
        delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      }
      if let own { return own }
    }
    if let actions = table.delegate?.tableView(table, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { contextual($0, path) })
    }
    guard commits, style(of: path) == .delete else { return nil }
    let word = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: word ?? "Delete") {
      [weak self] _, _, done in
      self?.commit(.delete, path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// The width that a sign at the beginning takes, in points: with the distance to the content, it indents
  /// content by the 38 points of UIKit's tables.
  private static let signWidth = UICellAccessory.LayoutDimension.custom(26)

  /// The signs of a row in a table that is edited.
  func signs(of path: IndexPath) -> [UICellAccessory] {
    var signs: [UICellAccessory] = []
    if canEdit(path), let sign = firstSign(of: path) { signs.append(sign) }
    if moves, canMove(path) { signs.append(.reorder()) }
    return signs
  }

  /// Shows the signs of all rows again.
  func showSigns() {
    for case let row as TableRow in table.list.visibleCells {
      guard let path = table.list.indexPath(for: row) else { continue }
      row.signs = signs(of: path)
      row.setNeedsLayout()
    }
  }

  /// The sign at the beginning of a row that can be edited; one that is not seen indents the row.
  private func firstSign(of path: IndexPath) -> UICellAccessory? {
    let width = Self.signWidth
    if table.allowsMultipleSelectionDuringEditing {
      return .multiselect(options: .init(reservedLayoutWidth: width))
    }
    guard commits else { return nil }
    switch style(of: path) {
    case .delete: return .delete(options: .init(reservedLayoutWidth: width))
    case .insert:
      return .insert(options: .init(reservedLayoutWidth: width)) { [weak self] in
        self?.commit(.insert, path)
      }
    case .none:
      guard table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true else {
        return nil
      }
      return .delete(options: .init(isHidden: true, reservedLayoutWidth: width))
    }
  }

  /// Tells the delegate of a touch of the sign at the end of a row.
  func tapSign(of row: TableRow) {
    guard let path = table.list.indexPath(for: row) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    let name = "tableView(_:accessoryButtonTappedForRowWith:)"
    table.callListeners?.tell(name, [table, path])
  }

  private func contextual(_ action: UITableViewRowAction, _ path: IndexPath) -> UIContextualAction {
    let made = UIContextualAction(
      style: action.style == .normal ? .normal : .destructive,
      title: action.title
    ) { _, _, done in
      action.handler(action, path)
      done(true)
    }
    if let colour = action.backgroundColor { made.backgroundColor = colour }
    return made
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canEditRowAt: path) ?? false
  }

  private func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  private func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    table.dataSource?.tableView(table, commit: style, forRowAt: path)
    table.callListeners?.tell("tableView(_:commit:forRowAt:)", [table, style, path])
  }

  private var commits: Bool { table.dataSource?.tesseraCommitsRows ?? false }
  private var moves: Bool { table.dataSource?.tesseraMovesRows ?? false }

  // MARK: Moves

  private func canMove(_ path: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
  }

  var tesseraMovesItems: Bool { moves }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    table.isEditing && moves && canMove(path)
  }

  func collectionView(
    _ view: UICollectionView,
    moveItemAt source: IndexPath,
    to destination: IndexPath
  ) {
    table.dataSource?.tableView(table, moveRowAt: source, to: destination)
    table.callListeners?.tell("tableView(_:moveRowAt:to:)", [table, source, destination])
  }

  func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    guard let delegate = table.delegate else { return proposed }
    return delegate.tableView(
      table,
      targetIndexPathForMoveFromRowAt: original,
      toProposedIndexPath: proposed
    )
  }

  // MARK: Menus

  func collectionView(
    _ view: UICollectionView,
    contextMenuConfigurationForItemAt path: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
  }

  func collectionView(
    _ view: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  func collectionView(
    _ view: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(
      table,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
}
