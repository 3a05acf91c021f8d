// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

class UsualController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { false }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var inputAccessoryView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift], action: Selector(("x"))),
      UIKeyCommand(title: "x", action: Selector(("x")), input: "n", modifierFlags: .command),
    ]
  }
  override var title: String? { didSet { } }
  override var isEditing: Bool { didSet { } }
  override var hidesBottomBarWhenPushed: Bool { get { true } set { } }
  override var modalPresentationStyle: UIModalPresentationStyle { get { .fullScreen } set { } }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func loadView() { view = UIView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { context in _ = context.transitionDuration }, completion: nil)
  }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    _ = segue.identifier
    _ = segue.destination as? UsualController
    _ = segue.source
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: flag, completion: completion) }
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake {}
  }
  override func encodeRestorableState(with coder: NSCoder) {}
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  func containment(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    transition(from: child, to: self, duration: 0.2, options: [], animations: nil, completion: nil)
    setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    _ = parent?.children.count
    _ = isBeingDismissed || isMovingFromParent || isBeingPresented || isMovingToParent
    _ = viewIfLoaded?.window
    _ = isViewLoaded
    loadViewIfNeeded()
    _ = storyboard?.instantiateInitialViewController()
    _ = storyboard?.instantiateViewController(withIdentifier: "x") as? UsualController
    _ = storyboard?.instantiateViewController(identifier: "x") { coder in UsualController(coder: coder) }
    _ = UIStoryboard(name: "Main", bundle: nil)
    performSegue(withIdentifier: "x", sender: nil)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    _ = topLayoutGuide.length + bottomLayoutGuide.length
    child.view.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
    additionalSafeAreaInsets = .zero
    edgesForExtendedLayout = []
    edgesForExtendedLayout = UIRectEdge()
    extendedLayoutIncludesOpaqueBars = true
    automaticallyAdjustsScrollViewInsets = false
    definesPresentationContext = true
    providesPresentationContextTransitionStyle = true
    modalTransitionStyle = .crossDissolve
    modalPresentationCapturesStatusBarAppearance = true
    isModalInPresentation = true
    preferredContentSize = CGSize(width: 1, height: 2)
    transitioningDelegate = nil
    restorationIdentifier = "x"
    overrideUserInterfaceStyle = .light
    view.accessibilityIdentifier = "x"
    setContentScrollView(nil)
    viewRespectsSystemMinimumLayoutMargins = false
    _ = traitCollection.userInterfaceStyle == .dark
    _ = traitCollection.horizontalSizeClass == .regular
    _ = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    _ = traitCollection.displayScale
    _ = traitCollection.userInterfaceIdiom == .pad
    _ = traitCollection.forceTouchCapability == .available
    _ = traitCollection.layoutDirection
    _ = UITraitCollection.current.accessibilityContrast == .high
    _ = presentedViewController?.presentingViewController
    _ = navigationController?.topViewController
    _ = tabBarController?.selectedIndex
    _ = splitViewController?.displayMode
    _ = editButtonItem
    _ = transitionCoordinator?.isAnimated
    showDetailViewController(child, sender: self)
    _ = presentationController?.presentedView
    _ = nibName
    _ = extensionContext
    _ = targetViewController(forAction: Selector(("x")), sender: nil)
    setToolbarItems([], animated: true)
    toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]
    registerForPreviewing(with: self, sourceView: view)
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    setNeedsUpdateContentUnavailableConfiguration()
    var empty = UIContentUnavailableConfiguration.search()
    empty.text = "x"
    empty.secondaryText = "x"
    empty.image = UIImage(systemName: "star")
    empty.button = .filled()
    empty.buttonProperties.primaryAction = UIAction { _ in }
  }

  func presenting() {
    let alert = UIAlertController(title: "t", message: "m", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "x", style: .destructive, handler: { action in _ = action.title }))
    alert.addAction(.init(title: "x", style: .cancel))
    alert.addTextField { $0.placeholder = "x" }
    _ = alert.textFields?.first?.text
    alert.preferredAction = alert.actions.first
    alert.actions.first?.isEnabled = false
    alert.view.tintColor = .red
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = view.bounds
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    alert.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    alert.popoverPresentationController?.delegate = self
    alert.popoverPresentationController?.backgroundColor = .red
    alert.popoverPresentationController?.canOverlapSourceViewRect = true
    alert.popoverPresentationController?.sourceItem = view
    present(alert, animated: true)
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large(), .custom(identifier: .init("x")) { context in context.maximumDetentValue * 0.4 }]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.selectedDetentIdentifier = .large
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      sheet.invalidateDetents()
    }
    let share = UIActivityViewController(activityItems: ["x", URL(fileURLWithPath: "/x")], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop, .addToReadingList, .assignToContact, .postToFacebook]
    share.completionWithItemsHandler = { type, completed, items, error in }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.delegate = self
    picker.mediaTypes = ["public.image"]
    picker.cameraDevice = .rear
    picker.cameraFlashMode = .off
    _ = UIImagePickerController.isSourceTypeAvailable(.camera)
    _ = UIImagePickerController.availableMediaTypes(for: .camera)
    let colours = UIColorPickerViewController()
    colours.selectedColor = .red
    colours.supportsAlpha = false
    let fonts = UIFontPickerViewController()
    _ = fonts.selectedFontDescriptor
    let hosting = UINavigationController(rootViewController: share)
    hosting.modalPresentationStyle = .pageSheet
    present(hosting, animated: true) {}
    dismiss(animated: true)
  }
}

