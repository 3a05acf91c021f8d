// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The focused item of a collection view.
struct FocusState: Hashable, Sendable {
  /// Whether items can get the focus.
  var isAllowed = true
  /// Whether items can get the focus during editing.
  var isAllowedDuringEditing = true
  /// Whether the focus returns to the last focused item.
  var remembers = false
  /// Whether an item that gets the focus is selected.
  var selects = false
  /// The focused item.
  var item: ElementPosition?
  /// The last focused item, while no item has the focus.
  var last: ElementPosition?

  /// Follows a batch; a deleted item loses the focus.
  mutating func follow(_ mapping: BatchMapping) {
    item = item.flatMap(mapping.survivor)
    last = last.flatMap(mapping.survivor)
  }

  /// Forgets the items, because they changed.
  mutating func clear() {
    item = nil
    last = nil
  }
}
