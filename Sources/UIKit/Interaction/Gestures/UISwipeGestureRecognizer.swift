// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds fingers that move quickly in one of four directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions; several may be allowed.
  public struct Direction: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards larger x.
    public static let right = Direction(rawValue: 1)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)
    /// Towards larger y.
    public static let down = Direction(rawValue: 8)
  }

  /// The allowed directions; the default is to the right.
  open var direction = Direction.right
  /// The number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1

  private var start: (at: TimeInterval, point: CGPoint)?

  open override func reset() {
    super.reset()
    start = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    if numberOfTouches == numberOfTouchesRequired {
      start = (event.timestamp, location(in: nil))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, state == .possible else { return }
    if event.timestamp - start.at > GesturePolicy.swipeDuration {
      state = .failed
      return
    }
    let point = location(in: nil)
    let way = CGPoint(x: point.x - start.point.x, y: point.y - start.point.y)
    let isAcross = abs(way.x) > abs(way.y)
    let long = isAcross ? abs(way.x) : abs(way.y)
    let short = isAcross ? abs(way.y) : abs(way.x)
    guard long >= GesturePolicy.swipeDistance else { return }
    let went: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    let isStraight = short <= long * GesturePolicy.swipeStray
    state = isStraight && direction.contains(went) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
