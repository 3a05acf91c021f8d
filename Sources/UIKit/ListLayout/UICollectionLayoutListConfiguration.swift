// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The look and the parts of a section that is a list.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers and footers are pinned.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections as cards with rounded corners.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar without its background; headers and footers are pinned.
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item, which is then the header and not a row.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Elements that are as wide as their content, not as wide as the list.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: Int

    /// Makes a set from a bit mask.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Returns the separators of an item, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the swipe actions of an item; `nil` if it has none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The style.
  public let appearance: Appearance
  /// The source of headers; the default is none.
  public var headerMode = HeaderMode.none
  /// The source of footers; the default is none.
  public var footerMode = FooterMode.none
  /// Whether there are separators; if not, all other settings of separators have no effect.
  public var showsSeparators: Bool
  /// The separators of all rows of the section.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour; `nil` means the style's.
  public var backgroundColor: UIColor?
  /// The space above each header, in points; `nil` means the style's.
  public var headerTopPadding: CGFloat?
  /// Provides the swipe actions at a row's leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Provides the swipe actions at a row's trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Elements that are as wide as their content; the default is none.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a list with the defaults of a style.
  @preconcurrency @MainActor public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  /// Whether supplementary headers and footers are pinned.
  var pins: Bool { self == .plain || self == .sidebarPlain }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The default background colour.
  @MainActor var ground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
