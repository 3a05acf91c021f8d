// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class RowContext: UICollectionViewFlowLayoutInvalidationContext {
  var rowsChanged = false

  override var invalidateEverything: Bool { rowsChanged || super.invalidateEverything }
}

class InvalidationContexts: UICollectionViewFlowLayout {
  override class var invalidationContextClass: AnyClass { RowContext.self }

  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = CGSize(width: newValue.width, height: max(30, newValue.height)) }
  }

  override var scrollDirection: UICollectionView.ScrollDirection {
    didSet { minimumLineSpacing = scrollDirection == .vertical ? 4 : 12 }
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! RowContext
    context.rowsChanged = newBounds.width != collectionView?.bounds.width
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? RowContext, context.rowsChanged { itemSize.width = 100 }
    super.invalidateLayout(with: context)
  }
}
