// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
  /// The rectangle in which elements are kept, in content coordinates.
  var keptRect: CGRect {
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
    if resizes { cycle.noteResize(from: bounds) }
    guard !cycle.isPreparing, visible.isEverShown || !layout.isInvalid else { return true }
    guard asksForInvalidation(by: newBounds) || resizes else { return true }
    let context = layout.invalidationContext(forBoundsChange: mirrored(newBounds))
    context.isForScrolling = !resizes
    if resizes {
      layout.invalidateAll(with: context)
    } else {
      layout.invalidateLayout(with: context)
    }
    return true
  }

  /// A layout that moves the content while it is asked is not asked about that too.
  private func asksForInvalidation(by newBounds: CGRect) -> Bool {
    let answer = cycle.askBounds {
      let answer = layout.shouldInvalidateLayout(forBoundsChange: mirrored(newBounds))
      note(
        .layout("shouldInvalidateLayout(forBoundsChange: \(newBounds.callText)) → \(answer)")
      )
      return answer
    }
    return answer ?? false
  }

  /// Tells the delegate that the content moved, unless it moves it for ever itself.
  func tellScroll() {
    let isTold = cycle.scroll {
      note(.delegate("scrollViewDidScroll(_:) \(bounds.origin.callText)"))
      askedDelegate?.scrollViewDidScroll(self)
    }
    guard !isTold else { return }
    reportCall("re-entrancy", "scrollViewDidScroll(_:) scrolls each time it is called")
  }

  /// Follows an invalidation of the layout in use.
  func layout(
    _ layout: UICollectionViewLayout,
    wasInvalidatedWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !cycle.isSampling else { return }
    guard layout === self.layout else {
      // A layout at either end of a transition is in use as well.
      guard let between = exchange.goesBetween(layout) else { return }
      between.isInvalid = true
      return setNeedsLayout()
    }
    forgetFits(as: context)
    note(.layout("invalidateLayout(with:)\(context.callText)"))
    offset.adjust(by: context.contentOffsetAdjustment)
    setNeedsLayout()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// What the context says beside its being there.
  fileprivate var callText: String {
    (invalidateEverything ? " everything" : "") + (invalidateDataSourceCounts ? " counts" : "")
  }
}
