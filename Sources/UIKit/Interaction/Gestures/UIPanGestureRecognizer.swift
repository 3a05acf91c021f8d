// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds dragging fingers, and follows them.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers; the default is 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; by default there is no limit.
  open var maximumNumberOfTouches = Int.max

  private var last: CGPoint?
  private var way = CGPoint.zero
  private var trail: [(at: TimeInterval, point: CGPoint)] = []

  open override func reset() {
    super.reset()
    last = nil
    way = .zero
    trail = []
  }

  /// How far the fingers have moved in the window since they came down or the translation was set,
  /// in a view's points.
  open func translation(in view: UIView?) -> CGPoint { view?.direction(fromWindow: way) ?? way }

  /// Sets how far the fingers have moved, in a view's points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = view?.direction(toWindow: translation) ?? translation
    // Speeds are those of the fingers, also across the place where counting began anew.
    let change = CGPoint(x: wanted.x - way.x, y: wanted.y - way.y)
    trail = trail.map { ($0.at, CGPoint(x: $0.point.x + change.x, y: $0.point.y + change.y)) }
    way = wanted
  }

  /// The speed of the fingers, in a view's points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = trail.first, let end = trail.last, end.at > first.at else { return .zero }
    let time = CGFloat(end.at - first.at)
    let speed = CGPoint(
      x: (end.point.x - first.point.x) / time,
      y: (end.point.y - first.point.y) / time
    )
    return view?.direction(fromWindow: speed) ?? speed
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Another finger changes the middle without a movement of the fingers.
    last = location(in: nil)
    note(event.timestamp)
    if numberOfTouches > maximumNumberOfTouches { state = isUnderway ? .cancelled : .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    if let last {
      way.x += point.x - last.x
      way.y += point.y - last.y
    }
    last = point
    note(event.timestamp)
    if isUnderway {
      state = .changed
    } else if state == .possible, numberOfTouches >= minimumNumberOfTouches,
      hypot(way.x, way.y) >= GesturePolicy.panSlop
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = numberOfTouches - touches.count
    guard left < minimumNumberOfTouches else {
      last = nil
      return
    }
    state = isUnderway ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderway ? .cancelled : .failed
  }

  private var isUnderway: Bool { settled == .began || settled == .changed }

  private func note(_ timestamp: TimeInterval) {
    trail.append((timestamp, way))
    trail.removeAll { timestamp - $0.at > GesturePolicy.velocitySpan }
  }
}
