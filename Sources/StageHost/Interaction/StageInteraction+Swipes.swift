// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Rows that are moved aside to show what is behind them.
extension StageInteraction {
  /// What a person does with the actions of a row.
  ///
  /// - Throws: `ProtocolError` when an action is wanted that is not there.
  func swipe(
    _ swipe: StageSwipe,
    in view: StageView
  ) throws(ProtocolError) -> [Consequence] {
    switch swipe {
    case .open(let element, let side):
      view.openSwipe(element, SwipeSide(side))
      return [.reply(.swiped(view.swiped))]
    case .close:
      view.closeSwipe()
      return []
    case .move: return []
    case .perform(let index):
      guard view.performSwipeAction(index) else {
        throw ProtocolError(
          code: "not-found",
          field: "index",
          message: "No row is aside that has an action \(index)."
        )
      }
      return view.source.takeRowCommands()
    }
  }
}
