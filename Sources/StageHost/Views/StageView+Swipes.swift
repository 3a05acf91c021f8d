// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Rows of lists that are moved aside.
extension StageView {
  /// The row that is aside, with its actions.
  var swiped: StageSwiped {
    guard let (key, side, configuration) = collectionView.openedSwipe,
      let element = feed.number(of: key)
    else { return StageSwiped(view: id, element: 0, side: .trailing) }
    return StageSwiped(
      view: id,
      element: element,
      side: side == .leading ? .leading : .trailing,
      full: configuration.performsFirstActionWithFullSwipe,
      actions: configuration.actions.prefix(Limits.standard.rowActions)
        .map(StageSwiped.Button.init)
    )
  }

  /// Moves the row of an element aside; any other row goes back, even when this row does not exist.
  func openSwipe(_ element: UInt64, _ side: SwipeSide) {
    collectionView.performAnimated(nil) {
      guard let key = feed.key(of: element), key.category == .cell,
        let place = ItemPlaces(of: [key.identity], in: source.data).found.first
      else {
        collectionView.closeSwipe()
        return
      }
      _ = collectionView.openSwipe(at: IndexPath(place.position), side)
    }
  }

  /// Moves the row back.
  func closeSwipe() {
    collectionView.performAnimated(nil) { collectionView.closeSwipe() }
  }

  /// Performs an action of the row that is aside.
  ///
  /// - Returns: Whether there is such an action.
  func performSwipeAction(_ index: Int) -> Bool {
    var isDone = false
    collectionView.performAnimated(nil) { isDone = collectionView.performSwipeAction(index) }
    return isDone
  }

  /// The commands in the menu of a list's row besides those of all menus.
  func menuCommands(at indexPath: IndexPath) -> [(title: String, command: ItemCommand)] {
    collectionView.isList(section: indexPath.section) ? source.menuCommands(at: indexPath) : []
  }
}

extension SwipeSide {
  /// The side in a page's message.
  init(_ side: StageSwipe.Side) {
    switch side {
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension StageSwiped.Button {
  @MainActor
  fileprivate init(_ action: UIContextualAction) {
    let colour = ContentColour(action.backgroundColor)
    var symbol = ""
    if case .symbol(let name)? = action.image?.source { symbol = name }
    self.init(
      title: action.title ?? "",
      symbol: symbol,
      light: colour.light,
      dark: colour.dark,
      destructive: action.style == .destructive
    )
  }
}
