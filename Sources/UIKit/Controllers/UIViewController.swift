// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What manages a view: makes it when it is first asked for and is told when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The coming or going of a view, between its begin and end.
  private struct Transition {
    var isAppearing: Bool
    var isAnimated: Bool
  }

  private var loadedView: UIView?
  private var transition: Transition?

  /// The title for whoever shows the controller.
  open var title: String?

  var relations = ControllerRelations()

  /// Makes a controller whose view is made when it is first asked for.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: A nib's name; nibs cannot be read here.
  ///   - nibBundleOrNil: Where UIKit would look for it.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller whose view is made when it is first asked for.
  @preconcurrency @MainActor public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive; archives hold nothing that a controller here reads.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view; made, and told to `viewDidLoad()`, when it is first asked for.
  ///
  /// Optional as UIKit declares it, and never `nil` once asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = makeView() }
    viewDidLoad()
  }

  /// Makes the view and assigns it to `view`.
  open func loadView() {
    loadedView = makeView()
  }

  /// A view as large as the screen, as UIKit makes one where there is no nib.
  private func makeView() -> UIView {
    let view = ControllerView(of: self)
    view.frame = UIScreen.main.bounds
    return view
  }

  /// Tells that the view was made.
  open func viewDidLoad() {}

  /// Tells that the view is going to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is going to be shown no more.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is shown no more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is going to come or go; whoever shows it calls this.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = Transition(isAppearing: isAppearing, isAnimated: animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// Tells the controller that what `beginAppearanceTransition(_:animated:)` began is done.
  open func endAppearanceTransition() {
    guard let ended = transition else { return }
    transition = nil
    if ended.isAppearing {
      viewDidAppear(ended.isAnimated)
    } else {
      viewDidDisappear(ended.isAnimated)
    }
  }

  /// Tells that the view is going to place what it holds.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view placed what it holds.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Surroundings

  /// What the controller knows of the device and the settings.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? LayoutEnvironment.currentTraits
  }
  /// Tells that traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells that traits are going to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Tells that the view is going to have another size.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Tells that the system covers other parts of the edges.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells that memory runs out.
  open func didReceiveMemoryWarning() {}
  /// The ways in which the controller may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The size that the content would like to have, in points.
  open var preferredContentSize = CGSize.zero
  /// The style that the controller is shown in whatever the device's is; recorded.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Says by a state what stands in place of the content; nothing, unless overridden.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Other controllers

  /// The controller that holds this one.
  open var parent: UIViewController? { relations.parent }
  /// The controllers that this one holds.
  open var children: [UIViewController] { relations.children }
  /// The controller that shows this one over itself.
  open var presentingViewController: UIViewController? { relations.presenting }
  /// The controller that this one shows over itself.
  open var presentedViewController: UIViewController? { relations.presented }
  /// The stack of controllers around this one.
  open var navigationController: UINavigationController? { around() }
  /// The tabs around this controller.
  open var tabBarController: UITabBarController? { around() }
  /// What a bar shows of the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// How the controller is shown over another; recorded.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes over another; recorded.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Which edges bars may cover; recorded.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content may be under bars that nothing shows through; recorded.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the controller hides the bar below when it is pushed; recorded.
  open var hidesBottomBarWhenPushed = false

  /// Holds another controller; its view is added by whoever calls this.
  open func addChild(_ childController: UIViewController) {
    childController.relations.parent?.relations.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    relations.children.append(childController)
    childController.relations.parent = self
  }
  /// Leaves the controller that holds this one.
  open func removeFromParent() {
    relations.parent?.relations.children.removeAll { $0 === self }
    relations.parent = nil
    didMove(toParent: nil)
  }
  /// Tells that another controller is going to hold this one, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that another controller holds this one, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Notes that a controller is shown over this one; the page shows none.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    relations.presented = viewControllerToPresent
    viewControllerToPresent.relations.presenting = self
    completion?()
  }
  /// Takes back what `present` noted.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if relations.presented == nil, let presenting = relations.presenting {
      return presenting.dismiss(animated: flag, completion: completion)
    }
    relations.presented?.relations.presenting = nil
    relations.presented = nil
    completion?()
  }
  /// Shows a controller: pushes it where there is a stack.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = navigationController else { return present(vc, animated: true) }
    stack.pushViewController(vc, animated: true)
  }

  /// Goes a way of a storyboard; storyboards cannot be read here, so nothing is shown.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Tells that a way of a storyboard is going to be gone; never called here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  private func around<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let present = controller {
      if let found = present as? Controller { return found }
      controller = present.parent
    }
    return nil
  }
}
