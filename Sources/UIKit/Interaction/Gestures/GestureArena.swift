// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where fingers come down: a window, or a collection view.
@MainActor
protocol GestureGround: TouchReceiver {
  /// The finger that comes down at a point of the ground.
  func finger(at point: CGPoint, timestamp: TimeInterval) -> UITouch?

  /// The recognisers that a finger concerns, those of the innermost view first.
  func recognizers(for touch: UITouch) -> [UIGestureRecognizer]
}

/// Passes fingers to the gesture recognisers of a ground, decides which recognisers win, and
/// passes the remaining touches to the ground itself.
///
/// - Source: the documented rules of `UIGestureRecognizer`: one gesture at a time unless both sides
///   agree, failure requirements, and the three ways to withhold touches from the view.
@MainActor
final class GestureArena {
  private unowned let ground: any GestureGround
  private var fingers: [Int: UITouch] = [:]
  private var viewTouches = ViewTouchQueue()
  private var lastTap: UITouch?
  /// The recognisers of the present fingers, and those that wait for the next ones.
  private var known: [UIGestureRecognizer] = []

  init(_ ground: any GestureGround) { self.ground = ground }

  /// The known recognisers that still have a view.
  private var recognizers: [UIGestureRecognizer] { known.filter { $0.view != nil } }

  /// The next time for which a recogniser waits, on the clock of the touches; `nil` if none waits.
  var deadline: TimeInterval? { recognizers.compactMap(\.deadline).min() }

  /// Whether a finger is down.
  var isTouched: Bool { !fingers.isEmpty }

  /// Notes that time passed without a move of a finger.
  func timePassed(to timestamp: TimeInterval) {
    for recognizer in recognizers where recognizer.isEnabled {
      recognizer.timePassed(to: timestamp)
    }
    settle()
  }

  /// Begins a finger; a finger that is already down moves.
  func began(_ finger: Int, at point: CGPoint, timestamp: TimeInterval) {
    guard fingers[finger] == nil else { return moved(finger, to: point, timestamp: timestamp) }
    timePassed(to: timestamp)
    guard let touch = ground.finger(at: point, timestamp: timestamp) else { return }
    touch.tapCount = tapCount(at: point, timestamp)
    fingers[finger] = touch
    let event = event(timestamp)
    let concerned = ground.recognizers(for: touch)
    known = concerned + known.filter { one in !concerned.contains { $0 === one } }
    for recognizer in concerned where recognizer.isEnabled && recognizer.isListening {
      guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      else { continue }
      recognizer.take(touch)
      recognizer.touchesBegan([touch], with: event)
    }
    // Two fingers are no tap.
    if fingers.count == 1 {
      viewTouches.began(at: point, on: touch.view)
    } else {
      viewTouches.cancel(in: ground)
    }
    settle()
  }

  func moved(_ finger: Int, to point: CGPoint, timestamp: TimeInterval) {
    guard let touch = fingers[finger] else { return }
    timePassed(to: timestamp)
    touch.move(to: point, phase: .moved, timestamp: timestamp)
    tell(touch, timestamp) { $0.touchesMoved($1, with: $2) }
    settle()
    viewTouches.moved(to: point, in: ground)
  }

  func ended(_ finger: Int, at point: CGPoint, timestamp: TimeInterval) {
    guard let touch = fingers[finger] else { return }
    timePassed(to: timestamp)
    touch.move(to: point, phase: .ended, timestamp: timestamp)
    tell(touch, timestamp) { $0.touchesEnded($1, with: $2) }
    lastTap = touch
    viewTouches.ended(at: point)
    remove(finger)
  }

  /// Cancels a finger, for example because the content scrolls.
  func cancelled(_ finger: Int, timestamp: TimeInterval) {
    guard let touch = fingers[finger] else { return }
    touch.move(to: touch.point, phase: .cancelled, timestamp: timestamp)
    tell(touch, timestamp) { $0.touchesCancelled($1, with: $2) }
    viewTouches.cancel(in: ground)
    remove(finger)
  }

  /// Cancels all fingers.
  func cancelAll(timestamp: TimeInterval) {
    for finger in fingers.keys.sorted() { cancelled(finger, timestamp: timestamp) }
  }

