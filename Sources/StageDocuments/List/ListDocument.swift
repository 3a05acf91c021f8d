// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a layout file says about a list besides its look: its ground and the lines between its rows.
///
/// A file of kind `list` says it for all sections, a compositional section that looks like a list for itself.
package struct ListDocument: Hashable, Sendable {
  /// The `kind` of a layout file that has one.
  package static let kind = "list"

  static let members = ["backgroundColor", "separatorConfiguration", "itemSeparatorHandler"]

  /// The ground as 0xRRGGBB; `nil` leaves it to the look.
  package var backgroundColor: UInt32?
  /// What differs about the lines of all rows.
  package var separatorConfiguration = Separators()
  /// What differs about the lines of some rows, the later before the earlier.
  package var itemSeparators: [ItemSeparators] = []

  /// Makes one that leaves everything to the look.
  package init() {}

  /// Whether a line is there, as UIKit has it.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    case automatic
    case visible
    case hidden
  }

  /// What differs about a line's distance from the edges; what is `nil` stays as it is.
  package struct Insets: Hashable, Sendable {
    static let members = ["leading", "trailing"]

    /// Where lines of text begin, in points.
    package var leading: Double?
    /// Where they end, in points.
    package var trailing: Double?
  }

  /// What differs about the lines above and below a row; what is `nil` stays as it is.
  package struct Separators: Hashable, Sendable {
    static let members = [
      "topSeparatorVisibility", "bottomSeparatorVisibility", "topSeparatorInsets",
      "bottomSeparatorInsets", "color", "multipleSelectionColor",
    ]

    /// Whether the upper line is there.
    package var topSeparatorVisibility: Visibility?
    /// Whether the lower line is there.
    package var bottomSeparatorVisibility: Visibility?
    /// The distance of the upper line from the edges.
    package var topSeparatorInsets = Insets()
    /// The distance of the lower line from the edges.
    package var bottomSeparatorInsets = Insets()
    /// The colour of both as 0xRRGGBB.
    package var color: UInt32?
    /// The colour of the lines of selected rows while several can be selected, as 0xRRGGBB.
    package var multipleSelectionColor: UInt32?

    /// Whether nothing differs.
    package var isEmpty: Bool { self == Separators() }
  }

  /// What differs about the lines of some rows.
  package struct ItemSeparators: Hashable, Sendable {
    static let members = ["sections", "items"] + Separators.members
    /// Most sections, and most items, that one can name.
    static let indexLimit = 20

    /// The sections by index; empty for all.
    package var sections: [Int] = []
    /// The items of these by index; empty for all.
    package var items: [Int] = []
    /// What differs.
    package var separators = Separators()

    /// Whether it is about a row.
    package func holds(section: Int, item: Int) -> Bool {
      (sections.isEmpty || sections.contains(section)) && (items.isEmpty || items.contains(item))
    }
  }
}
