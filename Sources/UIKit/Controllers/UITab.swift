// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A tab of a tab bar, with the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The name by which code knows it.
  public let identifier: String
  /// The text.
  open var title: String { didSet { item.title = title } }
  /// The picture.
  open var image: UIImage? { didSet { item.image = image } }
  /// A second line; recorded.
  open var subtitle: String?
  /// The text of the badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// What code keeps with it.
  open var userInfo: Any?
  /// Whether it is not shown.
  open var isHidden = false
  /// Where it stands; recorded.
  open var preferredPlacement = Placement.automatic
  /// Whether people may take it away; recorded.
  open var allowsHiding = false

  /// Where a tab stands.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  private let item: UITabBarItem
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Makes a tab.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  /// The controller; it is made when it is asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tabBarItem = item
    return made
  }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Makes a tab with the system's words and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search",
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider
    )
  }
}

/// Tabs that belong together; the bar shows the group as one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs.
  open var children: [UITab] = []

  /// Makes a group.
  public convenience init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    self.children = children
  }

  /// The controller; without one of its own, that of the first tab.
  open override var viewController: UIViewController? {
    super.viewController ?? children.first?.viewController
  }
}

extension UITabBarController {
  /// How tabs are arranged.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// How tabs are arranged; always as a bar here.
  public var mode: Mode {
    get { recorded("mode") ?? .automatic }
    set { record(newValue, as: "mode") }
  }
  /// The tabs; their controllers are those of the bar.
  public var tabs: [UITab] {
    get { recorded("tabs") ?? [] }
    set {
      record(newValue, as: "tabs")
      viewControllers = newValue.filter { !$0.isHidden }.compactMap(\.viewController)
    }
  }
  /// The chosen tab.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController != nil && $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  /// The tab with a name.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
  /// Exchanges all tabs; without an animation here.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
}
