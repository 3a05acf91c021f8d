// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A finger on the collection view.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What a finger last did.
  @frozen public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  /// What the finger last did.
  public internal(set) var phase = Phase.began
  /// When it did so, in seconds of the clock that the touches came with.
  public internal(set) var timestamp: TimeInterval
  /// How often it came down at this place in quick succession, this time included.
  public internal(set) var tapCount = 1
  /// The view that is touched.
  public private(set) weak var view: UIView?

  /// Where the finger is, in the view's own coordinates; of a collection view, those of its content.
  private(set) var point: CGPoint
  private var previousPoint: CGPoint

  init(view: UIView, at point: CGPoint, timestamp: TimeInterval) {
    self.view = view
    self.point = point
    self.timestamp = timestamp
    previousPoint = point
  }

  /// Where the finger is, in a view's coordinates; in those of the touched view for `nil`.
  public func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Where the finger was before it last moved.
  public func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  func move(to point: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Where a point of the touched view is in another; one that is not within it is taken to be placed in it.
  private func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let other, other !== view else { return point }
    if let view, other.isWithin(view) { return view.convert(point, to: other) }
    let frame = other.frame
    return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

/// What recognisers are told beside the touches that changed.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// All fingers that are down, and those that have just been lifted.
  public let allTouches: Set<UITouch>?
  /// When it happened, in seconds of the clock that the touches came with.
  public let timestamp: TimeInterval

  init(allTouches: Set<UITouch>, timestamp: TimeInterval) {
    self.allTouches = allTouches
    self.timestamp = timestamp
  }
}
