// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A finger on a view.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What a finger did last.
  @frozen public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  /// What the finger did last.
  public internal(set) var phase = Phase.began
  /// The time at which it did so, in seconds of the touches' clock.
  public internal(set) var timestamp: TimeInterval
  /// How often it came down at this place in quick succession, including this time.
  public internal(set) var tapCount = 1
  /// The touched view.
  public private(set) weak var view: UIView?

  /// The view in whose coordinates the places are.
  ///
  /// It is a window, or a collection view whose page tells places in the content. A touched view may move under
  /// the finger, so it is no measure.
  private weak var space: UIView?
  /// The place of the finger.
  private(set) var point: CGPoint
  private var previousPoint: CGPoint

  /// Makes a finger on a view; without a space, its place is in the view's own coordinates.
  init(view: UIView, at point: CGPoint, in space: UIView? = nil, timestamp: TimeInterval) {
    self.view = view
    self.space = space ?? view
    self.point = point
    self.timestamp = timestamp
    previousPoint = point
  }

  /// The place of the finger, in a view's coordinates; for `nil`, in those of the window.
  public func location(in view: UIView?) -> CGPoint { place(point, in: view) }

  /// The place of the finger before its last move.
  public func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }

  private func place(_ point: CGPoint, in other: UIView?) -> CGPoint {
    space?.place(of: point, in: other) ?? point
  }

  func move(to point: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    self.timestamp = timestamp
  }
}

/// What recognisers are told in addition to the changed touches.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// What an event is about in its kind.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// All fingers that are down, and those that were just lifted.
  public let allTouches: Set<UITouch>?
  /// The time of the event, in seconds of the touches' clock.
  public let timestamp: TimeInterval

  /// The movements of a finger since the last event; its present one.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where a finger may go; nobody knows here.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  init(allTouches: Set<UITouch>, timestamp: TimeInterval) {
    self.allTouches = allTouches
    self.timestamp = timestamp
  }
}
