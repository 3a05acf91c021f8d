// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a controller is shown over another one; a subclass places it, without an animation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public let presentedViewController: UIViewController
  /// The controller over which it is shown.
  public let presentingViewController: UIViewController
  /// What is told of the presentation; it is not asked here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view in which a subclass works, while the controller is shown.
  weak var container: UIView?

  /// The view that contains both; `nil` while nothing is shown.
  open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.superview }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the view that is shown, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the view covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller goes away.
  open var shouldRemovePresentersView: Bool { false }
  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The size of a child in the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when a child prefers another size; never here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called before the container gets another size; never here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the view is shown.
  open func presentationTransitionWillBegin() {}
  /// Called after the view was shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes away.
  open func dismissalTransitionWillBegin() {}
  /// Called after the view went away.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before a layout pass of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after a layout pass of the container.
  open func containerViewDidLayoutSubviews() {}
}

/// Something with content and a size that it prefers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
