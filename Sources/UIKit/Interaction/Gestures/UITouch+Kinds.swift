// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a finger of a page is besides its place.
extension UITouch {
  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// What touches; always a finger.
  public var type: TouchType { .direct }
  /// How hard it presses, where 1 is as usual; pages do not tell it.
  public var force: CGFloat { 1 }
  /// The greatest force; no more than the usual one here.
  public var maximumPossibleForce: CGFloat { 1 }
  /// The size of the finger, in points; pages do not tell it.
  public var majorRadius: CGFloat { 0 }
  /// The window of the touched view; `nil` where a layout is shown without an app.
  public var window: UIWindow? { view?.window }

  /// The place of the finger, as precise as it is known; see `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension UIEvent {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What the event is about; always touches.
  public var type: EventType { .touches }

  /// The fingers on a view; `nil` without any.
  public func touches(for view: UIView) -> Set<UITouch>? {
    let touches: Set<UITouch> = allTouches?.filter { $0.view === view } ?? []
    return touches.isEmpty ? nil : touches
  }
}
