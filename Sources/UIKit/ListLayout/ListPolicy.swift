// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Policies about lists where nothing is documented or measured; lengths are in ``ListMetrics``.
enum ListPolicy {
  /// The separators of a row, by its place.
  ///
  /// In plain lists each row has one below it. In grouped lists the first row also has one above
  /// it. In cards they are between rows. Sidebars have none.
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

  /// Whether a row's separators have the colour of multiple selection: the row is selected, and
  /// people edit a list in which they may select several rows.
  static func isInMultipleSelection(
    isSelected: Bool,
    isEditing: Bool,
    selectsSeveralWhileEditing: Bool
  ) -> Bool {
    isSelected && isEditing && selectsSeveralWhileEditing
  }
}
