// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is ours to choose about lists where nothing documented or measured decides; lengths stand in
/// ``ListMetrics``.
enum ListPolicy {
  /// Which lines a row has by its place: rows of plain lists each one below, those of grouped ones also one above
  /// the first, those of cards between them, and those of sidebars none.
  static func edges(
    of row: ListRow
  ) -> (top: Bool, bottom: Bool) {
    guard row.role == .cell else { return (false, false) }
    switch row.appearance {
    case .plain: return (false, true)
    case .grouped: return (row.isFirst, true)
    case .insetGrouped: return (false, !row.isLast)
    case .sidebar, .sidebarPlain: return (false, false)
    }
  }

  /// Whether the lines of a row are painted in the colour of several selected rows: while people may select
  /// more than one row of a list that they edit, those of each row that is selected.
  static func isInMultipleSelection(
    isSelected: Bool,
    isEditing: Bool,
    selectsSeveralWhileEditing: Bool
  ) -> Bool {
    isSelected && isEditing && selectsSeveralWhileEditing
  }
}
