// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Sections, named as UIKit names them.
extension CompositionalDocument {
  /// How a section scrolls across the layout's direction.
  package enum OrthogonalScrolling: String, CaseIterable, Hashable, Sendable {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  /// Whether such a section gives way beyond its ends.
  package enum Bounce: String, CaseIterable, Hashable, Sendable {
    case automatic
    case always
    case never
  }

  /// How soon such a section comes to rest.
  package enum DecelerationRate: String, CaseIterable, Hashable, Sendable {
    case automatic
    case normal
    case fast
  }

  /// What insets are measured from.
  package enum InsetsReference: String, CaseIterable, Hashable, Sendable {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
  }

  /// How a section looks as a list.
  package struct List: Hashable, Sendable {
    static let members =
      [
        "appearance", "headerMode", "footers", "headerTopPadding", "showsSeparators",
        "contentInsets",
      ] + ListDocument.members
    /// The height of a row until it is measured, in points.
    private static let rowHeight = 44.0

    /// The look.
    package var appearance = ListAppearance.insetGrouped
    /// Where its header comes from.
    package var headerMode = ListHeaderMode.none
    /// Whether it has a footer where the data has a text for it.
    package var footers = false
    /// Extra space above its header, in points; `nil` leaves that to the look.
    package var headerTopPadding: Double?
    /// Whether there are lines between rows; `nil` leaves that to the look.
    package var showsSeparators: Bool?
    /// The distances of the rows from the section's edges; `nil` leaves them to the look.
    package var contentInsets: EdgeInsets?
    /// Its ground and the lines between its rows.
    package var details = ListDocument()

    /// A group of one row, for whoever asks what repeats.
    static var row: Item {
      let width = Dimension(kind: .fractionalWidth, value: 1)
      let height = Dimension(kind: .estimated, value: rowHeight)
      return Item(
        width: width,
        height: height,
        content: .subitems(.horizontal, [.own(Item(width: width, height: height))])
      )
    }
  }

  /// One section.
  package struct Section: Hashable, Sendable {
    static let members = [
      "name", "group", "list", "contentInsets", "interGroupSpacing", "contentInsetsReference",
      "supplementaryContentInsetsReference", "supplementariesFollowContentInsets",
      "orthogonalScrollingBehavior", "orthogonalScrollingProperties",
      handlerMember, "boundarySupplementaryItems", "decorationItems",
    ]
    /// What changes the cells on the screen.
    static let handlerMember = "visibleItemsInvalidationHandler"
    static let scrollingMembers = ["bounce", "decelerationRate"]
    static let listMembers = ["name", "list"]

    /// What people call it; empty for none.
    package var name = ""
    /// How it looks as a list; `nil` repeats the group.
    package var list: List?
    /// The group that repeats.
    package var group: Part<Item>
    /// The distances of the groups from the section's edges.
    package var contentInsets = EdgeInsets()
    /// The distance between neighbouring groups, in points.
    package var interGroupSpacing = 0.0
    /// What the insets are measured from.
    package var contentInsetsReference = InsetsReference.automatic
    /// The same for headers and footers.
    package var supplementaryContentInsetsReference = InsetsReference.automatic
    /// Whether headers and footers are within the section's insets across the axis.
    package var supplementariesFollowContentInsets = true
    /// How it scrolls across the layout's direction.
    package var orthogonalScrollingBehavior = OrthogonalScrolling.none
    /// Whether that scrolling gives way beyond its ends.
    package var bounce = Bounce.automatic
    /// How soon that scrolling comes to rest.
    package var decelerationRate = DecelerationRate.automatic
    /// What becomes of its cells on the screen, by where they are; `nil` for nothing.
    package var visibleItems: VisibleItems?
    /// Headers, footers and side views.
    package var boundarySupplementaryItems: [Part<BoundaryItem>] = []
    /// Views behind it.
    package var decorationItems: [Part<DecorationItem>] = []
  }
}
