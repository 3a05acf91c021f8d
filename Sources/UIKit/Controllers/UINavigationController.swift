// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// A stack of controllers; the last one is visible.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar at the top of the stack.
  open private(set) lazy var navigationBar = UINavigationBar.styled()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The bar at the bottom.
  open private(set) lazy var toolbar = UIToolbar()
  /// Whether the bar at the bottom is hidden; the default is `true`.
  open var isToolbarHidden = true
  /// Hides the bar at the bottom or shows it; without an animation here.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether a swipe up hides the bars, and one down shows them.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars, and the next one shows them.
  open var hidesBarsOnTap = false { didSet { if isViewLoaded { attachBarTap() } } }

  /// The controllers, the first one at the bottom of the stack.
  open var viewControllers: [UIViewController] {
    get { relations.children }
    set {
      for controller in relations.children { controller.removeFromParent() }
      for controller in newValue { addChild(controller) }
      showTop(after: nil, .none, animated: false)
    }
  }
  /// The tab of the stack: its own one if it was given one, otherwise that of the first controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get {
      guard givenTabBarItem == nil, let item = viewControllers.first?.tabBarItem else {
        return super.tabBarItem
      }
      if item.title == nil { item.title = title }
      return item
    }
    set { super.tabBarItem = newValue }
  }
  override var tabItemIfMade: UITabBarItem? {
    givenTabBarItem ?? viewControllers.first?.tabItemIfMade
  }
  let shown = ShownChild()
  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible controller: one that is shown over the top controller, or the top controller
  /// itself.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Makes an empty stack with a bar of a class; toolbars of other classes are not made.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type,
      let bar = type.init(coder: NSCoder())
    {
      use(bar)
    }
  }

  /// Takes a bar of an app's own class, as apps give one by the key `navigationBar`.
  func use(_ bar: UINavigationBar) {
    let place = navigationBar.superview
    navigationBar.removeFromSuperview()
    navigationBar = bar
    guard let place else { return }
    place.addSubview(bar)
    bar.controller = self
    showTop()
  }

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AppFoundation.Bundle?)
  {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the view, which shows the top controller's.
  open override func loadView() {
    super.loadView()
    for bar in [navigationBar, toolbar] { viewIfLoaded?.addSubview(bar) }
    viewIfLoaded?.addGestureRecognizer(popGesture)
    attachBarTap()
    navigationBar.controller = self
    showTop()
  }

  override func placeBars() { barFrames.place(in: self) }
  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    // One that is on its way out keeps its place.
    child === topViewController || child.relations.change != nil ? barFrames.insets : .zero
  }
  /// The places of the bars at the last layout.
  var barFrames = NavigationFrames()
  /// What the bar showed before the change that is being made.
  var barPicture: SnapshotView?

  private func showTop() { shown.show(topViewController, in: self) }

  /// Exchanges all controllers; another one in front slides in, or back to one that was in the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard animated, isViewLoaded else {
      self.viewControllers = viewControllers
      return
    }
    let (before, old) = (topViewController, self.viewControllers)
    takeBarPicture()
    for controller in old { controller.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
    let isBack = old.dropLast().contains { $0 === viewControllers.last }
    showTop(after: before, isBack ? .pop : .push, animated: true)
  }

  /// Adds a controller at the top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let (before, old) = (topViewController, viewControllers)
    if animated { takeBarPicture() }
    addChild(viewController)
    viewController.didMove(toParent: self)
    viewController.relations.isMovingIn = true
    showTop(after: before, .push, animated: animated) { [weak self] in self?.restore(old) }
  }

  /// Removes the top controller; the first one stays.
  ///
  /// - Returns: The removed controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = topViewController
    leave(last, [last].compactMap { $0 }, animated: animated)
    return last
  }

  /// Takes controllers from the stack, of which the top one disappears.
  func leave(_ top: UIViewController?, _ all: [UIViewController], animated: Bool) {
    if animated { takeBarPicture() }
    top?.relations.left = self
    let old = viewControllers
    for controller in all { controller.removeFromParent() }
    showTop(after: top, .pop, animated: animated) { [weak self] in self?.restore(old) }
  }

  /// Has the controllers of before again, after a change that was given up.
  private func restore(_ old: [UIViewController]) {
    for controller in viewControllers where !old.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in old where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    relations.children = old
    viewIfLoaded?.setNeedsLayout()
  }

  /// Removes all controllers except the first one.
  ///
  /// - Returns: The removed controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(viewControllers.dropFirst())
    let before = topViewController
    leave(before, others, animated: animated)
    return others
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Hides the bar or shows it; without an animation here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
