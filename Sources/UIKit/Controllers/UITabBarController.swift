// SPDX-License-Identifier: Apache-2.0

/// Several controllers, of which one is visible.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      showChosen()
    }
  }
  /// The index of the visible controller.
  open var selectedIndex = 0 { didSet { showChosen(after: oldValue) } }
  /// The visible controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }
  /// The bar with the tabs.
  open private(set) lazy var tabBar = UITabBar.styled()
  private let shown = ShownChild()

  /// Adds a controller with its tab behind the others.
  open override func addChild(_ childController: UIViewController) {
    let present = viewControllers ?? []
    if present.contains(where: { $0 === childController }) {
      super.addChild(childController)
    } else {
      viewControllers = present + [childController]
    }
  }

  /// Takes a bar of an app's own class, as apps give one by the key `tabBar`.
  func use(_ bar: UITabBar) {
    tabBar.removeFromSuperview()
    tabBar = bar
    guard isViewLoaded else { return }
    view.addSubview(bar)
    bar.controller = self
    showChosen()
  }

  /// Makes the view, which shows the chosen controller's.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(tabBar)
    tabBar.controller = self
    showChosen()
  }

  override func placeBars() { tabBar.place(in: self) }

  /// Hides or shows the bar as the chosen stack wants it now, and gives the stack its safe area, before the stack lays
  /// out a controller that has come to its front.
  func followStack() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    placeBars()
    view.spreadSafeArea()
  }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    let isSeen = !tabBar.isHidden && child.edgesForExtendedLayout.contains(.bottom)
    return UIEdgeInsets(top: 0, left: 0, bottom: isSeen ? BarPolicy.tabs(at: tabBar) : 0, right: 0)
  }

  /// Exchanges all controllers; without an animation here.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Called when a person chose a tab; overrides hear of it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func showChosen(after before: Int? = nil) {
    guard isViewLoaded else { return }
    tabBar.show(viewControllers ?? [], chosen: selectedIndex)
    shown.show(selectedViewController, in: self) { from, to in
      let own = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
      return own.map { own in
        let holder = delegate?.tabBarController(self, interactionControllerFor: own)
        return OwnLook(own, heldBy: holder, from, to, in: view.bounds)
      }
    } end: { [weak self] isComplete in
      if !isComplete, let before { self?.selectedIndex = before }
    }
  }
}
