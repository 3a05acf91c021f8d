// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What is told of a stack of controllers; all methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before another controller is seen.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Called after another controller came.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// The app's own animation of a change.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets a person hold the animation.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations of the stack; not asked here.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  /// Does nothing, because the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing, because the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The standard one, because the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None, because the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The usual ones, because the method is optional.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

extension UINavigationController {
  /// What is told of the stack; a weak reference.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { recordedObject("delegate") }
    set { recordObject(newValue, as: "delegate") }
  }

  /// The drag from the edge that leads back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  var popGesture: PopGesture {
    if let known: PopGesture = recorded("pop") { return known }
    let made = PopGesture(of: self)
    record(made, as: "pop")
    return made
  }

  /// Shows the top controller, and tells the delegate that another one is seen.
  ///
  /// - Parameters:
  ///   - before: The controller that was in front before; `nil` tells nobody.
  ///   - operation: What was done.
  ///   - animated: Whether people see the way.
  ///   - undo: Takes back what was done; called if the way is not gone to its end.
  func showTop(
    after before: UIViewController?,
    _ operation: Operation,
    animated: Bool,
    undo: @escaping () -> Void = {}
  ) {
    defer { barPicture = nil }
    let next = topViewController
    let isTold = isViewLoaded && before != nil && next !== before
    if isTold, let next {
      delegate?.navigationController(self, willShow: next, animated: animated)
      let name = "navigationController(_:willShow:animated:)"
      callListeners?.tell(name, [self, next, animated])
    }
    (parent as? UITabBarController)?.followStack()
    shown.show(next, in: self, isAnimated: animated) { from, to in
      animated ? look(operation, from, to) : nil
    } end: { [weak self] isComplete in
      before?.relations.left = nil
      next?.relations.isMovingIn = false
      guard isComplete else { return undo() }
      guard isTold, let self, let next else { return }
      delegate?.navigationController(self, didShow: next, animated: animated)
      let name = "navigationController(_:didShow:animated:)"
      callListeners?.tell(name, [self, next, animated])
    }
  }

  /// Keeps what the bar shows, before its contents change.
  func takeBarPicture() {
    let isSeen = isViewLoaded && !isNavigationBarHidden && !navigationBar.isHidden
    guard isSeen, ScreenChange.isSeen(in: view.window) else { return }
    barPicture = SnapshotView(of: navigationBar)
  }

  private func look(
    _ operation: Operation,
    _ from: UIViewController,
    _ to: UIViewController
  ) -> (any ChangeLook)? {
    guard operation != .none else { return nil }
    let own = delegate?.navigationController(
      self,
      animationControllerFor: operation,
      from: from,
      to: to
    )
    if let own {
      let holder = delegate?.navigationController(self, interactionControllerFor: own)
      return OwnLook(own, heldBy: holder, from, to, in: view.bounds)
    }
    return SlideLook(of: self, from: from, isForward: operation == .push)
  }
}

extension UINavigationBar {
  /// What the bar shows; that of a bar of a stack's top controller.
  public var topItem: UINavigationItem? {
    controller?.topViewController?.navigationItem ?? items?.last
  }
  /// What the bar shows for the controller below.
  public var backItem: UINavigationItem? {
    items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil }
  }
  /// The items of the stack; a bar without one keeps what it is given.
  public var items: [UINavigationItem]? {
    get { controller?.viewControllers.map(\.navigationItem) ?? recorded("items") }
    set { record(newValue, as: "items") }
  }

  /// Sets the items; without an animation here.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    setNeedsLayout()
  }
  /// Adds an item; without an animation here.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
    setNeedsLayout()
  }
  /// Removes the last item; without an animation here.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    items = items.map { Array($0.dropLast()) }
    return last
  }
}

/// What is told of tabs; all methods are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a person may choose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person chose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// What lets a person hold the animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The app's own animation of a change.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// None, because the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Allows it, because the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  /// The standard one, because the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarController {
  /// What is told of the tabs; a weak reference.
  public var delegate: (any UITabBarControllerDelegate)? {
    get { recordedObject("delegate") }
    set { recordObject(newValue, as: "delegate") }
  }
  /// The stack of tabs that have no room; all have room here.
  public var moreNavigationController: UINavigationController {
    if let known: UINavigationController = recorded("more") { return known }
    let made = UINavigationController()
    record(made, as: "more")
    return made
  }

  /// Chooses a tab as a person does, if the delegate allows it.
  func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
    callListeners?.tell("tabBarController(_:didSelect:)", [self, controller])
  }
}

extension UIBarButtonItem {
  /// Sets the attributes of the title in a state; those without a state are used.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    guard state == .normal else { return }
    record(attributes, as: "titleTextAttributes")
  }
  /// The attributes of the title in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { recorded("titleTextAttributes") }

  /// Whether the button is hidden.
  public var isHidden: Bool {
    get { recorded("isHidden") ?? false }
    set { record(newValue, as: "isHidden") }
  }
}

extension UIView {
  /// The part of the view that the keyboard covers; without one, what lies below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = madeKeyboardGuide { return known }
    let made = UIKeyboardLayoutGuide(of: self) { [weak self] in
      guard let self else { return .null }
      let free = madeKeyboardGuide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
      let height = max(free, keyboardCover)
      let top = bounds.maxY - height
      return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    }
    record(made, as: "keyboardLayoutGuide")
    return made
  }

  /// How much of the view the keyboard covers, in points.
  private var keyboardCover: CGFloat {
    guard let window, window.keyboard > 0 else { return 0 }
    let top = convert(CGPoint(x: 0, y: window.bounds.height - window.keyboard), from: window).y
    return max(0, bounds.maxY - top)
  }

  /// Lays out again what depends on the keyboard in a view.
  func followKeyboard() {
    if madeKeyboardGuide != nil { setNeedsLayout() }
    for view in subviews { view.followKeyboard() }
  }

  /// The guide of the keyboard, if it was asked for.
  var madeKeyboardGuide: UIKeyboardLayoutGuide? { recorded("keyboardLayoutGuide") }
}
