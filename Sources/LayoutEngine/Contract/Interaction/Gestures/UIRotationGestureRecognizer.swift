// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds two fingers that turn, and follows them; other fingers take no part.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians clockwise; may be set, to count from there.
  open var rotation: CGFloat = 0

  private var turn = FingerPair.Trace()

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { turn.rate }

  open override func reset() {
    super.reset()
    rotation = 0
    turn = FingerPair.Trace()
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
    guard let first = turn.first else {
      turn.start(pair.angle)
      return
    }
    guard mayBegin else { return }
    let sinceFirst = FingerPair.shortestWay(from: first, to: pair.angle)
    if !isUnderway, abs(sinceFirst) < GesturePolicy.rotationSlop { return }
    rotation += FingerPair.shortestWay(from: turn.last ?? first, to: pair.angle)
    turn.note(pair.angle, value: rotation, at: event.timestamp)
    state = isUnderway ? .changed : .began
  }
}
