// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import UIKit

/// The screens of apps: their fingers, and the change to another collection view.
extension Stage {
  /// The error for a view without a screen, or without what an action on it needs.
  private static func missing(_ words: String) -> ProtocolError {
    ProtocolError(code: "not-found", field: "view", message: words)
  }

  /// Carries out an action on the screen of a view.
  ///
  /// - Throws: `ProtocolError` when the view shows no screen, or the action is not possible.
  func actOnScreen(
    _ action: StageAction,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) {
    guard let screen = view.seat.screen else {
      throw Self.missing("View \(view.id) shows no screen of an app.")
    }
    switch action {
    case .finger(let touch):
      view.touching.toucher = client
      let time = try view.touching.screenClock.time(of: touch, now: now)
      let phase = LiveScreen.Finger(touch.phase)
      screen.take(phase, at: CGPoint(touch.point), finger: touch.finger, timestamp: time)
    case .back:
      guard screen.goBack() else { throw Self.missing("There is no screen to go back to.") }
    case .type(let text):
      guard screen.type(text) else { throw Self.missing("No field has the keyboard.") }
    default: break
    }
    view.collectionView.performAnimated(nil) {}
  }

  /// Shows another collection view of the screen in a view: its page gets the elements anew.
  func exchangeContent(of view: StageView) -> StageView {
    view.retire()
    interaction.forget(view: view.id)
    let next = StageView(continuing: view, document: document, nowMs: nowMs)
    views[view.id] = next
    openings[view.id] = nil
    if eventWatch.isWatched(view.id) { eventWatch.watch(next, true) }
    next.openAgain()
    return next
  }

  /// Shows another layout or version of the source in a view that shows a screen, or will.
  ///
  /// - Returns: Whether it was necessary.
  func remakeScreen(of view: StageView, _ animation: ElementAnimation?) -> Bool {
    let isOther = view.seat.isOther(document)
    guard isOther, view.seat.screen != nil || document.showsScreens else { return false }
    view.retire()
    interaction.forget(view: view.id)
    let picture = view.feed.snapshot
    let next = makeView(view.id, view.shownViewport, view.offset, revision: view.feed.revision)
    if eventWatch.isWatched(view.id) { eventWatch.watch(next, true) }
    next.open(
      at: view.offset,
      selecting: document.edits.selection,
      adopting: picture,
      animation: animation ?? Self.adoptionAnimation
    )
    flush(next, expected: view.offset)
    return true
  }

  /// Shows what apps have changed on their screens in the meantime.
  func settleScreens() {
    for (_, view) in views.sorted(by: { $0.key < $1.key })
    where view.seat.screen != nil && !leavesOut(view) {
      flush(view, expected: view.offset)
    }
  }
}
