// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds two fingers that come together or go apart, and follows them.
///
/// Other fingers take no part.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart the fingers are as when they came down; may be set, to count from there.
  open var scale: CGFloat = 1

  private var span = FingerPair.Trace()

  /// How fast the scale grows, per second.
  open var velocity: CGFloat { span.rate }

  open override func reset() {
    super.reset()
    scale = 1
    span = FingerPair.Trace()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 { for touch in touches { ignore(touch, for: event) } }
    follow(event, mayBegin: false)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event, mayBegin: true)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < 2 else { return }
    if isUnderway { state = .ended } else if numberOfTouches == touches.count { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderway ? .cancelled : .failed
  }

  private var isUnderway: Bool { settled == .began || settled == .changed }

  private func follow(_ event: UIEvent, mayBegin: Bool) {
    guard let pair = FingerPair(self) else { return }
    guard let first = span.first else {
      span.start(pair.distance)
      return
    }
    guard mayBegin else { return }
    if !isUnderway, abs(pair.distance - first) < GesturePolicy.pinchSlop { return }
    if let last = span.last, last > 0 { scale *= pair.distance / last }
    span.note(pair.distance, value: scale, at: event.timestamp)
    state = isUnderway ? .changed : .began
  }
}
