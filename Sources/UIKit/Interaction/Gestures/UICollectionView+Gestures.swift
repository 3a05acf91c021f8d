// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Fingers on the collection view, as whoever shows it reports them.
///
/// Points are content coordinates; timestamps are seconds of any clock that only goes forward.
extension UICollectionView {
  /// A finger came down; `finger` tells it from others that are down.
  package func fingerBegan(_ finger: Int, at point: CGPoint, timestamp: TimeInterval) {
    gestures.began(finger, at: point, timestamp: timestamp)
  }

  /// A finger moved; one that is not down is passed over.
  package func fingerMoved(_ finger: Int, to point: CGPoint, timestamp: TimeInterval) {
    gestures.moved(finger, to: point, timestamp: timestamp)
  }

  /// A finger was lifted.
  package func fingerEnded(_ finger: Int, at point: CGPoint, timestamp: TimeInterval) {
    gestures.ended(finger, at: point, timestamp: timestamp)
  }

  /// A finger became something else, such as the start of a scroll.
  package func fingerCancelled(_ finger: Int, timestamp: TimeInterval) {
    gestures.cancelled(finger, timestamp: timestamp)
  }

  /// Time passed: a long press may begin, a double tap fail.
  package func gestureTimePassed(to timestamp: TimeInterval) {
    gestures.timePassed(to: timestamp)
  }

  /// When `gestureTimePassed` is to be called next; `nil` for not at all.
  package var gestureDeadline: TimeInterval? { gestures.deadline }
}
