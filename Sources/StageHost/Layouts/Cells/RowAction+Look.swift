// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol
import UIKit

extension RowAction {
  /// The look of a button.
  @MainActor
  struct Look {
    var title: String
    var symbol: String
    /// The colour; `nil` for the style's own.
    var colour: UIColor?
    var isDestructive: Bool
  }

  /// The command of the action for an item.
  func command(for item: StageData.Item) -> ItemCommand {
    switch does {
    case .delete: .delete
    case .flag: item.isFlagged ? .unflag : .flag
    case .duplicate: .duplicate
    case .moveToStart: .moveToStart
    case .moveToEnd: .moveToEnd
    case .insertBefore: .insertBefore
    case .insertAfter: .insertAfter
    }
  }

  /// The look of the action's button for an item.
  @MainActor
  func look(for item: StageData.Item) -> Look {
    let usual = usual(for: item)
    return Look(
      title: title ?? usual.title,
      symbol: symbol ?? usual.symbol,
      colour: colour.map(UIColor.init(rgb:)) ?? usual.colour,
      isDestructive: destructive ?? usual.isDestructive
    )
  }

  /// The look of an action's button without settings in the data.
  @MainActor
  private func usual(for item: StageData.Item) -> Look {
    func look(_ title: String, _ symbol: String, _ colour: UIColor?) -> Look {
      Look(title: title, symbol: symbol, colour: colour, isDestructive: does == .delete)
    }
    switch does {
    case .delete: return look("Delete", "trash", nil)
    case .flag: return look(item.isFlagged ? "Unflag" : "Flag", "flag", .systemOrange)
    case .duplicate: return look("Duplicate", "doc.on.doc", .systemIndigo)
    case .moveToStart: return look("To Start", "arrow.up.to.line", .systemBlue)
    case .moveToEnd: return look("To End", "arrow.down.to.line", .systemBlue)
    case .insertBefore: return look("Insert", "plus", .systemGreen)
    case .insertAfter: return look("Insert", "plus", .systemGreen)
    }
  }
}
