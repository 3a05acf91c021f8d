// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Comes and goes in its own way, with the update items that it remembers.
class InsertAnimations: UICollectionViewFlowLayout {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = []
    deleted = []
    updateItems.forEach { item in
      switch item.updateAction {
      case .insert: if let path = item.indexPathAfterUpdate { inserted.insert(path) }
      case .delete: if let path = item.indexPathBeforeUpdate { deleted.insert(path) }
      case .move, .reload, .none: break
      @unknown default: break
      }
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2).rotated(by: .pi / 8)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deleted.contains(itemIndexPath) { attributes?.alpha = 0 }
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }
}
