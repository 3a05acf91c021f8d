// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a list says to the view of one of its elements.
struct ListRow: Hashable {
  /// What an element is in its section.
  enum Role: Hashable {
    case cell
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether it is the first row that is no header.
  var isFirst = false
  /// Whether it is the last row.
  var isLast = false
  /// The lines with their visibility decided; `nil` without any.
  var separators: UIListSeparatorConfiguration?
  /// Where it stands in an outline; `nil` outside one.
  var outline: OutlinePlace?
  /// Whether the list knows of actions behind its rows, at either side.
  var hasLeadingActions = false
  var hasTrailingActions = false
}

/// Where an item stands in an outline.
package struct OutlinePlace: Hashable, Sendable {
  /// How many ancestors it has.
  package var level: Int
  /// Whether its children are shown.
  package var isExpanded: Bool

  /// Makes a place.
  package init(level: Int, isExpanded: Bool) {
    self.level = level
    self.isExpanded = isExpanded
  }
}

/// Knows the outlines of a data source.
@MainActor
package protocol OutlineSource: AnyObject {
  /// Where an item stands; `nil` where its section has no outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Shows or hides the children of an item, as a person asks for it.
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionLayoutListConfiguration {
  /// What the list says about a row.
  ///
  /// - Parameters:
  ///   - indexPath: The item's.
  ///   - count: How many items the section has.
  ///   - outline: Where the item stands in an outline.
  /// - Returns: The row's place and lines.
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

  /// The lines of a row; what is automatic is decided before and after the handler.
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
