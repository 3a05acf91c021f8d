// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What presentations of all kinds have, where each kind says more exactly who is told.
@preconcurrency @MainActor
public protocol AdaptivePresentation: AnyObject {}

extension AdaptivePresentation where Self: UIPresentationController {
  /// What is told of the presentation and asked about it; a weak reference.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { told }
    set { told = newValue }
  }
}

/// How a controller is shown over another one; a subclass places it, without an animation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, AdaptivePresentation {
  /// What is told of the presentation, under whichever kind's name it was set.
  weak var told: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// The controller that is shown; an empty one after it has ended, because it keeps its presentation itself.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller over which it is shown; the shown one before it is presented.
  open var presentingViewController: UIViewController {
    let shown = presentedViewController
    return presenting ?? shown.presentingViewController ?? shown
  }

  /// Makes a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
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
  /// Called before the container gets another size, where the presentation is the app's own; overrides call super, which
  /// tells the shown controller the size that its view gets by this.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let shown = presentedViewController
    let own = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    if own != shown.viewIfLoaded?.frame.size {
      shown.viewWillTransition(to: own, with: coordinator)
    }
  }
  /// Called before the traits change, where the presentation is the app's own; overrides call super, which tells the
  /// shown controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
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
