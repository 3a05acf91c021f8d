// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Fingers on the collection view, as the stage host reports them.
///
/// Points are in content coordinates. Timestamps are seconds of any clock that never goes back.
extension UICollectionView {
  /// Begins a finger; `finger` is its number among those that are down.
  package func fingerBegan(_ finger: Int, at point: CGPoint, timestamp: TimeInterval) {
    gestures.began(finger, at: point, timestamp: timestamp)
  }

  /// Moves a finger; ignored if that finger is not down.
  package func fingerMoved(_ finger: Int, to point: CGPoint, timestamp: TimeInterval) {
    gestures.moved(finger, to: point, timestamp: timestamp)
  }

  /// Lifts a finger.
  package func fingerEnded(_ finger: Int, at point: CGPoint, timestamp: TimeInterval) {
    gestures.ended(finger, at: point, timestamp: timestamp)
  }

  /// Cancels a finger, for example because a scroll started.
  package func fingerCancelled(_ finger: Int, timestamp: TimeInterval) {
    gestures.cancelled(finger, timestamp: timestamp)
  }

  /// Notes that time passed: a long press may begin, a double tap may fail.
  package func gestureTimePassed(to timestamp: TimeInterval) {
    gestures.timePassed(to: timestamp)
  }

  /// When `gestureTimePassed` must be called next; `nil` for never.
  package var gestureDeadline: TimeInterval? { gestures.deadline }
}

/// A collection view takes the fingers on its content, which are told in content coordinates.
extension UICollectionView: GestureGround {
  func finger(at point: CGPoint, timestamp: TimeInterval) -> UITouch? {
    UITouch(view: self, at: point, timestamp: timestamp)
  }

  func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    ownRecognizers + outerRecognizers
  }

  /// The recognisers on the collection view: those of the app, and the press that begins drags.
  package var ownRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + [dragAndDrop.press.recognizer].compactMap { $0 }
  }

  /// The recognisers of the views around the collection view, without those that scroll.
  package var outerRecognizers: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = superview
    while let present = view {
      found += (present.gestureRecognizers ?? []).filter { !($0 is SheetPan) }
      view = present.superview
    }
    return found
  }

  func touchBegan(at point: CGPoint, on view: UIView?) { touchBegan(at: point) }
}
