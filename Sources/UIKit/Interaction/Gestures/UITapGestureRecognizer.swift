// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds one or several taps with one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; the default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1

  private var start: [ObjectIdentifier: CGPoint] = [:]
  private var fingersOfTap = 0
  private var taps = 0
  private var firstTap: CGPoint?
  private var tapBegan: TimeInterval?
  private var tapEnded: TimeInterval?

  open override func reset() {
    super.reset()
    start = [:]
    fingersOfTap = 0
    taps = 0
    firstTap = nil
    tapBegan = nil
    tapEnded = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let deadline, event.timestamp > deadline { return fail() }
    for touch in touches {
      let point = touch.location(in: nil)
      start[ObjectIdentifier(touch)] = point
      if let firstTap, distance(point, firstTap) > GesturePolicy.tapDistance { return fail() }
    }
    tapEnded = nil
    tapBegan = tapBegan ?? event.timestamp
    fingersOfTap = max(fingersOfTap, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let origin = start[ObjectIdentifier(touch)] else { continue }
      if distance(touch.location(in: nil), origin) > GesturePolicy.tapSlop { return fail() }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let deadline, event.timestamp > deadline { return fail() }
    let lifted = touches.count
    guard numberOfTouches <= lifted else { return }
    guard fingersOfTap == numberOfTouchesRequired else { return fail() }
    taps += 1
    if firstTap == nil { firstTap = location(in: nil) }
    fingersOfTap = 0
    tapBegan = nil
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      tapEnded = event.timestamp
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override var deadline: TimeInterval? {
    guard state == .possible else { return nil }
    if let tapBegan { return tapBegan + GesturePolicy.longestTap }
    return tapEnded.map { $0 + GesturePolicy.tapInterval }
  }

  override func timePassed(to timestamp: TimeInterval) {
    if let deadline, timestamp > deadline { fail() }
  }

  private func fail() { state = .failed }
}

/// The distance between two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
