// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// The reason why a collection view cannot scroll to an item; the description is UIKit's wording.
package enum ScrollToItemError: Error, Equatable, CustomStringConvertible {
  /// More than one of top, middle and bottom.
  case multipleVerticalPositions
  /// More than one of left, middle and right.
  case multipleHorizontalPositions
  /// An index path without exactly two indexes.
  case indexPath(length: Int)
  /// A section beyond the number of sections.
  case noSuchSection(Int, count: Int)
  /// An item beyond the number of its section's items.
  case noSuchItem(Int, section: Int, count: Int)
  /// An item that the layout does not place.
  case unplaced(ElementPosition)

  /// UIKit's text, for people.
  package var description: String {
    switch self {
    case .multipleVerticalPositions:
      "attempt to use a scroll position with multiple vertical positioning styles"
    case .multipleHorizontalPositions:
      "attempt to use a scroll position with multiple horizontal positioning styles"
    case .indexPath(let length):
      "attempt to scroll to an invalid index path: an item's has two indexes, not \(length)"
    case .noSuchSection(let section, let count):
      "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there "
        + "are only \(count) sections"
    case .noSuchItem(let item, let section, let count):
      "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are "
        + "only \(count) items in section \(section)"
    case .unplaced(let position):
      "the layout returned no attributes for item \(position.item) in section \(position.section), "
        + "so the collection view cannot scroll there"
    }
  }

  /// The code of the diagnostic.
  package var code: String {
    switch self {
    case .multipleVerticalPositions, .multipleHorizontalPositions: "scroll-position"
    case .indexPath, .noSuchSection, .noSuchItem, .unplaced: "index-path"
    }
  }
}
