// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How far something that is held over a view is on its way to open it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is held over it.
  case inactive = 0
  /// Something is.
  case possible = 1
  /// It is about to open.
  case activating = 2
  /// It opened.
  case activated = 3
}

/// What is held over a view that may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that opens; its delegate may name another.
  var targetView: UIView? { get set }
  /// Whatever the delegate wants to know the target by.
  var targetItem: Any? { get set }

  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// Something that may open when something is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}
