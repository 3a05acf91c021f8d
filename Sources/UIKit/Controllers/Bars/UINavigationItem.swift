// SPDX-License-Identifier: Apache-2.0
public import Foundation

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
