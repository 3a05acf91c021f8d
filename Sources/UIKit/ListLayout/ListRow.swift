// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a list tells the view of one of its elements.
struct ListRow: Hashable {
  /// The role of an element in its section.
  enum Role: Hashable {
    case cell
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether it is the first row after the header.
  var isFirst = false
  /// Whether it is the last row.
  var isLast = false
  /// The separators, each visible or hidden; `nil` for none.
  var separators: UIListSeparatorConfiguration?
  /// Its place in an outline; `nil` outside one.
  var outline: OutlinePlace?
  /// Whether the list has swipe actions for its rows, at either side.
  var hasLeadingActions = false
  var hasTrailingActions = false
}

/// The place of an item in an outline.
package struct OutlinePlace: Hashable, Sendable {
  /// The number of its ancestors.
  package var level: Int
  /// Whether its children are shown.
  package var isExpanded: Bool

  /// Makes a place from its level and state.
  package init(level: Int, isExpanded: Bool) {
    self.level = level
    self.isExpanded = isExpanded
  }
}

/// Answers questions about a data source's outlines.
@MainActor
package protocol OutlineSource: AnyObject {
  /// The place of an item; `nil` if its section has no outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Shows or hides the children of an item after a person's tap.
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionLayoutListConfiguration {
  /// The row of a list at an index path.
  ///
  /// - Parameters:
  ///   - indexPath: The item's index path.
  ///   - count: The number of items in the section.
  ///   - outline: The item's place in an outline.
  /// - Returns: The row with its place and separators.
  func row(at indexPath: IndexPath, of count: Int, _ outline: OutlinePlace?) -> ListRow {
    let hasHeader = headerMode == .firstItemInSection
    let item = indexPath.item
    if hasHeader, item == 0 {
      var row = ListRow(appearance: appearance, role: .header, outline: outline)
      row.separators = separators(of: row, at: indexPath)
      return row
    }
    var row = ListRow(appearance: appearance, role: .cell, outline: outline)
    row.isFirst = item == (hasHeader ? 1 : 0)
    row.isLast = item == count - 1
    row.hasLeadingActions = leadingSwipeActionsConfigurationProvider != nil
    row.hasTrailingActions = trailingSwipeActionsConfigurationProvider != nil
    row.separators = separators(of: row, at: indexPath)
    return row
  }

  /// The separators of a row; automatic values are resolved before and after the handler.
  private func separators(
    of row: ListRow,
    at indexPath: IndexPath
  ) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    let own = decided(separatorConfiguration, for: row)
    guard let itemSeparatorHandler else { return own }
    return decided(itemSeparatorHandler(indexPath, own), for: row)
  }

  private func decided(
    _ separators: UIListSeparatorConfiguration,
    for row: ListRow
  ) -> UIListSeparatorConfiguration {
    var result = separators
    let edges = ListPolicy.edges(of: row)
    if result.topSeparatorVisibility == .automatic {
      result.topSeparatorVisibility = edges.top ? .visible : .hidden
    }
    if result.bottomSeparatorVisibility == .automatic {
      result.bottomSeparatorVisibility = edges.bottom ? .visible : .hidden
    }
    return result
  }
}
