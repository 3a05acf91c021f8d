// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Controllers one upon the other; the last one is seen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar at the top.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// Whether the bar is hidden; recorded.
  open var isNavigationBarHidden = false
  /// Whether a swipe hides the bars; recorded.
  open var hidesBarsOnSwipe = false

  /// The controllers, from the first.
  open var viewControllers: [UIViewController] {
    get { relations.children }
    set {
      for controller in relations.children { controller.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }
  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// What is seen.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a controller upon the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.didMove(toParent: self)
  }

  /// Takes the last controller away; the first stays.
  /// - Returns: The one that was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = topViewController
    last?.removeFromParent()
    return last
  }

  /// Takes away all but the first.
  /// - Returns: Those that were taken away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(viewControllers.dropFirst())
    for controller in others { controller.removeFromParent() }
    return others
  }

  /// Hides the bar or shows it; recorded.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// Controllers of which one is seen.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
    }
  }
  /// The one that is seen, from 0.
  open var selectedIndex = 0
  /// The one that is seen.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}

/// The bar at the top of a stack of controllers; recorded, not painted.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether something shows through.
  open var isTranslucent = true
  /// The colour of the ground.
  open var barTintColor: UIColor?
}

/// What a bar shows of a controller; recorded, not painted.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The text of the way back.
  open var backButtonTitle: String?
  /// What is at the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// What is at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// All that is at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// All that is at the right, from the edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A button in a bar; recorded, not painted.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The look of the button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons that the system has.
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
  /// The look.
  open var style = Style.plain
  /// Whether it can be used.
  open var isEnabled = true
  /// The width, in points; 0 for the one that the content needs.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?
  /// A number to find it by.
  open var tag = 0
  /// The menu.
  open var menu: UIMenu?
  /// A view in place of it.
  open var customView: UIView?
  /// Who is told of a tap; not kept alive.
  open weak var target: AnyObject?
  /// What is told of a tap.
  open var action: Selector?
  /// What is done at a tap.
  open var primaryAction: UIAction?

  /// Makes a button with nothing on it.
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

  /// Makes a button with a picture.
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
  }

  /// Makes one of the system's buttons with an action and a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a text and picture, an action and a menu.
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

  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// A question to the person; nobody is asked here.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text.
  open var message: String?
  /// Where the question is shown.
  open private(set) var preferredStyle = Style.alert
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What the answer means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The text.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
