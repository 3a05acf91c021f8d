// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// The fingers in a view: touches, drags, and changes of parameters by gestures.
@MainActor
final class Touching {
  let collectionView: UICollectionView
  let source: StageDataSource
  /// Answers the questions of drags and drops.
  let dragDelegate: StageDragDelegate
  /// The items that are moved through the view.
  var drag: ItemDrag?
  /// The view whose movement of an item is shown here, too.
  var imitated: UInt64?
  /// The things from outside that are moved over the view.
  var guest: GuestDrag?
  /// The client that touched last; 0 for none.
  var toucher: UInt64 = 0
  /// The times of touches, and the fingers that are down.
  var clock = TouchClock()
  /// The same for the fingers around the collection view, on the screen of an app.
  var screenClock = TouchClock()
  /// Whether the present touch is a pan that selects the items under it.
  private var isPanning = false
  /// The values that the present gesture has given to parameters, by key.
  private var gestureValues: [String: ParameterValue] = [:]

  /// Makes this object handle the collection view's drags; `now` is the host's clock, in seconds.
  init(
    _ collectionView: UICollectionView,
    _ source: StageDataSource,
    now: @escaping () -> Double
  ) {
    self.collectionView = collectionView
    self.source = source
    dragDelegate = StageDragDelegate(source: source)
    // An app's own collection view may have delegates of its own.
    if collectionView.dragDelegate == nil { collectionView.dragDelegate = dragDelegate }
    if collectionView.dropDelegate == nil { collectionView.dropDelegate = dragDelegate }
    collectionView.keepCarryTime(by: now)
  }

  /// The fingers that the collection view's recognisers need; `nil` without recognisers.
  var gestures: StageGestures? {
    let own = collectionView.ownRecognizers.filter(\.isEnabled)
    let recognizers = own + collectionView.outerRecognizers.filter(\.isEnabled)
    guard !recognizers.isEmpty else { return nil }
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
      .filter { $0.numberOfTouchesRequired == 1 }
    return StageGestures(
      fingers: recognizers.contains(where: \.wantsTwoFingers) ? 2 : 1,
      drag: drag(of: own, around: recognizers),
      press: presses.map(\.minimumPressDuration).min().map { max(0, $0) }
    )
  }

  /// The effect of a drag with one finger.
  ///
  /// A pan of the collection view takes it from scrolling, unless a delegate allows both; those of the views
  /// around leave it to scrolling.
  private func drag(
    of own: [UIGestureRecognizer],
    around all: [UIGestureRecognizer]
  ) -> StageGestures.Drag {
    let scroll = collectionView.panGestureRecognizer
    let pans = own.compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.minimumNumberOfTouches < 2 }
    if pans.contains(where: { !$0.goesAlong(with: scroll) }) { return .gesture }
    return all.contains { $0.goesAlong(with: scroll) } ? .both : .scroll
  }

  /// The next time for which a gesture waits, in seconds of the host's clock.
  var gestureDeadline: Double? {
    [collectionView.gestureDeadline, collectionView.carryDeadline].compactMap { $0 }.min()
  }

  /// Gives a touch to the collection view; `time` is of the host's clock.
  func take(_ touch: StageTouch, at time: Double) {
    let point = CGPoint(touch.point)
    switch (touch.phase, isPanning) {
    case (.began, _):
      isPanning = touch.shift && collectionView.selectionPanBegan(at: point)
      if !isPanning { collectionView.fingerBegan(touch.finger, at: point, timestamp: time) }
    case (.moved, true): collectionView.selectionPanMoved(to: point)
    case (.moved, false): collectionView.fingerMoved(touch.finger, to: point, timestamp: time)
    case (.ended, false): collectionView.fingerEnded(touch.finger, at: point, timestamp: time)
    case (.cancelled, false): collectionView.fingerCancelled(touch.finger, timestamp: time)
    case (.ended, true), (.cancelled, true):
      isPanning = false
      collectionView.selectionPanEnded()
    }
  }

  /// Cancels all fingers that are down, for example because their client is gone.
  func takeFingersAway() {
    for finger in clock.lift() {
      let touch = StageTouch(
        phase: .cancelled,
        point: Point(x: 0, y: 0),
        finger: finger,
        at: clock.now
      )
      take(touch, at: clock.now)
    }
  }

  /// The changes of the layout's properties by gestures, as changes of the stage's parameters.
  ///
  /// The changes of one gesture are one step; it ends when the last finger is lifted.
  func takeGestureChanges(
    _ changed: [(key: String, value: ParameterValue)]
  ) -> [Consequence] {
    var changes: [Consequence] = []
    for (key, value) in changed {
      let phase: ClientMessage.SetParameter.Phase =
        gestureValues[key] == nil ? .begin : .change
      gestureValues[key] = value
      changes.append(.set(key: key, value: value, phase))
    }
    guard clock.fingers.isEmpty else { return changes }
    changes += gestureValues.sorted { $0.key < $1.key }
      .map { .set(key: $0.key, value: $0.value, .end) }
    gestureValues = [:]
    return changes
  }
}

extension UIGestureRecognizer {
  /// Whether it needs more than one finger; any other class of recogniser may, so it counts as
  /// such.
  fileprivate var wantsTwoFingers: Bool {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired > 1
    case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired > 1
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired > 1
    case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches > 1
    default: true
    }
  }

  /// Whether it continues while the content scrolls.
  fileprivate func goesAlong(with scroll: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: scroll) ?? false
  }
}
