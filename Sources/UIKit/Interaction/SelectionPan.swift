// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// A two-finger pan that selects the items between its start and its place.
struct SelectionPan: Hashable, Sendable {
  let anchor: ElementPosition
  /// The items that the pan selected; items that were selected before stay selected.
  var added: Set<ElementPosition> = []

  /// The items of the pan, in ascending order.
  ///
  /// - Complexity: O(n) in the items between its start and `current`.
  func items(to current: ElementPosition, in counts: SectionCounts) -> [ElementPosition] {
    let first = min(anchor, current)
    let last = max(anchor, current)
    return (first.section...last.section).flatMap { section -> [ElementPosition] in
      guard counts.contains(section: section) else { return [] }
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : counts.items[section]
      return (start..<max(start, end)).map { ElementPosition(section: section, item: $0) }
    }
  }

  /// The pan after a batch; `nil` if its first item was deleted.
  func following(_ mapping: BatchMapping) -> SelectionPan? {
    guard let anchor = mapping.survivor(of: anchor) else { return nil }
    return SelectionPan(anchor: anchor, added: Set(added.compactMap(mapping.survivor)))
  }
}
