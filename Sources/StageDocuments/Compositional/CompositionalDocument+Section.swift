// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Sections, with UIKit's names.
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

  /// Whether an orthogonal section can be pulled beyond its ends.
  package enum Bounce: String, CaseIterable, Hashable, Sendable {
    case automatic
    case always
    case never
  }

  /// How fast an orthogonal section comes to rest.
  package enum DecelerationRate: String, CaseIterable, Hashable, Sendable {
    case automatic
    case normal
    case fast
  }

  /// The area to which insets refer.
  package enum InsetsReference: String, CaseIterable, Hashable, Sendable {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
  }

  /// The look of a section as a list.
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
    /// The source of its header.
    package var headerMode = ListHeaderMode.none
    /// Whether it has a footer when the data has a text for it.
    package var footers = false
    /// The extra space above its header, in points; `nil` for the space of the look.
    package var headerTopPadding: Double?
    /// Whether there are lines between rows; `nil` for the lines of the look.
    package var showsSeparators: Bool?
    /// The insets of the rows in the section; `nil` for those of the look.
    package var contentInsets: EdgeInsets?
    /// Its background, and the lines between its rows.
    package var details = ListDocument()

    /// A group with one row, which stands for the section's repeated group.
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
    /// The member for the handler of visible cells.
    static let handlerMember = "visibleItemsInvalidationHandler"
    static let scrollingMembers = ["bounce", "decelerationRate"]
    static let listMembers = ["name", "list"]

    /// The name for users; empty for none.
    package var name = ""
    /// The look as a list; `nil` for a section that repeats its group.
    package var list: List?
    /// The group that repeats.
    package var group: Part<Item>
    /// The insets of the groups in the section.
    package var contentInsets = EdgeInsets()
    /// The distance between neighbouring groups, in points.
    package var interGroupSpacing = 0.0
    /// The area to which the insets refer.
    package var contentInsetsReference = InsetsReference.automatic
    /// The area to which insets of headers and footers refer.
    package var supplementaryContentInsetsReference = InsetsReference.automatic
    /// Whether headers and footers are within the section's insets across the axis.
    package var supplementariesFollowContentInsets = true
    /// How it scrolls across the layout's direction.
    package var orthogonalScrollingBehavior = OrthogonalScrolling.none
    /// Whether the section can be pulled beyond its ends.
    package var bounce = Bounce.automatic
    /// How fast the section comes to rest.
    package var decelerationRate = DecelerationRate.automatic
    /// The effect on its visible cells, by their place; `nil` for none.
    package var visibleItems: VisibleItems?
    /// Headers, footers and side views.
    package var boundarySupplementaryItems: [Part<BoundaryItem>] = []
    /// Views behind it.
    package var decorationItems: [Part<DecorationItem>] = []
  }
}
