// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// A two-finger pan that selects the items from where it began to where it is.
struct SelectionPan: Hashable, Sendable {
  let anchor: ElementPosition
  /// What the pan selected; what was selected before stays whatever the pan does.
  var added: Set<ElementPosition> = []

  /// The items of the pan, in ascending order.
  ///
  /// - Complexity: O(n) in the items between the two.
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

  /// The pan after a batch; `nil` when the item where it began is gone.
  func following(_ mapping: BatchMapping) -> SelectionPan? {
    guard let anchor = mapping.survivor(of: anchor) else { return nil }
    return SelectionPan(anchor: anchor, added: Set(added.compactMap(mapping.survivor)))
  }
}
