// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a section looks as a list.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers and footers stick to the edges.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections as cards with round corners.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar without its ground; headers and footers stick to the edges.
    case sidebarPlain = 4
  }

  /// Where a section's header comes from.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item is the header and no longer a row.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Elements that are as wide as their content wants instead of as the list.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The set as a number.
    public let rawValue: Int

    /// Makes a set of elements.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Tells the separators of an item, from those that it would have.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Tells the actions behind an item; `nil` when it has none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Where headers come from; there are none unless set.
  public var headerMode = HeaderMode.none
  /// Where footers come from; there are none unless set.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows; without them nothing else about lines counts.
  public var showsSeparators: Bool
  /// The lines of all rows of the section.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour of the ground; `nil` is the look's.
  public var backgroundColor: UIColor?
  /// The space above each header, in points; `nil` is the look's.
  public var headerTopPadding: CGFloat?
  /// What is behind a row at the side where reading starts.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is behind a row at the other side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Elements that are as wide as their content wants; none unless set.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a list with the defaults of a look.
  @preconcurrency @MainActor public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  /// Whether supplementary headers and footers stick to the edges.
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

  /// The ground where nobody set another one.
  @MainActor var ground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
