// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension StageView {
  /// What the collection view's recognisers want of a page's fingers; `nil` without any.
  var gestures: StageGestures? {
    let recognizers = (collectionView.gestureRecognizers ?? []).filter(\.isEnabled)
    guard !recognizers.isEmpty else { return nil }
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
      .filter { $0.numberOfTouchesRequired == 1 }
    return StageGestures(
      fingers: recognizers.contains(where: \.wantsTwoFingers) ? 2 : 1,
      drag: drag(of: recognizers),
      press: presses.map(\.minimumPressDuration).min().map { max(0, $0) }
    )
  }

  /// What a drag with one finger does: a pan takes it from the scrolling unless a delegate agrees to both.
  private func drag(of recognizers: [UIGestureRecognizer]) -> StageGestures.Drag {
    let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.minimumNumberOfTouches < 2 }
    let scroll = collectionView.panGestureRecognizer
    if pans.contains(where: { !$0.goesAlong(with: scroll) }) { return .gesture }
    return recognizers.contains { $0.goesAlong(with: scroll) } ? .both : .scroll
  }

  /// When a gesture wants to hear of the time, in seconds of the host's clock.
  var gestureDeadline: Double? {
    [collectionView.gestureDeadline, collectionView.carryDeadline].compactMap { $0 }.min()
  }

  /// Lets a finger do something in the collection view; `time` is of the host's clock.
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

  /// Takes away all fingers that are down, as when their client is gone.
  func takeFingersAway() {
    for finger in touchClock.lift() {
      let touch = StageTouch(
        phase: .cancelled,
        point: Point(x: 0, y: 0),
        finger: finger,
        at: touchClock.now
      )
      take(touch, at: touchClock.now)
    }
  }

  /// What gestures made of the layout's properties, as changes of the stage's parameters.
  ///
  /// The changes of one gesture are one step; the last finger that is lifted ends it.
  func takeGestureChanges() -> [Consequence] {
    var changes: [Consequence] = []
    for (key, value) in staged.changedValues {
      let phase: ClientMessage.SetParameter.Phase =
        gestureValues[key] == nil ? .begin : .change
      gestureValues[key] = value
      changes.append(.set(key: key, value: value, phase))
    }
    guard touchClock.fingers.isEmpty else { return changes }
    changes += gestureValues.sorted { $0.key < $1.key }
      .map { .set(key: $0.key, value: $0.value, .end) }
    gestureValues = [:]
    return changes
  }
}

extension UIGestureRecognizer {
  /// Whether one finger is not enough; of a class that nobody knows, that is not known.
  fileprivate var wantsTwoFingers: Bool {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired > 1
    case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired > 1
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired > 1
    case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches > 1
    default: true
    }
  }

  /// Whether it goes on while the content scrolls.
  fileprivate func goesAlong(with scroll: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: scroll) ?? false
  }
}
