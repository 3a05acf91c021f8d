// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Controllers side by side, or in one stack where there is little room.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The name before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The edge of the first column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// A width that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  /// What is told of the columns; a weak reference.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns the app wishes to see; where they have no room, those of `displayMode` are seen.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
  /// How columns share the room; they stand side by side here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The part of the width that the first column has.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primary.fraction }
    set { primary.fraction = newValue }
  }
  /// The width of the first column, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primary.width }
    set { primary.width = newValue }
  }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primary.least }
    set { primary.least = newValue }
  }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primary.most }
    set { primary.most = newValue }
  }
  /// The part of the width that the middle one of three columns has.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementary.fraction }
    set { supplementary.fraction = newValue }
  }
  /// The width of the middle one of three columns, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementary.width }
    set { supplementary.width = newValue }
  }
  /// The least width of the middle one of three columns, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementary.least }
    set { supplementary.least = newValue }
  }
  /// The greatest width of the middle one of three columns, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementary.most }
    set { supplementary.most = newValue }
  }
  /// The edge of the first column; it is at the left here.
  open var primaryEdge = PrimaryEdge.leading
  /// Whether people show and hide the first column, for which the bar of the first visible column has a button; a swipe
  /// does nothing here.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether that button is seen.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// When the button that changes which columns are seen is seen itself.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
  /// Whether a button for the second column alone is seen; recorded.
  open var showsSecondaryOnlyButton = false
  /// The style of the first column's ground; recorded.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The style of a column's ground.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  private var primary = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  private var supplementary = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  private var columns: [Column: UIViewController] = [:]
  /// The controllers that were set for columns and got stacks of their own there.
  private var wrapped: [Column: UIViewController] = [:]
  /// The lines between columns.
  private let lines = [UIView(), UIView()]
  /// The stack of a narrow screen.
  private let stack = UINavigationController()
  private var wasCollapsed: Bool?
  /// What the stack of a narrow screen took from the columns' own stacks.
  private var borrowed: [(stack: UINavigationController, held: [UIViewController])] = []

  /// Makes a split view with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view whose columns are given as a list.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AppFoundation.Bundle?)
  {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view whose columns are given as a list.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers: the first column's and the last one's.
  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap { $0 } }
    set {
      (columns, wrapped) = ([:], [:])
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      arrange()
    }
  }

  /// Sets the controller of a column; it gets a stack of its own if it is none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isWrapped = vc != nil && !(vc is UINavigationController) && column != .compact
    wrapped[column] = isWrapped ? vc : nil
    columns[column] = isWrapped ? vc.map { UINavigationController(rootViewController: $0) } : vc
    arrange()
  }

  /// The controller that was set for a column, not the stack that it got there.
  ///
  /// - Source: the reference of this method: it returns what is associated with the column by `setViewController(_:for:)`.
  open func viewController(for column: Column) -> UIViewController? {
    wrapped[column] ?? columns[column]
  }

  /// Whether there is room for one column only.
  open var isCollapsed: Bool {
    (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) < BarPolicy.wide
  }
  /// Which columns are seen.
  ///
  /// - Source: the reference of the display modes: of three columns, `oneBesideSecondary` shows the last two. Policy: all
  ///   three are seen side by side where the last one keeps the width of a column; else the first one moves it aside.
  open var displayMode: DisplayMode {
    if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    guard hasThree else { return .oneBesideSecondary }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .oneOverSecondary: return .oneBesideSecondary
    case .twoOverSecondary, .twoDisplaceSecondary:
      return hasRoomForThree ? .twoBesideSecondary : .twoDisplaceSecondary
    default: return hasRoomForThree ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  private var hasThree: Bool {
    style == .tripleColumn && columns[.primary] != nil && columns[.supplementary] != nil
      && columns[.secondary] != nil
  }
  private var hasRoomForThree: Bool {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return self.width(of: .primary, in: width) + self.width(of: .supplementary, in: width)
      + ColumnWidth.standard <= width
  }
  /// How columns share the room.
  open var splitBehavior: SplitBehavior { .tile }
  /// A button that changes which columns are seen.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [unowned self] _ in
      switch displayMode {
      case .secondaryOnly: preferredDisplayMode = .oneBesideSecondary
      case .oneBesideSecondary where hasThree: show(.primary)
      default: hide(.primary)
      }
    }
  )

  /// The button that a stack's bar has to show or hide the first column; `nil` in all bars but that of the first visible
  /// column.
  ///
  /// - Source: the references of `presentsWithGesture` and `displayModeButtonVisibility`: split views with a style place
  ///   it, the older ones leave it to the app; in which bar it is, is what iPads do.
  func displayModeButton(in stack: UINavigationController) -> UIBarButtonItem? {
    guard style != .unspecified, !isCollapsed, children.first === stack,
      columns[.primary] != nil, columns[.secondary] != nil
    else { return nil }
    switch displayModeButtonVisibility {
    case .never: return nil
    case .always: return displayModeButtonItem
    case .automatic: return presentsWithGesture ? displayModeButtonItem : nil
    }
  }

  /// Shows a column; the last of three comes back to its place, if the first one has moved it aside.
  open func show(_ column: Column) {
    if isCollapsed, let vc = columns[column] {
      // A column for narrow screens stands for all others.
      return columns[.compact] == nil ? push(vc) : ()
    }
    switch column {
    case .primary: preferredDisplayMode = hasThree ? .twoDisplaceSecondary : .oneBesideSecondary
    case .supplementary where displayMode == .secondaryOnly,
      .secondary where displayMode == .twoDisplaceSecondary:
      preferredDisplayMode = .oneBesideSecondary
    default: break
    }
  }
  /// Hides a column.
  open func hide(_ column: Column) {
    switch column {
    case .primary: preferredDisplayMode = hasThree ? .oneBesideSecondary : .secondaryOnly
    case .supplementary where hasThree: preferredDisplayMode = .secondaryOnly
    default: break
    }
  }

  /// Shows a controller in the last column, or on top of the stack of a narrow screen.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    (columns[.secondary], wrapped[.secondary]) = (vc, nil)
    isCollapsed ? push(vc) : arrange()
  }

  /// Shows a controller in the first column's stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    let first = columns[.primary] as? UINavigationController
    (isCollapsed ? stack : first)?.pushViewController(vc, animated: true)
  }

  open override func loadView() {
    super.loadView()
    for line in lines { line.backgroundColor = .separator }
    arrange()
  }

  private func push(_ vc: UIViewController) {
    // A column for narrow screens shows it in its own way: a stack pushes it, and others present it.
    if let compact = columns[.compact], let stack = compact as? UINavigationController {
      return push(vc, onto: stack)
    }
    if let compact = columns[.compact] { return compact.show(vc, sender: self) }
    push(vc, onto: stack)
  }

  private func push(_ vc: UIViewController, onto stack: UINavigationController) {
    // A stack cannot hold another one, so it takes what that one holds.
    for each in (vc as? UINavigationController)?.viewControllers ?? [vc]
    where !stack.viewControllers.contains(where: { $0 === each }) {
      stack.pushViewController(each, animated: true)
    }
  }

  /// Shows the columns for the present width.
  private func arrange() {
    guard isViewLoaded, let view = viewIfLoaded else { return }
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for line in lines { line.removeFromSuperview() }
    giveBack()
    wasCollapsed = isCollapsed
    for controller in isCollapsed ? [narrow] : wide {
      addChild(controller)
      guard let shown = controller.view else { continue }
      shown.manager = controller
      view.addSubview(shown)
      controller.didMove(toParent: self)
    }
    if !isCollapsed { for line in lines { view.addSubview(line) } }
    view.setNeedsLayout()
  }

  /// Gives the columns' own stacks what the stack of a narrow screen took from them.
  private func giveBack() {
    for each in borrowed {
      each.stack.setViewControllers(each.held, animated: false)
      let asks = each.held.contains { $0.relations.asksForLargeTitles }
      if asks { each.stack.navigationBar.prefersLargeTitles = true }
    }
    // What a controller has said of its bar meanwhile, it has said of the bar of the narrow screen.
    if let first = borrowed.first?.stack, first === columns[.primary] {
      first.navigationBar.prefersLargeTitles = stack.navigationBar.prefersLargeTitles
    }
    borrowed = []
  }

  /// What a narrow screen shows: the compact column, or the stack of the others.
  private var narrow: UIViewController {
    if let compact = columns[.compact] { return compact }
    if let tabs = columns[.primary] as? UITabBarController { return tabs }
    let first = columns[.primary]
    let inner = (first as? UINavigationController)?.viewControllers ?? [first].compactMap { $0 }
    var shown = inner
    if let top = delegate?.splitViewController(
      self,
      topColumnForCollapsingToProposedTopColumn: .secondary
    ),
      style != .unspecified, top != .primary, let last = columns[.secondary]
    {
      shown += (last as? UINavigationController)?.viewControllers ?? [last]
    }
    stack.navigationBar.prefersLargeTitles =
      (first as? UINavigationController)?.navigationBar.prefersLargeTitles ?? false
    borrowed = viewControllers.compactMap { column in
      (column as? UINavigationController).map { ($0, $0.viewControllers) }
    }
    stack.setViewControllers(shown, animated: false)
    return stack
  }

  private var wide: [UIViewController] {
    guard let last = columns[.secondary] else { return viewControllers }
    switch displayMode {
    case .secondaryOnly: return [last]
    case .oneBesideSecondary where hasThree:
      return [columns[.supplementary], last].compactMap { $0 }
    default: return viewControllers
    }
  }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let isOther = wasCollapsed != isCollapsed
    if wasCollapsed != nil, isOther || !isCollapsed && !children.elementsEqual(wide, by: ===) {
      arrange()
    }
    let size = view.bounds.size
    let shown = children
    for line in lines { line.isHidden = true }
    guard !isCollapsed, shown.count > 1 else {
      for child in shown { child.viewIfLoaded?.frame = view.bounds }
      return
    }
    var x: CGFloat = 0
    for (child, line) in zip(shown.dropLast(), lines) {
      let column = child === columns[.supplementary] ? Column.supplementary : .primary
      let width = self.width(of: column, in: size.width)
      child.viewIfLoaded?.frame = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
      line.isHidden = false
      line.frame = CGRect(x: x, y: 0, width: BarPolicy.hairline, height: size.height)
      view.bringSubviewToFront(line)
    }
    // What is moved aside stays as wide as it is without the first column.
    let aside = displayMode == .twoDisplaceSecondary ? width(of: .primary, in: size.width) : 0
    shown.last?.viewIfLoaded?.frame = CGRect(
      x: x,
      y: 0,
      width: max(0, size.width - x + aside),
      height: size.height
    )
  }

  /// The width of one of the first columns.
  private func width(of column: Column, in width: CGFloat) -> CGFloat {
    (column == .primary ? primary : supplementary).points(of: width)
  }
}

/// What is asked about columns; all methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is seen when there is room for one only.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the app puts the last column away itself; here the first one is seen.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Whether the app shows a detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Called before other columns are seen; not called here.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
}

extension UISplitViewControllerDelegate {
  /// The proposed one, because the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// No, because the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// No, because the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  /// Does nothing, because the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

extension UIViewController {
  /// The nearest split view that contains this controller.
  public var splitViewController: UISplitViewController? { around() }
}
