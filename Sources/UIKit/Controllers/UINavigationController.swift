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
  /// Whether a swipe hides the bars; it has no effect here.
  open var hidesBarsOnSwipe = false

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
    let before = topViewController
    if animated { takeBarPicture() }
    addChild(viewController)
    viewController.didMove(toParent: self)
    viewController.relations.isMovingIn = true
    showTop(after: before, .push, animated: animated)
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
    for controller in all { controller.removeFromParent() }
    showTop(after: top, .pop, animated: animated)
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

/// The bar at the top of a stack of controllers.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The stack of controllers.
  weak var controller: UINavigationController?
  /// What the bar shows.
  private(set) lazy var content = NavigationBarContent(of: self)

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.place()
  }
  /// Whether the bar is translucent; it has no effect here.
  open var isTranslucent = true
  /// The background colour.
  open var barTintColor: UIColor?
  /// The look of a bar without a colour of its own.
  open var barStyle = UIBarStyle.default { didSet { adoptStyle() } }
  /// The attributes of the title; their colour and font are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; their colour is used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow; it has no effect here.
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { hasOwnLook = true } }
  /// Whether it was placed once.
  var wasPlaced = false
  /// Whether it was given an appearance.
  private(set) var hasOwnLook = false
  /// The look of a low bar; it has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above the start of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the image behind the content; it has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// What a bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The title.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String?
  /// A view that replaces the title.
  open var titleView: UIView?
  /// What the back button shows; recorded.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
  /// The text of the back button.
  open var backButtonTitle: String?
  /// The button that leads back to this controller; its title is used.
  open var backBarButtonItem: UIBarButtonItem?
  /// The search whose bar is below the title.
  open var searchController: UISearchController? { didSet { searchController?.item = self } }
  /// The controller for which the bar shows it.
  weak var owner: UIViewController?
  /// Whether scrolling hides the search bar above a list.
  open var hidesSearchBarWhenScrolling = true
  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// All buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// All buttons at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Sets the first button at the right; without an animation here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the first button at the left; without an animation here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the buttons at the right; without an animation here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The style of the button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The style.
  open var style = Style.plain
  /// Whether the button can be used.
  open var isEnabled = true
  /// The width, in points; 0 means the width of the content.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?
  /// A number by which code can find the button.
  open var tag = 0
  /// The menu.
  open var menu: UIMenu?
  /// A view that replaces the button.
  open var customView: UIView?
  /// The object whose method a tap calls; a weak reference.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The action of a tap.
  open var primaryAction: UIAction?
  package var callListeners: CallListeners?
  /// Which of the system's buttons it is; `nil` for an own one.
  private(set) var systemItem: SystemItem?

  /// Makes a button without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a button with a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Makes a button with a text, an image and a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage?,
    target: Any?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// Makes one of the system's buttons with an action and a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a text, an image, an action and a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
