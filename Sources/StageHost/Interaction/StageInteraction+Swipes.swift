// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Handles the actions behind rows of lists.
extension StageInteraction {
  /// Handles a user's step with the actions of a row.
  ///
  /// - Throws: `ProtocolError` when there is no such action.
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
