// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds fingers that stay in place for a while, and then follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest time that the fingers stay down, in seconds; the default is 0.5.
  open var minimumPressDuration: TimeInterval = GesturePolicy.longPress
  /// The greatest distance that they may move before the gesture begins, in points; the default is
  /// 10.
  open var allowableMovement: CGFloat = GesturePolicy.longPressSlop
  /// The number of taps before the press; the default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1

  private var start: [ObjectIdentifier: CGPoint] = [:]
  private var began: TimeInterval?

  open override func reset() {
    super.reset()
    start = [:]
    began = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      start[ObjectIdentifier(touch)] = touch.location(in: nil)
      if touch.tapCount <= numberOfTapsRequired {
        state = .failed
        return
      }
    }
    if numberOfTouches > numberOfTouchesRequired { return fail() }
    if numberOfTouches == numberOfTouchesRequired { began = event.timestamp }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    timePassed(to: event.timestamp)
    guard state == .possible else {
      if state == .began || state == .changed { state = .changed }
      return
    }
    for touch in touches {
      guard let origin = start[ObjectIdentifier(touch)] else { continue }
      if distance(touch.location(in: nil), origin) > allowableMovement { return fail() }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timePassed(to: event.timestamp)
    state = isUnderway ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderway ? .cancelled : .failed
  }

  override var deadline: TimeInterval? {
    state == .possible ? began.map { $0 + minimumPressDuration } : nil
  }

  override func timePassed(to timestamp: TimeInterval) {
    if let deadline, timestamp >= deadline { state = .began }
  }

  private var isUnderway: Bool { settled == .began || settled == .changed }

  private func fail() { state = isUnderway ? .cancelled : .failed }
}
