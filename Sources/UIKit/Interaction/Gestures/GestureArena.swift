// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Passes fingers to a collection view's gesture recognisers, decides which recognisers win, and
/// passes the remaining touches to the collection view itself.
///
/// - Source: the documented rules of `UIGestureRecognizer`: one gesture at a time unless both sides
///   agree, failure requirements, and the three ways to withhold touches from the view.
@MainActor
final class GestureArena {
  private unowned let view: UICollectionView
  private var fingers: [Int: UITouch] = [:]
  private var viewTouches = ViewTouchQueue()
  private var lastTap: UITouch?

  init(view: UICollectionView) { self.view = view }

  private var recognizers: [UIGestureRecognizer] { view.gestureRecognizers ?? [] }

  /// The next time for which a recogniser waits, on the clock of the touches; `nil` if none waits.
  var deadline: TimeInterval? { recognizers.compactMap(\.deadline).min() }

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
    let touch = UITouch(view: view, at: point, timestamp: timestamp)
    touch.tapCount = tapCount(at: point, timestamp)
    fingers[finger] = touch
    let event = event(timestamp)
    for recognizer in recognizers where recognizer.isEnabled && recognizer.isListening {
      guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      else { continue }
      recognizer.take(touch)
      recognizer.touchesBegan([touch], with: event)
    }
    // Two fingers are no tap.
    if fingers.count == 1 { viewTouches.began(at: point) } else { viewTouches.cancel(in: view) }
    settle()
  }

  func moved(_ finger: Int, to point: CGPoint, timestamp: TimeInterval) {
    guard let touch = fingers[finger] else { return }
    timePassed(to: timestamp)
    touch.move(to: point, phase: .moved, timestamp: timestamp)
    tell(touch, timestamp) { $0.touchesMoved($1, with: $2) }
    viewTouches.moved(to: point, in: view)
    settle()
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
    viewTouches.cancel(in: view)
    remove(finger)
  }

  private func remove(_ finger: Int) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    settle()
    for recognizer in recognizers { recognizer.drop(touch) }
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
    viewTouches.flush(
      in: view,
      mayBegin: !waiting.contains(where: \.delaysTouchesBegan),
      mayEnd: !waiting.contains { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
    )
    guard fingers.isEmpty else { return }
    for recognizer in recognizers where recognizer.isDone { recognizer.startOver() }
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
      || recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false
    guard !isRefused else {
      recognizer.settle(as: .failed)
      return true
    }
    for other in recognizers where other !== recognizer && other.settled == .possible {
      if !other.touches.isEmpty || other.wanted != nil, prevents(recognizer, other) {
        other.settle(as: .failed)
      }
    }
    if recognizer.cancelsTouchesInView { viewTouches.cancel(in: view) }
    recognizer.settle(as: wanted == .changed ? .began : wanted)
    return true
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

  fileprivate var isDone: Bool {
    settled == .ended || settled == .cancelled || settled == .failed
  }
}
