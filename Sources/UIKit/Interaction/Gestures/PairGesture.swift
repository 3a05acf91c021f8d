// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gesture that follows a length or an angle between two fingers; other fingers take no part.
///
/// It contains what pinches and rotations have in common. It is a protocol because Apple's
/// recognisers have no class between them and `UIGestureRecognizer`.
@MainActor
protocol PairGesture: UIGestureRecognizer {
  /// The measures during the gesture.
  var trace: FingerPair.Trace { get set }
  /// The change of the measure before the gesture begins.
  var slop: CGFloat { get }

  /// The measure of a pair.
  func measure(_ pair: FingerPair) -> CGFloat

  /// The change from one measure to another.
  func change(from first: CGFloat, to last: CGFloat) -> CGFloat

  /// Adds a change to the gesture's value, and returns that value.
  func advance(from last: CGFloat, to measure: CGFloat) -> CGFloat
}

extension PairGesture {
  var isUnderway: Bool { settled == .began || settled == .changed }

  func pairBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 { for touch in touches { ignore(touch, for: event) } }
    guard let pair = FingerPair(self), trace.first == nil else { return }
    trace.start(measure(pair))
  }

  func pairMoved(with event: UIEvent) {
    guard let pair = FingerPair(self) else { return }
    let measured = measure(pair)
    guard let first = trace.first else { return trace.start(measured) }
    if !isUnderway, abs(change(from: first, to: measured)) < slop { return }
    let value = advance(from: trace.last ?? first, to: measured)
    trace.note(measured, value: value, at: event.timestamp)
    state = isUnderway ? .changed : .began
  }

  func pairEnded(_ touches: Set<UITouch>) {
    guard numberOfTouches - touches.count < 2 else { return }
    if isUnderway { state = .ended } else if numberOfTouches == touches.count { state = .failed }
  }

  func pairCancelled() { state = isUnderway ? .cancelled : .failed }
}
