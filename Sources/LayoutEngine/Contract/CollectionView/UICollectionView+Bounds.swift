// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
  /// The rectangle in which elements are kept, in content coordinates.
  var window: CGRect {
    CGRect(
      x: bounds.minX - preloadInsets.left,
      y: bounds.minY - preloadInsets.top,
      width: max(0, bounds.width + preloadInsets.left + preloadInsets.right),
      height: max(0, bounds.height + preloadInsets.top + preloadInsets.bottom)
    )
  }

  /// Asks the layout about other bounds; the old ones are still in place.
  ///
  /// Another size always needs another layout. While the layout prepares it is asked nothing.
  ///
  /// - Returns: Whether the new bounds can be taken.
  func boundsWillChange(to newBounds: CGRect) -> Bool {
    let numbers = [
      newBounds.origin.x, newBounds.origin.y, newBounds.size.width, newBounds.size.height,
    ]
    guard numbers.allSatisfy({ abs($0) <= ElementQuery.furthestCoordinate }) else {
      reportCall("not-finite", "bounds that are not finite or far too large were refused")
      return false
    }
    let resizes = newBounds.size != bounds.size
    if resizes, cycle.boundsBeforeResize == nil { cycle.boundsBeforeResize = bounds }
    if resizes { cycle.clampsOffset = true }
    guard !cycle.isPreparing, cycle.hasShown || !layout.isInvalid else { return true }
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) || resizes else { return true }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    if resizes {
      layout.invalidateAll(with: context)
    } else {
      layout.invalidateLayout(with: context)
    }
    return true
  }

  /// Follows an invalidation of the layout in use.
  func layout(
    _ layout: UICollectionViewLayout,
    wasInvalidatedWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === self.layout else { return }
    cycle.offsetAdjustment.x += context.contentOffsetAdjustment.x
    cycle.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }
}
