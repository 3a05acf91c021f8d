// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Placeholders of collection views that show the same data as the one over which something was put down.
extension UICollectionView {
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
}
