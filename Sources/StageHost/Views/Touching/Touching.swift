// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// What fingers do in a view: touches, drags, and what gestures make of parameters.
@MainActor
final class Touching {
  let collectionView: UICollectionView
  let source: StageDataSource
  /// What drags and drops ask.
  let dragDelegate: StageDragDelegate
  /// What is moved through the view.
  var drag: ItemDrag?
  /// Who carries things from outside over the view, and how many.
  var guest: GuestDrag?
  /// The client whose fingers were here last; 0 for nobody.
  var toucher: UInt64 = 0
  /// When fingers did what, and which are down.
  var clock = TouchClock()
  /// Whether the touch that goes on is a pan that selects what it passes.
  private var isPanning = false
  /// What the gesture that goes on has made of parameters, by key.
  private var gestureValues: [String: ParameterValue] = [:]

  /// Makes the collection view's drags this one's; `now` is the host's clock, in seconds.
  init(
    _ collectionView: UICollectionView,
    _ source: StageDataSource,
    now: @escaping () -> Double
  ) {
    self.collectionView = collectionView
    self.source = source
    dragDelegate = StageDragDelegate(source: source)
    collectionView.dragDelegate = dragDelegate
    collectionView.dropDelegate = dragDelegate
    collectionView.keepCarryTime(by: now)
  }

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

  /// What gestures made of the layout's properties, which now have other values, as changes of the stage's
  /// parameters.
  ///
  /// The changes of one gesture are one step; the last finger that is lifted ends it.
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
