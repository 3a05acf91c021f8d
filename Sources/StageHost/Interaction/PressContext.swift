// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// The items that a press is about, and what was chosen for them.
///
/// It keeps identities, for the data may be another one by the time that somebody chooses.
@MainActor
final class PressContext: ItemMenuProviding {
  /// What was chosen.
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

  /// Makes the context of a press on some data; `rows` tells what an item offers as a list's row.
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

  /// What the menu has anyway is not there twice.
  private static let common: Set<ItemCommand> = [
    .delete, .duplicate, .insertBefore, .insertAfter, .moveToStart, .moveToEnd,
  ]

  /// What a list's row can do by its chevron or by moving it aside.
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
