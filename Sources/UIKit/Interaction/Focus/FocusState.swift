// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Which item of a collection view has the focus.
struct FocusState: Hashable, Sendable {
  /// Whether items can have the focus.
  var isAllowed = true
  /// Whether items can have the focus during editing.
  var isAllowedDuringEditing = true
  /// Whether the focus comes back to the item that had it last.
  var remembers = false
  /// Whether the item that gets the focus is selected.
  var selects = false
  /// The item that has the focus.
  var item: ElementPosition?
  /// The item that had the focus last, while none has it.
  var last: ElementPosition?

  /// Takes the focus over a batch; an item that is gone has it no longer.
  mutating func follow(_ mapping: BatchMapping) {
    item = item.flatMap(mapping.survivor)
    last = last.flatMap(mapping.survivor)
  }

  /// Forgets the items, because they are others now.
  mutating func clear() {
    item = nil
    last = nil
  }
}
