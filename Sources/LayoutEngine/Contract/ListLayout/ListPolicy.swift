// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is ours to choose about lists where nothing documented or measured decides; lengths stand in
/// ``ListMetrics``.
enum ListPolicy {
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
