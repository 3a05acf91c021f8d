// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The items of a press, and the choice from its menu.
///
/// It keeps identities, because the data may have changed before the choice.
@MainActor
final class PressContext: ItemMenuProviding {
  /// The choice from the menu.
  enum Choice: Equatable {
    case command(ItemCommand)
    case action(EditAction)
  }

  private(set) var items: [String] = []
  private(set) var choice: Choice?
  private let data: StageData
  private let canPaste: Bool
  private let canSelectSeveral: Bool
  private let rows: (IndexPath) -> [(title: String, command: ItemCommand)]
  private var rowCommands: [(title: String, command: ItemCommand)] = []

  /// Makes the context of a press; `rows` gives the commands that an item has as a row of a list.
  init(
    data: StageData,
    canPaste: Bool,
    canSelectSeveral: Bool,
    rows: @escaping (IndexPath) -> [(title: String, command: ItemCommand)]
  ) {
    self.data = data
    self.canPaste = canPaste
    self.canSelectSeveral = canSelectSeveral
    self.rows = rows
  }

  func menu(forItemsAt indexPaths: [IndexPath]) -> UIMenu? {
    items = indexPaths.compactMap { data.item(at: ElementPosition($0))?.id }
    guard let first = items.first, let path = indexPaths.first else { return nil }
    let title =
      items.count > 1
      ? "\(items.count) items" : data.item(at: ElementPosition(path))?.title ?? first
    rowCommands = indexPaths.count == 1 ? rows(path) : []
    return UIMenu(title: title, children: rowGroup + groups)
  }

  func perform(_ action: EditAction, forItemAt indexPath: IndexPath) {
    items = [data.item(at: ElementPosition(indexPath))?.id].compactMap { $0 }
    choice = .action(action)
  }

  /// Commands that every menu has; a row's own commands do not repeat them.
  private static let common: Set<ItemCommand> = [
    .delete, .duplicate, .insertBefore, .insertAfter, .moveToStart, .moveToEnd,
  ]

  /// The commands of a list's row that its chevron or its actions have.
  private var rowGroup: [UIMenuElement] {
    let own = rowCommands.filter { !Self.common.contains($0.command) }
    guard !own.isEmpty else { return [] }
    return [
      UIMenu(options: .displayInline, children: own.map { action($0.command, title: $0.title) })
    ]
  }

  private var groups: [UIMenuElement] {
    [
      UIMenu(
        options: .displayInline,
        children: [
          action(.copy), action(.paste, isPossible: canPaste), action(.duplicate),
        ]
      ),
      UIMenu(title: "Insert", children: [action(.insertBefore), action(.insertAfter)]),
      UIMenu(title: "Move", children: [action(.moveToStart), action(.moveToEnd)]),
      UIMenu(
        options: .displayInline,
        children: [
          action(.randomSize, isPossible: items.count == 1),
          action(.selectSection, isPossible: canSelectSeveral),
          action(.inspect, isPossible: items.count == 1),
          action(.openWindow, isPossible: items.count == 1),
        ]
      ),
      UIMenu(options: .displayInline, children: [action(.delete)]),
    ]
  }

  private func action(
    _ command: ItemCommand,
    title: String? = nil,
    isPossible: Bool = true
  ) -> UIAction {
    var attributes: UIMenuElement.Attributes = command == .delete ? .destructive : []
    if !isPossible { attributes.insert(.disabled) }
    return UIAction(
      title: title ?? command.title,
      identifier: UIAction.Identifier(command.rawValue),
      attributes: attributes
    ) { [weak self] _ in
      self?.choice = .command(command)
    }
  }
}
