// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Gives presentations animations of their own, and what manages them.
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
  /// What lets a person hold the animation with which a controller comes.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets a person hold the animation with which a controller goes.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What manages a controller with the style `custom` while it is shown.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None, because the method is optional.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None, because the method is optional.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The system's, because the method is optional.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
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

/// An animation between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Runs it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when it is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing, because the method is optional.
  @preconcurrency @MainActor
  public func animationEnded(_ transitionCompleted: Bool) {}
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
  /// The place of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The place of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
  /// Whether a person's hand holds it.
  var isInteractive: Bool { get }
  /// Tells how far a hand has led it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a hand holds it while it goes on.
  func pauseInteractiveTransition()
  /// Tells that a hand lets it go on to the end.
  func finishInteractiveTransition()
  /// Tells that a hand lets it go back to the start.
  func cancelInteractiveTransition()
}

extension UIViewControllerContextTransitioning {
  /// The place of a controller's view at the start.
  @preconcurrency @MainActor
  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .from) ? containerView.bounds : .zero
  }
  /// Whether it is animated; always.
  public var isAnimated: Bool { true }
  /// The turn of the view that comes; none.
  public var targetTransform: CGAffineTransform { .identity }
  /// How the controller is shown.
  @preconcurrency @MainActor
  public var presentationStyle: UIModalPresentationStyle {
    viewController(forKey: .to)?.modalPresentationStyle ?? .none
  }
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
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String

      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// The name.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.height) = (identifier, height) }

    /// The height, in points; `nil` for one that cannot be used.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }

    /// Half the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the app's own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }
  }

  /// The heights; the selected one is used, or the first.
  open var detents = [Detent.large()]
  /// The name of the present height; `nil` for that of the first.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is behind is not dark.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a sheet is at the lower edge on wide screens too; recorded.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the preferred size decides the width; recorded.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// What is told of the sheet; a weak reference.
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { told as? any UISheetPresentationControllerDelegate }
    set { told = newValue }
  }

  /// Makes changes; without an animation here.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// The height that is chosen now.
  var present: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// The height of the sheet, in points.
  func height(within most: CGFloat) -> CGFloat {
    present.map { height(of: $0, within: most) } ?? most
  }

  /// One of the heights, in points.
  func height(of detent: Detent, within most: CGFloat) -> CGFloat {
    let height = detent.resolvedValue(in: SheetRoom(maximumDetentValue: most)) ?? most
    return height.isFinite ? min(most, max(0, height)) : most
  }

  /// Whether what is behind the sheet is not dark, and can be touched.
  func isUndimmed(within most: CGFloat) -> Bool {
    guard let name = largestUndimmedDetentIdentifier,
      let largest = detents.first(where: { $0.identifier == name })
    else { return false }
    return height(within: most) <= height(of: largest, within: most)
  }

  /// Whether the handle is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher; recorded.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}

/// What is known when the height of a sheet is decided.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The room of a sheet.
private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}

/// What is told of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person gave the sheet another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing, because the method is optional.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What is told of a presentation and asked about it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How a controller is shown where there is little room; a popover stays one with `none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// How a controller is shown with these traits; this form is asked where both are there.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a person may close the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A person closes the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person closed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to close the controller, which may not be closed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's choice, because the method is optional.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// What the other form says, because the method is optional.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Allows it, because the method is optional.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing, because the method is optional.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing, because the method is optional.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What is recorded of a controller's presentation.
@MainActor
struct RecordedPresentation {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var definesContext = false
  var sheet: UISheetPresentationController?
  var popover: UIPopoverPresentationController?
  var presentation: UIPresentationController?

  init() {}

  /// What is told of the presentation.
  @MainActor var told: (any UIAdaptivePresentationControllerDelegate)? {
    [presentation, sheet, popover].lazy.compactMap { $0?.told }.first
  }
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
      relations.recorded.sheet = UISheetPresentationController(
        presentedViewController: self,
        presenting: nil
      )
    }
    return relations.recorded.sheet
  }
  /// How the controller is shown: by the app's own presentation, as a popover, as a sheet, or otherwise.
  public var presentationController: UIPresentationController? {
    if let own = relations.recorded.presentation { return own }
    switch modalPresentationStyle {
    case .popover: return popoverPresentationController
    case .automatic, .pageSheet, .formSheet: return sheetPresentationController
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      let made = UIPresentationController(presentedViewController: self, presenting: nil)
      relations.recorded.presentation = made
      return made
    }
  }
  /// How the controller is shown as a popover; recorded.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if relations.recorded.popover == nil {
      relations.recorded.popover = UIPopoverPresentationController(
        presentedViewController: self,
        presenting: nil
      )
    }
    return relations.recorded.popover
  }
  /// Whether the controller is being shown over another one.
  public var isBeingPresented: Bool {
    relations.presentation.isComing || relations.presenting != nil && viewIfLoaded?.window == nil
  }
  /// Whether the controller is being taken away.
  public var isBeingDismissed: Bool { relations.presentation.isGoing }
  /// Whether the controller is coming into a stack of controllers.
  public var isMovingToParent: Bool { relations.isMovingIn }
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
    leave(topViewController, removed, animated: animated)
    return removed
  }
}
