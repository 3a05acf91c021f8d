// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A presented controller in a window: in front of everything, as a sheet, as a popover, or where its app's own
/// presentation controller puts it.
@MainActor
final class ShownPresentation {
  let controller: UIViewController
  private let window: UIWindow
  private let dimming: SheetDimming
  /// The app's own presentation, and the view in which it works.
  private let own: UIPresentationController?
  /// The controller that nobody sees while this one fills the screen.
  private weak var covered: UIViewController?
  private var container: UIView?
  /// The size for which the view was given its place; afterwards the place is the app's, which may drag the view.
  private var placedSize = CGSize.zero
  /// The app's own animation, in which it places the view.
  private var ownLook: OwnLook?
  /// The change that is under way.
  private var change: ScreenChange?
  private lazy var handle = SheetHandle(of: controller)
  private lazy var popover = ShownPopover(of: controller, in: window)

  init(of controller: UIViewController, in window: UIWindow) {
    (self.controller, self.window) = (controller, window)
    dimming = SheetDimming(frame: window.bounds)
    dimming.presented = controller
    own = controller.takeOwnPresentation()
    covered =
      controller.modalPresentationStyle.coversPresenter ? controller.presentingViewController : nil
    container = own.map { _ in UIView(frame: window.bounds) }
    own?.container = container
  }

  private var isAnimated: Bool { controller.relations.presentation.isAnimated }

  /// Shows the controller; `undo` is called if it is not shown after all, because a person gave it up.
  ///
  /// What is covered has the keyboard no longer. It has it again if it asks for it when it is back, for example in
  /// `viewDidAppear`; UIKit itself sometimes gives it back, which is not done here.
  func add(undo: @escaping () -> Void) {
    let isAnimated = isAnimated
    controller.relations.presentation.isComing = true
    guard let view = controller.view else { return }
    let presenting = presenter
    if isSheet || covered != nil { window.editing.yield() }
    change = ScreenChange(
      in: window,
      from: presenting,
      to: controller,
      isAnimated ? look(isComing: true) : nil
    )
    ownLook = change?.look as? OwnLook
    covered?.beginAppearanceTransition(false, animated: isAnimated)
    controller.beginAppearanceTransition(true, animated: isAnimated)
    window.addSubview(dimming)
    if let container { window.addSubview(container) }
    own?.presentationTransitionWillBegin()
    view.traits.isElevated = isSheet || (own == nil && ownLook == nil && controller.isPopover)
    if ownLook == nil { (container ?? window).addSubview(view) }
    view.manager = controller
    if isSheet { handle.attach() }
    place()
    controller.tellIsAppearing()
    run { [self] isComplete in
      controller.relations.presentation.isComing = false
      guard isComplete else {
        giveUpComing()
        return undo()
      }
      if view.superview == nil { (container ?? window).addSubview(view) }
      controller.endAppearanceTransition()
      hideCovered()
      covered?.endAppearanceTransition()
      own?.presentationTransitionDidEnd(true)
    }
  }

  /// What is covered is seen no more, also where the controller's view does not reach, for example while it is pulled.
  private func hideCovered() { covered?.viewIfLoaded?.traits.isCovered = true }

  /// Takes away what came only in part.
  private func giveUpComing() {
    controller.beginAppearanceTransition(false, animated: true)
    covered?.beginAppearanceTransition(true, animated: true)
    if controller.presentingViewController?.relations.presented === controller {
      controller.presentingViewController?.relations.presented = nil
    }
    controller.relations.presenting = nil
    clear()
    own?.presentationTransitionDidEnd(false)
  }

  /// Takes all views away.
  private func clear() {
    covered?.viewIfLoaded?.traits.isCovered = false
    if let view = covered?.viewIfLoaded, view.isDescendant(of: container ?? view),
      view !== container
    {
      window.insertSubview(view, at: 0)
    }
    for view in [dimming, controller.viewIfLoaded, container].compactMap({ $0 }) {
      view.removeFromSuperview()
    }
    popover.clear()
    controller.viewIfLoaded?.layer.removeAllAnimations()
    controller.viewIfLoaded?.traits.isElevated = false
    controller.endAppearanceTransition()
    covered?.endAppearanceTransition()
  }

  /// Takes the controller away; `end` is called when it has gone, or when it stays because a person gave that up.
  func remove(end: @escaping (_ isComplete: Bool) -> Void) {
    change?.finish()
    covered?.viewIfLoaded?.traits.isCovered = false
    let isAnimated = isAnimated
    controller.relations.presentation.isGoing = true
    change = ScreenChange(
      in: window,
      from: controller,
      to: presenter,
      isAnimated ? look(isComing: false) : nil
    )
    controller.beginAppearanceTransition(false, animated: isAnimated)
    covered?.beginAppearanceTransition(true, animated: isAnimated)
    own?.dismissalTransitionWillBegin()
    if isSheet { handle.detach() }
    run { [self] isComplete in
      controller.relations.presentation.isGoing = false
      if isComplete { clear() } else { giveUpGoing() }
      own?.dismissalTransitionDidEnd(isComplete)
      if isComplete { own?.container = nil }
      end(isComplete)
    }
  }

