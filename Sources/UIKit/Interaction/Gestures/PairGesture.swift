// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gesture of two fingers whose length or angle is followed; other fingers take no part.
///
/// What pinches and turns have in common. Apple's recognisers have no class between them and
/// `UIGestureRecognizer`, so this is a protocol.
@MainActor
protocol PairGesture: UIGestureRecognizer {
  /// What is followed, over the time of the gesture.
  var trace: FingerPair.Trace { get set }
  /// By how much what is followed has to change before the gesture begins.
  var slop: CGFloat { get }

  /// What is followed.
  func measure(_ pair: FingerPair) -> CGFloat

  /// How far it is from one measure to another.
  func change(from first: CGFloat, to last: CGFloat) -> CGFloat

  /// Takes a change into the gesture's value, and tells that.
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
