// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem?
  /// The controller whose tabs it shows.
  weak var controller: UITabBarController?
  /// The buttons of the tabs.
  var buttons: [TabButton] = []
  /// Whether a controller of the stack that it shows hides it.
  var isHiddenByStack = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }

  /// The background colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen; grey unless given.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent; it has no effect here.
  open var isTranslucent = true
  /// The image behind the tabs; it has no effect here.
  open var backgroundImage: UIImage?
  /// The image of the shadow; it has no effect here.
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { hasOwnLook = true } }
  /// Whether it was placed once.
  var wasPlaced = false
  /// Whether it was given an appearance.
  private(set) var hasOwnLook = false
  /// The look of the bar above the end of the content; it has no effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A tab of a controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?
  /// A number by which code can find the tab.
  open var tag = 0
  /// The text in the badge; `nil` for no badge.
  open var badgeValue: String?
  /// The colour of the badge; red without one.
  open var badgeColor: UIColor?
  /// Whether the tab can be chosen.
  open var isEnabled = true
  /// The distances by which the picture is moved, in points; it has no effect here.
  open var imageInsets = UIEdgeInsets.zero
  /// The distance by which the text is moved, in points; it has no effect here.
  open var titlePositionAdjustment = UIOffset.zero

  /// Makes a tab without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a tab with a text, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a standard text and picture.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// Reads the name that storyboards have; `nil` for another one.
    init?(interface name: String) {
      let names = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
        "search", "downloads", "mostRecent", "mostViewed",
      ]
      guard let place = names.firstIndex(of: name) else { return nil }
      self.init(rawValue: place)
    }

    /// The standard text and the name of the symbol.
    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Makes a tab with a standard text and picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }

  /// Makes a tab with a text and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
