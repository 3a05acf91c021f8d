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

  /// Asks the layout about other bounds before they take effect.
  ///
  /// Another size always invalidates the layout. While the layout prepares, it is not asked.
  ///
  /// - Returns: Whether the new bounds can take effect.
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

  /// Asks the layout whether other bounds invalidate it; a layout that moves the content meanwhile
  /// is not asked again.
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

  /// Tells the delegate that the content moved, unless such calls are nested too deep.
  func tellScroll() {
    let isTold = cycle.scroll {
      note(.delegate("scrollViewDidScroll(_:) \(bounds.origin.callText)"))
      askedDelegate?.scrollViewDidScroll(self)
      callListeners?.tell("scrollViewDidScroll:", [self])
    }
    guard !isTold else { return }
    reportCall("re-entrancy", "scrollViewDidScroll(_:) scrolls each time it is called")
  }

  /// Reacts to an invalidation of the layout in use.
  func layout(
    _ layout: UICollectionViewLayout,
    wasInvalidatedWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !cycle.isSampling else { return }
    guard layout === self.layout else {
      // The layouts at both ends of a transition are in use as well.
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
  /// What the context contains, for the trace.
  fileprivate var callText: String {
    (invalidateEverything ? " everything" : "") + (invalidateDataSourceCounts ? " counts" : "")
  }
}
