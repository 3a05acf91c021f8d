// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The members of a list besides its look: its background, and the lines between its rows.
///
/// In a file of kind `list`, they are for all sections; a compositional section that looks like a
/// list has its own.
package struct ListDocument: Hashable, Sendable {
  /// The `kind` of a layout file with such a document.
  package static let kind = "list"

  static let members = ["backgroundColor", "separatorConfiguration", "itemSeparatorHandler"]

  /// The background as 0xRRGGBB; `nil` for the look's own.
  package var backgroundColor: UInt32?
  /// The changes of the lines of all rows.
  package var separatorConfiguration = Separators()
  /// The changes of the lines of some rows; a later rule overrides an earlier one.
  package var itemSeparators: [ItemSeparators] = []

  /// Makes a document that changes nothing of the look.
  package init() {}

  /// Whether a line is visible, in UIKit's words.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    case automatic
    case visible
    case hidden
  }

  /// The changes of a line's insets; `nil` changes nothing.
  package struct Insets: Hashable, Sendable {
    static let members = ["leading", "trailing"]

    /// The inset where lines of text start, in points.
    package var leading: Double?
    /// The inset where lines of text end, in points.
    package var trailing: Double?
  }

  /// The changes of the lines above and below a row; `nil` changes nothing.
  package struct Separators: Hashable, Sendable {
    static let members = [
      "topSeparatorVisibility", "bottomSeparatorVisibility", "topSeparatorInsets",
      "bottomSeparatorInsets", "color", "multipleSelectionColor",
    ]

    /// Whether the upper line is visible.
    package var topSeparatorVisibility: Visibility?
    /// Whether the lower line is visible.
    package var bottomSeparatorVisibility: Visibility?
    /// The insets of the upper line.
    package var topSeparatorInsets = Insets()
    /// The insets of the lower line.
    package var bottomSeparatorInsets = Insets()
    /// The colour of both lines as 0xRRGGBB.
    package var color: UInt32?
    /// The colour of the lines of selected rows as 0xRRGGBB, while several rows can be selected.
    package var multipleSelectionColor: UInt32?

    /// Whether it changes nothing.
    package var isEmpty: Bool { self == Separators() }
  }

  /// The changes of the lines of some rows.
  package struct ItemSeparators: Hashable, Sendable {
    static let members = ["sections", "items"] + Separators.members
    /// The greatest number of sections, and of items, that one rule names.
    static let indexLimit = 20

    /// The sections by index; empty for all.
    package var sections: [Int] = []
    /// The items of these sections by index; empty for all.
    package var items: [Int] = []
    /// The changes.
    package var separators = Separators()

    /// Whether the rule is for a row.
    package func holds(section: Int, item: Int) -> Bool {
      (sections.isEmpty || sections.contains(section)) && (items.isEmpty || items.contains(item))
    }
  }
}
