// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Manages a view: makes it when it is first asked for, and is told when it appears and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// An appearance or disappearance of the view that is under way.
  private struct AppearanceStep {
    var isAppearing: Bool
    var isAnimated: Bool
    /// Whether the controller was told that it is appearing.
    var isToldPlace = false
  }

  private var loadedView: UIView?
  package var callListeners: CallListeners?
  private var appearance: AppearanceStep?

  /// The title for the view that shows the controller; a change is also one of its bar items' titles.
  open var title: String? {
    didSet {
      givenNavigationItem?.title = title
      tabItemIfMade?.title = title
    }
  }
  /// The items for bars; `nil` until they are given or asked for.
  private var givenNavigationItem: UINavigationItem? {
    didSet { givenNavigationItem?.owner = self }
  }
  private(set) var givenTabBarItem: UITabBarItem?
  /// The item that ``tabBarItem`` answers, if it is there already.
  var tabItemIfMade: UITabBarItem? { givenTabBarItem }

  var relations = ControllerRelations()

  /// Makes a controller whose view is made when it is first asked for.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: A nib's name, whose file beside the source has the view.
  ///   - nibBundleOrNil: Ignored; in UIKit, the bundle with the nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AppFoundation.Bundle?) {
    super.init()
    nibFile = nibNameOrNil
  }

  /// Makes a controller whose view is made when it is first asked for.
  @preconcurrency @MainActor public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view; it is made, and `viewDidLoad()` is called, when it is first asked for.
  ///
  /// It is optional, as UIKit declares it, and never `nil` after it was asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.manager = self
    }
  }

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = makeView() }
    if overrideUserInterfaceStyle != .unspecified {
      loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    viewDidLoad()
  }

  /// Makes the view and sets `view`: from the controller's storyboard or nib, if it has one.
  open func loadView() {
    view = interfaceView() ?? makeView()
  }

  /// What a storyboard says of the controller.
  var interface: ControllerInterface?
  /// The name of the nib that the controller was made with.
  private var nibFile: String?
  /// The storyboard with the controller; `nil` without one.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  private func interfaceView() -> UIView? {
    if let interface { return interface.loadView(of: self) }
    let name = nibFile ?? String(describing: type(of: self))
    if InterfaceFile.exists(name + ".xib") { return NibFile(name).view(for: self) }
    // A controller that only its storyboard makes may be shown by itself.
    guard nibFile == nil, let (storyboard, node) = InterfaceFile.scene(of: name) else { return nil }
    interface = storyboard.interface(of: self, node)
    return interface?.loadView(of: self)
  }

  /// A view with the size of the screen, as UIKit makes one without a nib.
  private func makeView() -> UIView {
    let view = ControllerView(of: self)
    view.manager = self
    view.frame = UIScreen.main.bounds
    return view
  }

  // MARK: Editing

  private var allowsEditing = false

  /// Whether a person edits the content.
  open var isEditing: Bool {
    get { allowsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, and changes the edit button.
  open func setEditing(_ editing: Bool, animated: Bool) {
    allowsEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [unowned self] _ in setEditing(!isEditing, animated: true) }
  )

  /// Called after the view was made.
  open func viewDidLoad() { callListeners?.tell("viewDidLoad") }

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {
    callListeners?.tell("viewWillAppear:", [animated])
  }

  /// Called when the view has its place and its size, before it appears.
  open func viewIsAppearing(_ animated: Bool) {
    callListeners?.tell("viewIsAppearing:", [animated])
  }

  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {
    callListeners?.tell("viewDidAppear:", [animated])
  }

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {
    callListeners?.tell("viewWillDisappear:", [animated])
  }

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {
    callListeners?.tell("viewDidDisappear:", [animated])
  }

  /// Tells the controller that its view begins to appear or disappear; called by the code that
  /// shows it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = AppearanceStep(isAppearing: isAppearing, isAnimated: animated)
    if isAppearing {
      loadViewIfNeeded()
      isSeen = true
      viewWillAppear(animated)
    } else {
      isSeen = false
      viewWillDisappear(animated)
    }
    for child in childrenInView where child.isSeen != isAppearing {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Whether the view was told to appear and not yet to disappear.
  private(set) var isSeen = false

  /// The children whose views are in this one's, and that hear of its appearance.
  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Tells a child whose view came into the view of a parent on the screen, or left it.
  func tellAppearance(_ isAppearing: Bool) {
    guard isSeen != isAppearing, let parent, parent.isSeen || !isAppearing,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    beginAppearanceTransition(isAppearing, animated: false)
    endAppearanceTransition()
  }

  /// Tells the controller that the change which `beginAppearanceTransition(_:animated:)` announced
  /// is done.
  open func endAppearanceTransition() {
    guard let ended = appearance else { return }
    appearance = nil
    if ended.isAppearing {
      if !ended.isToldPlace { tellPlace(ended.isAnimated) }
      viewDidAppear(ended.isAnimated)
    } else {
      viewDidDisappear(ended.isAnimated)
    }
    for child in children where child.appearance != nil { child.endAppearanceTransition() }
  }

  /// Tells the controller that its view has its place; the first time, it says before what stands in place of content.
  private func tellPlace(_ isAnimated: Bool) {
    if !relations.unavailable.isAsked {
      relations.unavailable.isAsked = true
      setNeedsUpdateContentUnavailableConfiguration()
    }
    viewIsAppearing(isAnimated)
  }

  /// Tells the controller and those in it that their views have their places, while they appear.
  func tellIsAppearing() {
    guard let step = appearance, step.isAppearing, !step.isToldPlace else { return }
    appearance?.isToldPlace = true
    tellPlace(step.isAnimated)
    for child in children { child.tellIsAppearing() }
  }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { callListeners?.tell("viewWillLayoutSubviews") }
  /// The view that was named as what scrolls under a bar.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? relations.scroller : nil
  }
  /// Called when a child's view has another size to fit; never here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() { callListeners?.tell("viewDidLayoutSubviews") }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Surroundings

  /// The traits of the device and its settings.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? ShownDevice.current.traits
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the traits change; overrides call super, which tells the controllers in this one.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Called before the view changes its size; overrides call super, which tells the controllers in this one.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }
  /// Called after the safe area's insets changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory runs low.
  open func didReceiveMemoryWarning() {}
  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the device may be turned; it has no effect here.
  open var shouldAutorotate: Bool { true }
  /// Whether the line at the lower edge disappears; it has no effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Called when the margins of the view changed; never here.
  open func viewLayoutMarginsDidChange() {}
  /// Changes the constraints of the view; overrides call super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Names the view that scrolls under the bars.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .top)
  }
  /// Names the view that scrolls under the bar at an edge; that at the lower edge does not follow one here.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { relations.scroller = scrollView }
  }
  /// The name before iOS 11; it has no effect here.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { true }
    set {}
  }
  /// The colour of the status bar's texts; it has no effect here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Tells that the look of the status bar changed; it has no effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The buttons of the bar at the bottom of a stack of controllers.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar at the bottom; without an animation here.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Places the bars of a controller that has some.
  func placeBars() {}
  /// What the bars of this controller cover of a child's view, in points.
  func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// The size that the content prefers, in points.
  open var preferredContentSize = CGSize.zero
  /// Keeps the controller's state; nothing here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes a kept state; nothing here.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// A style for the controller that replaces the device's; seen on the screens of apps.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Says by a state what stands in place of the content; nothing, unless overridden.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The controller that decides about the status bar's colour; it has no effect here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden; it has no effect here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar comes and goes; it has no effect here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The orientation in which the controller is shown over another one; it has no effect here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The edges at which the controller's gestures go first; it has no effect here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether children are told by themselves that they appear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the keyboard stays while another controller is shown; it has no effect here.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  // MARK: Other controllers

  /// The controller that contains this one.
  open var parent: UIViewController? { relations.parent }
  /// The controllers in this one.
  open var children: [UIViewController] { relations.children }
  /// The controller over which this one is shown.
  open var presentingViewController: UIViewController? {
    relations.presenting ?? parent?.presentingViewController
  }
  /// The controller that is shown over this one, or over a controller that contains it.
  open var presentedViewController: UIViewController? {
    relations.presented ?? parent?.presentedViewController
  }
  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { around() ?? relations.left }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { around() }
  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let givenNavigationItem { return givenNavigationItem }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    givenNavigationItem = made
    return made
  }
  /// The tab of the controller; it has the controller's title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let givenTabBarItem { return givenTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      givenTabBarItem = made
      return made
    }
    set { givenTabBarItem = newValue }
  }
  /// How the controller is shown over another one.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a person cannot close the controller's sheet.
  open var isModalInPresentation = false
  /// How the controller appears over another one, and disappears.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The edges that bars may cover; the upper one has an effect in a stack of controllers.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content extends behind opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether pushing the controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false

  /// Adds a child controller; the caller adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.relations.parent?.relations.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    relations.children.append(childController)
    childController.relations.parent = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    relations.parent?.relations.children.removeAll { $0 === self }
    relations.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller over this one, or over the outermost controller that contains it.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presents(viewControllerToPresent, animated: flag, completion)
  }
  /// Takes away the controller that is shown over this one, or over one that contains it; without one, the
  /// presented controller that this one is, or that contains it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismisses(animated: flag, completion)
  }
  /// Shows a controller: in a navigation controller, by pushing it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = navigationController else { return present(vc, animated: true) }
    stack.pushViewController(vc, animated: true)
  }

  /// Shows a controller beside this one: in a split view as its detail, otherwise over it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return present(vc, animated: true) }
    split.showDetailViewController(vc, sender: sender)
  }

  /// Exchanges one child's view for another's; without an animation here.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let old = fromViewController.viewIfLoaded, let around = old.superview,
      let view = toViewController.view
    {
      view.manager = toViewController
      view.frame = old.frame
      around.addSubview(view)
      old.removeFromSuperview()
    }
    animations?()
    completion?(true)
  }

  /// Performs a segue of the controller's storyboard; a note says so when there is none of that name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if let segue = interface?.segue(identifier) { return performSegue(of: segue, sender: sender) }
    SourceNotes.current.report(
      "missing-segue",
      "\(type(of: self)) has no segue \u{201C}\(identifier)\u{201D}; nothing is shown for it."
    )
  }
  /// Whether a segue may be performed; overrides may say no.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue of a storyboard.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  func around<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let present = controller {
      if let found = present as? Controller { return found }
      controller = present.parent
    }
    return nil
  }
}
