// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Placeholders in collection views that show the same data as the one with the drop.
extension UICollectionView: PlaceholdersHub {
  /// Inserts a placeholder among the items without a drag.
  package func hold(
    _ placeholder: UICollectionViewDropPlaceholder,
    for item: UIDragItem
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = PlaceholderContext(of: placeholder, for: item, in: self)
    context.insert {}
    return context
  }

  /// The place in the data at which a placeholder's item will be inserted; `nil` if the placeholder
  /// is gone.
  package func insertionIndexPath(
    of context: any UICollectionViewDropPlaceholderContext
  ) -> IndexPath? {
    (context as? PlaceholderContext)?.insertionIndexPath
  }

  /// Whether the element in a slot is a placeholder.
  func isPlaceholder(_ slot: ElementSlot) -> Bool {
    slot.category == .cell && isPlaceholder(slot.position)
  }

  func isPlaceholder(_ position: ElementPosition) -> Bool {
    data.placeholders.number(at: position) != nil
  }

  /// The position itself or, for a placeholder, that of some item, if there are items.
  ///
  /// - Complexity: O(p) for p placeholders if the position's section has items; else additionally
  ///   O(s) for s sections.
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