  private func remove(_ finger: Int) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    settle()
    for recognizer in recognizers { recognizer.drop(touch) }
    // A recogniser that never decides holds nothing back any more.
    settle()
  }

  private func event(_ timestamp: TimeInterval) -> UIEvent {
    UIEvent(allTouches: Set(fingers.values), timestamp: timestamp)
  }

  private func tell(
    _ touch: UITouch,
    _ timestamp: TimeInterval,
    _ call: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
  ) {
    let event = event(timestamp)
    for recognizer in recognizers where recognizer.isListening {
      guard recognizer.isEnabled, recognizer.touches.contains(touch) else { continue }
      call(recognizer, [touch], event)
    }
  }

  private func tapCount(at point: CGPoint, _ timestamp: TimeInterval) -> Int {
    guard let lastTap, timestamp - lastTap.timestamp <= GesturePolicy.tapInterval,
      distance(lastTap.point, point) <= GesturePolicy.tapDistance
    else { return 1 }
    return lastTap.tapCount + 1
  }

  // MARK: Who wins

  /// Grants states until none changes any more, and then passes the remaining touches to the view.
  private func settle() {
    while recognizers.contains(where: grant) {}
    let waiting = recognizers.filter(\.isUndecided)
    let mayBegin = !waiting.contains(where: \.delaysTouchesBegan)
    let mayEnd = !waiting.contains { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
    // What is told may change the recognisers, or touch again.
    while let tell = viewTouches.next(mayBegin: mayBegin, mayEnd: mayEnd) { tell(ground) }
    guard fingers.isEmpty else { return }
    for recognizer in recognizers where recognizer.isDone { recognizer.startOver() }
    known.removeAll { !$0.isUndecided && !$0.isUnderway }
  }

  /// Grants or refuses the state that a recogniser wants.
  ///
  /// - Returns: Whether anything changed.
  private func grant(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let wanted = recognizer.wanted else { return false }
    guard recognizer.settled == .possible, wanted != .failed else {
      recognizer.settle(as: wanted)
      return true
    }
    let conditions = recognizers.filter { $0 !== recognizer && waits(recognizer, for: $0) }
    if conditions.contains(where: \.isUndecided) { return false }
    let isRefused =
      conditions.contains(where: \.hasRecognised)
      || recognizers.contains { $0 !== recognizer && $0.hasRecognised && prevents($0, recognizer) }
      || !mayBegin(recognizer)
    guard !isRefused else {
      recognizer.settle(as: .failed)
      return true
    }
    for other in recognizers where other !== recognizer && other.settled == .possible {
      if !other.touches.isEmpty || other.wanted != nil, prevents(recognizer, other) {
        other.settle(as: .failed)
      }
    }
    if recognizer.cancelsTouchesInView { viewTouches.cancel(in: ground) }
    recognizer.settle(as: wanted == .changed ? .began : wanted)
    return true
  }

  /// Whether the recogniser's view and then its delegate let it begin.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false else { return false }
    // A view that is its recogniser's delegate was asked with the same method.
    guard let delegate = recognizer.delegate, delegate !== recognizer.view else { return true }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }

  private func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
    a.required.contains { $0 === b } || a.shouldRequireFailure(of: b)
      || b.shouldBeRequiredToFail(by: a)
      || a.delegate?.gestureRecognizer(a, shouldRequireFailureOf: b) == true
      || b.delegate?.gestureRecognizer(b, shouldBeRequiredToFailBy: a) == true
  }

  private func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard a.canPrevent(b), b.canBePrevented(by: a) else { return false }
    return a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) != true
      && b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) != true
  }
}

extension UIGestureRecognizer {
  /// Whether it still follows the touches of this sequence.
  fileprivate var isListening: Bool {
    settled == .possible || settled == .began || settled == .changed
  }

  /// Whether it follows fingers, or waits for the next tap, without a decision so far.
  fileprivate var isUndecided: Bool {
    settled == .possible && (wanted != nil || !touches.isEmpty || deadline != nil)
  }

  fileprivate var hasRecognised: Bool {
    settled == .began || settled == .changed || settled == .ended
  }

  fileprivate var isUnderway: Bool { settled == .began || settled == .changed }

  fileprivate var isDone: Bool {
    settled == .ended || settled == .cancelled || settled == .failed
  }
}
