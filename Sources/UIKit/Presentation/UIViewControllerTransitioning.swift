// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Gives presentations animations of their own; nobody asks for them here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation with which a controller comes.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation with which a controller goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The standard one, because the method is optional.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The standard one, because the method is optional.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// An animation between controllers; it is not run here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Runs it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What an animation between controllers works on.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it runs.
  var containerView: UIView { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The place of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
}

/// The controllers of an animation.
public enum UITransitionContextViewControllerKey: String, Sendable {
  case from
  case to
}

/// The views of an animation.
public enum UITransitionContextViewKey: String, Sendable {
  case from
  case to
}

/// How a sheet is shown.
@preconcurrency @MainActor
open class UISheetPresentationController: NSObject {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    let name: String
    /// Half the screen.
    @preconcurrency @MainActor public static func medium() -> Detent { Detent(name: "medium") }
    /// The whole screen.
    @preconcurrency @MainActor public static func large() -> Detent { Detent(name: "large") }
  }

  /// The heights; recorded.
  open var detents = [Detent.large()]
  /// Whether the handle is shown; recorded.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; recorded.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher; recorded.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}

/// How a popover is shown.
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  /// The view at which it points; recorded.
  open weak var sourceView: UIView?
  /// The part of the view at which it points; recorded.
  open var sourceRect = CGRect.zero
  /// The button at which it points; recorded.
  open weak var barButtonItem: UIBarButtonItem?
}

/// What is recorded of a controller's presentation.
@MainActor
struct RecordedPresentation {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var definesContext = false
  var sheet: UISheetPresentationController?
  var popover: UIPopoverPresentationController?

  init() {}
}

extension UIViewController {
  /// The animations with which the controller comes and goes; recorded.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { relations.recorded.transitioningDelegate }
    set { relations.recorded.transitioningDelegate = newValue }
  }
  /// Whether other controllers are shown over this one's view; recorded.
  public var definesPresentationContext: Bool {
    get { relations.recorded.definesContext }
    set { relations.recorded.definesContext = newValue }
  }
  /// How the controller is shown as a sheet; recorded.
  public var sheetPresentationController: UISheetPresentationController? {
    if relations.recorded.sheet == nil {
      relations.recorded.sheet = UISheetPresentationController()
    }
    return relations.recorded.sheet
  }
  /// How the controller is shown as a popover; recorded.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if relations.recorded.popover == nil {
      relations.recorded.popover = UIPopoverPresentationController()
    }
    return relations.recorded.popover
  }
  /// Whether the controller is being shown over another one.
  public var isBeingPresented: Bool {
    presentingViewController != nil && viewIfLoaded?.window == nil
  }
  /// Whether the controller is being taken away; never, because that takes no time here.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is coming into another one; never, because that takes no time here.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is leaving another one.
  public var isMovingFromParent: Bool { parent == nil }
}

extension UINavigationController {
  /// Removes the controllers above one.
  ///
  /// - Returns: The removed controllers.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let removed = Array(viewControllers[(place + 1)...])
    while viewControllers.count > place + 1, popViewController(animated: animated) != nil {}
    return removed
  }
}