extension UsualController: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIViewControllerPreviewingDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
    let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
    _ = info[.imageURL] as? URL
    _ = image?.jpegData(compressionQuality: 0.8)
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? { nil }
  func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { operation == .push ? UsualTransition() : nil }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { UIPercentDrivenInteractiveTransition() }
}

final class UsualTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to), let from = transitionContext.view(forKey: .from) else { return }
    transitionContext.containerView.addSubview(to.view)
    to.view.frame = transitionContext.finalFrame(for: to)
    from.alpha = 0
    _ = transitionContext.initialFrame(for: to)
    _ = transitionContext.isInteractive
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { UsualPresentation(presentedViewController: presented, presenting: presenting) }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
}

final class UsualPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  override var shouldRemovePresentersView: Bool { false }
  override func presentationTransitionWillBegin() { presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in }) }
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
}

@MainActor func usualNavigation(_ controller: UIViewController, _ navigation: UINavigationController) {
  navigation.pushViewController(controller, animated: true)
  _ = navigation.popViewController(animated: true)
  navigation.popToRootViewController(animated: false)
  navigation.popToViewController(controller, animated: true)
  navigation.setViewControllers([controller], animated: false)
  navigation.viewControllers.removeLast()
  _ = navigation.visibleViewController
  navigation.isNavigationBarHidden = true
  navigation.setNavigationBarHidden(false, animated: true)
  navigation.setToolbarHidden(false, animated: true)
  navigation.isToolbarHidden = true
  navigation.toolbar.tintColor = .red
  navigation.hidesBarsOnSwipe = true
  navigation.hidesBarsOnTap = false
  navigation.hidesBarsWhenKeyboardAppears = true
  navigation.interactivePopGestureRecognizer?.isEnabled = true
  navigation.interactivePopGestureRecognizer?.delegate = nil
  navigation.barHideOnSwipeGestureRecognizer.isEnabled = false
  navigation.delegate = nil
  let bar = navigation.navigationBar
  bar.prefersLargeTitles = true
  bar.tintColor = .red
  bar.barTintColor = .white
  bar.barStyle = .black
  bar.isTranslucent = false
  bar.shadowImage = UIImage()
  bar.setBackgroundImage(UIImage(), for: .default)
  bar.setBackgroundImage(nil, for: .any, barMetrics: .compact)
  bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)]
  bar.largeTitleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.red]
  bar.backIndicatorImage = UIImage()
  bar.backIndicatorTransitionMaskImage = UIImage()
  bar.setTitleVerticalPositionAdjustment(3, for: .default)
  bar.topItem?.title = "x"
  _ = bar.backItem
  _ = bar.items?.count
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.configureWithTransparentBackground()
  appearance.configureWithDefaultBackground()
  appearance.backgroundColor = .red
  appearance.backgroundEffect = UIBlurEffect(style: .light)
  appearance.backgroundImage = nil
  appearance.shadowColor = .clear
  appearance.shadowImage = nil
  appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
  appearance.largeTitleTextAttributes[.font] = UIFont.systemFont(ofSize: 30)
  appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
  appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
  appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
  appearance.backButtonAppearance.highlighted.backgroundImage = nil
  appearance.doneButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  appearance.buttonAppearance.normal.titlePositionAdjustment = .zero
  bar.standardAppearance = appearance
  bar.scrollEdgeAppearance = appearance
  bar.compactAppearance = appearance.copy() as? UINavigationBarAppearance
  bar.compactScrollEdgeAppearance = nil
  UINavigationBar.appearance().tintColor = .red
  UINavigationBar.appearance().standardAppearance = appearance
  UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = .red
  UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .red
  UITabBar.appearance().unselectedItemTintColor = .gray
  UITabBarItem.appearance().setTitleTextAttributes([:], for: .selected)
  UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [:]
  UIPageControl.appearance().currentPageIndicatorTintColor = .red
  UISegmentedControl.appearance().setTitleTextAttributes([:], for: .normal)
  UISwitch.appearance().onTintColor = .red
  UITableView.appearance().backgroundColor = .red
  UIView.appearance().tintColor = .red
  let item = controller.navigationItem
  item.title = "x"
  item.prompt = "x"
  item.titleView = UILabel()
  item.largeTitleDisplayMode = .never
  item.backButtonTitle = "x"
  item.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
  item.backButtonDisplayMode = .minimal
  item.hidesBackButton = true
  item.setHidesBackButton(true, animated: true)
  item.leftItemsSupplementBackButton = true
  item.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "x"), style: .done, target: controller, action: Selector(("x")))
  item.rightBarButtonItems = [UIBarButtonItem(customView: UIView())]
  item.setRightBarButton(nil, animated: true)
  item.setLeftBarButtonItems([], animated: true)
  item.setRightBarButtonItems(nil, animated: false)
  item.searchController = UISearchController(searchResultsController: nil)
  item.hidesSearchBarWhenScrolling = false
  item.preferredSearchBarPlacement = .stacked
  item.style = .editor
  item.centerItemGroups = [UIBarButtonItem().creatingFixedGroup()]
  item.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]
  item.leadingItemGroups = [.fixedGroup(representativeItem: nil, items: [])]
  item.standardAppearance = appearance
  item.scrollEdgeAppearance = appearance
  item.compactAppearance = nil
  item.customizationIdentifier = "x"
  let button = UIBarButtonItem(barButtonSystemItem: .add, target: controller, action: Selector(("x")))
  button.isEnabled = false
  button.tintColor = .red
  button.tag = 3
  button.width = 3
  button.customView?.frame = .zero
  button.image = UIImage(systemName: "star")
  button.landscapeImagePhone = nil
  button.imageInsets = .zero
  button.style = .done
  button.target = controller
  button.action = Selector(("x"))
  button.possibleTitles = ["x"]
  button.menu = UIMenu(title: "", children: [])
  button.primaryAction = UIAction(title: "x") { _ in }
  button.accessibilityLabel = "x"
  button.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 3)], for: .normal)
  button.setBackgroundImage(nil, for: .normal, barMetrics: .default)
  button.changesSelectionAsPrimaryAction = true
  button.isSelected = true
  button.isHidden = true
  button.setBackButtonTitlePositionAdjustment(.zero, for: .default)
  _ = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in }, menu: nil)
  _ = UIBarButtonItem(title: "x", image: nil, primaryAction: nil, menu: nil)
  _ = UIBarButtonItem(title: "x", menu: UIMenu())
  _ = UIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil)
  _ = UIBarButtonItem(primaryAction: nil)
  _ = UIBarButtonItem.SystemItem.trash
}

