// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The stages in which a view opens under a resting drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view opened.
  case activated = 3
}

/// A drag over a view that may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The present stage.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that opens; the delegate may set another one.
  var targetView: UIView? { get set }
  /// An object by which the delegate knows the target.
  var targetItem: Any? { get set }

  /// The place of the finger, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// A view that may open when a drag rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it opens.
  var isSpringLoaded: Bool { get set }
}