  /// Shows again what went only in part.
  private func giveUpGoing() {
    covered?.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    presenter?.relations.presented = controller
    controller.relations.presenting = presenter
    covered?.viewIfLoaded?.removeFromSuperview()
    // The container of the animation is gone; without a presentation of the app's own, the window shows the view.
    if own == nil, let view = controller.viewIfLoaded {
      window.addSubview(view)
      container?.removeFromSuperview()
      container = nil
    }
    ownLook = nil
    placedSize = .zero
    if isSheet { handle.attach() }
    place()
    hideCovered()
    covered?.endAppearanceTransition()
    controller.endAppearanceTransition()
  }

  /// Ends what is under way at once.
  func finish() { change?.finish() }

  /// The controller over which this one is shown; it is known until this one has gone.
  private lazy var presenter: UIViewController? = controller.presentingViewController

  /// Runs the change, if there is one that takes time, and then what is due.
  private func run(_ end: @escaping (_ isComplete: Bool) -> Void) {
    let completion = controller.relations.presentation.completion
    controller.relations.presentation.completion = nil
    guard let change else {
      window.layOutContents()
      end(true)
      completion?()
      return
    }
    change.begin { [weak self] isComplete in
      self?.change = nil
      end(isComplete)
      completion?()
    }
  }

  /// How the controller is seen to come or go.
  private func look(isComing: Bool) -> (any ChangeLook)? {
    guard let view = controller.viewIfLoaded, let presenter else { return nil }
    let told = controller.transitioningDelegate
    let animator =
      isComing
      ? told?.animationController(
        forPresented: controller,
        presenting: presenter,
        source: presenter
      ) : told?.animationController(forDismissed: controller)
    guard let animator else {
      return PresentationLook(
        of: controller,
        view,
        behind: dimming,
        in: window,
        isComing: isComing
      )
    }
    let holder =
      isComing
      ? told?.interactionControllerForPresentation(using: animator)
      : told?.interactionControllerForDismissal(using: animator)
    let around = container ?? UIView(frame: window.bounds)
    container = around
    if !isComing, around.superview == nil {
      window.addSubview(around)
      around.addSubview(view)
    }
    let other = covered == nil ? nil : presenter.viewIfLoaded
    let place = own?.frameOfPresentedViewInContainerView ?? window.bounds
    return isComing
      ? OwnLook(
        animator,
        heldBy: holder,
        in: around,
        from: presenter,
        to: controller,
        views: (other, view),
        places: (window.bounds, place)
      )
      : OwnLook(
        animator,
        heldBy: holder,
        in: around,
        from: controller,
        to: presenter,
        views: (view, other),
        places: (view.frame, window.bounds)
      )
  }

  /// Gives everything its place in the window's present size.
  func place() {
    guard let view = controller.viewIfLoaded else { return }
    dimming.frame = window.bounds
    if let container, own != nil || ownLook != nil { return place(view, in: container) }
    if controller is UIAlertController {
      view.frame = window.bounds
      return dim()
    }
    if controller.isPopover {
      dimming.isHidden = false
      dimming.backgroundColor = nil
      return popover.place(view)
    }
    guard isSheet else {
      if placedSize != window.bounds.size {
        placedSize = window.bounds.size
        view.frame = window.bounds
      }
      dimming.backgroundColor = nil
      dimming.isHidden = true
      return
    }
    dim()
    placeSheet(view)
  }

  /// Whether the controller is presented as a sheet.
  private var isSheet: Bool {
    guard own == nil, ownLook == nil, !(controller is UIAlertController), !controller.isPopover
    else { return false }
    switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: return true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      return false
    }
  }

  private func dim() {
    dimming.isHidden = false
    dimming.backgroundColor = UIColor.black.withAlphaComponent(BarPolicy.dimming)
  }

  /// Places the view in the container of the app's own presentation or animation.
  private func place(_ view: UIView, in container: UIView) {
    dimming.isHidden = true
    container.frame = window.bounds
    own?.containerViewWillLayoutSubviews()
    if placedSize != container.bounds.size {
      placedSize = container.bounds.size
      view.frame = own?.frameOfPresentedViewInContainerView ?? container.bounds
    }
    own?.containerViewDidLayoutSubviews()
  }

  private func placeSheet(_ view: UIView) {
    let size = window.bounds.size
    let layer = view.layer
    layer.masksToBounds = true
    let sheet = controller.relations.recorded.sheet
    layer.cornerRadius = sheet?.preferredCornerRadius ?? BarPolicy.sheetRadius
    guard size.width < BarPolicy.wide else {
      let wanted = CGSize(
        width: min(size.width, BarPolicy.formSheet.width),
        height: min(size.height, BarPolicy.formSheet.height)
      )
      view.frame = window.bounds.middle(wanted)
      return
    }
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let most = max(0, size.height - window.safeAreaInsets.top - BarPolicy.sheetTop)
    handle.place(in: size, most: most)
    dimming.isHidden = sheet?.isUndimmed(within: most) ?? false
  }
}

extension UIViewController {
  /// The presentation that the app makes for the controller; `nil` for one of the system's.
  fileprivate func takeOwnPresentation() -> UIPresentationController? {
    guard modalPresentationStyle == .custom, let presenting = presentingViewController else {
      return nil
    }
    let made = transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenting,
      source: presenting
    )
    if let made { relations.recorded.presentation = made }
    return made
  }
}

extension CGRect {
  /// A rectangle of a size in the middle of this one.
  fileprivate func middle(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2,
      y: midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
