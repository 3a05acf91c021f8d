// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Placeholders of collection views that show the same data as the one over which something was put down.
extension UICollectionView: PlaceholdersHub {
  /// Lets a placeholder stand among the items without a drag.
  package func hold(
    _ placeholder: UICollectionViewDropPlaceholder,
    for item: UIDragItem
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = PlaceholderContext(of: placeholder, for: item, in: self)
    context.insert {}
    return context
  }

  /// Where in the data the item of a placeholder goes now; `nil` when the placeholder is gone.
  package func insertionIndexPath(
    of context: any UICollectionViewDropPlaceholderContext
  ) -> IndexPath? {
    (context as? PlaceholderContext)?.insertionIndexPath
  }

  /// Whether a slot is a placeholder's.
  func isPlaceholder(_ slot: ElementSlot) -> Bool {
    slot.category == .cell && data.placeholders.number(at: slot.position) != nil
  }

  /// The position itself, or that of some item where it is a placeholder's and there are items.
  ///
  /// - Complexity: O(p) for p placeholders, where the position's section has items; else O(s) more for s
  ///   sections.
  func itemBesidePlaceholders(_ position: ElementPosition) -> ElementPosition {
    guard data.placeholders.number(at: position) != nil else { return position }
    let counts = dataCounts.items
    let isFilled = counts.indices.contains(position.section) && counts[position.section] > 0
    guard let section = isFilled ? position.section : counts.firstIndex(where: { $0 > 0 }) else {
      return position
    }
    return data.placeholders.picturePosition(of: ElementPosition(section: section, item: 0))
  }

  /// The index path in the picture of an item of the data.
  func shownPath(of path: IndexPath) -> IndexPath {
    guard path.count == 2 else { return path }
    let position = ElementPosition(section: path.section, item: path.item)
    return IndexPath(position: data.tentative(of: position))
  }

  func providePlaceholder(_ number: Int, in slot: ElementSlot) -> UICollectionReusableView {
    dragAndDrop.placeholders.provide(number, in: slot)
  }
}
