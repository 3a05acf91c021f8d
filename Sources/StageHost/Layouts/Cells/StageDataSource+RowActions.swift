// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Knows the actions behind the rows of lists.
@MainActor
protocol RowActionsSource: AnyObject {
  /// Whether any row of the stage may have actions.
  var hasRowActions: Bool { get }
  /// The actions behind a row; `nil` when there are none.
  func swipeActions(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?
}

/// A layout with actions behind its rows.
@MainActor
protocol RowActing: AnyObject {
  /// The source of the actions.
  var rowActions: (any RowActionsSource)? { get set }
}

extension UICollectionLayoutListConfiguration {
  /// Lets rows be moved aside, if the stage has actions behind any of them.
  @MainActor
  mutating func take(_ actions: (any RowActionsSource)?) {
    guard let actions, actions.hasRowActions else { return }
    leadingSwipeActionsConfigurationProvider = { [weak actions] in
      actions?.swipeActions(at: $0, .leading)
    }
    trailingSwipeActionsConfigurationProvider = { [weak actions] in
      actions?.swipeActions(at: $0, .trailing)
    }
  }
}

extension StageDataSource: RowActionsSource {
  var hasRowActions: Bool { data.hasRowActions }

  /// The actions of an item: its own, or else its section's.
  ///
  /// An item with a delete button can also be deleted by a swipe.
  func actions(of item: StageData.Item, inSection section: Int) -> RowActions? {
    if let own = item.actions ?? data.section(section)?.actions { return own }
    return item.accessories.contains(.delete) ? RowActions(trailing: [RowAction(.delete)]) : nil
  }

  func swipeActions(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard !behaviour.locks(indexPath), let item = data.item(at: ElementPosition(indexPath)),
      let actions = actions(of: item, inSection: indexPath.section)
    else { return nil }
    let wanted = side == .leading ? actions.leading : actions.trailing
    guard !wanted.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: wanted.map { contextualAction($0, for: item) }
    )
    configuration.performsFirstActionWithFullSwipe = actions.fullSwipe
    return configuration
  }

  /// An action that keeps the item's identity, because the index path may change before the action
  /// is performed.
  private func contextualAction(
    _ action: RowAction,
    for item: StageData.Item
  ) -> UIContextualAction {
    let command = action.command(for: item)
    let look = action.look(for: item)
    let result = UIContextualAction(
      style: look.isDestructive ? .destructive : .normal,
      title: look.title
    ) { [weak self] _, _, completion in
      self?.rowCommands.append((command, item.id))
      completion(true)
    }
    if !look.symbol.isEmpty { result.image = UIImage(systemName: look.symbol) }
    if let colour = look.colour { result.backgroundColor = colour }
    return result
  }

  /// The commands in the menu of a row besides those of all menus.
  func menuCommands(at indexPath: IndexPath) -> [(title: String, command: ItemCommand)] {
    guard let item = data.item(at: ElementPosition(indexPath)) else { return [] }
    let actions = actions(of: item, inSection: indexPath.section)
    var found = ((actions?.leading ?? []) + (actions?.trailing ?? [])).map {
      (title: $0.look(for: item).title, command: $0.command(for: item))
    }
    if item.outline.place?.isParent == true {
      let command: ItemCommand = item.outline.isExpanded ? .collapse : .expand
      found.insert((command.title, command), at: 0)
    }
    return found
  }
}
