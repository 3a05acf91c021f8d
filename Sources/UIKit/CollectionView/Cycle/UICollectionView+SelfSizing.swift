// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView: SelfSizingHub {
  /// Shows elements and measures their views until all sizes are settled.
  ///
  /// Layouts use estimates for elements that are off the screen; visible ones are measured. All
  /// passes are told as one transaction.
  func showFitted(
    _ wanted: [WantedElement],
    following mapping: BatchMapping?,
    _ hooks: ElementHooks,
    in update: borrowing UpdateCycle.Update
  ) {
    var transaction = show(wanted, following: mapping, hooks, in: update)
    if layout.measuresElements {
      var sizing = SelfSizing(hub: self)
      sizing.settle(in: update) { update in
        // When the content became shorter, the bounds must not stay behind its end.
        if clamped(contentOffset) == contentOffset { cycle.invalidate(.offset) }
        let next = show(pass(), following: nil, ElementHooks(), in: update)
        if let next { transaction = transaction?.followed(by: next) ?? next }
      }
    }
    if let transaction { tell(transaction) }
  }

  /// Forgets the measurements of the views that an invalidation concerns, so that they are measured
  /// again.
  func forgetFits(as context: UICollectionViewLayoutInvalidationContext) {
    guard !cycle.isFitting, !context.isForScrolling, context.batch == nil else { return }
    guard layout.measuresElements, !context.isTentative else { return }
    guard context.namesElements else {
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      if flow?.invalidateFlowLayoutDelegateMetrics ?? true { visible.forgetFits { _ in true } }
      return
    }
    let items = Set(context.invalidatedItemIndexPaths ?? [])
    let others = (context.invalidatedSupplementaryIndexPaths ?? [:]).mapValues(Set.init)
    visible.forgetFits { slot in
      slot.category == .cell
        ? items.contains(slot.indexPath) : others[slot.kind]?.contains(slot.indexPath) ?? false
    }
  }

  /// Asks the layout whether it follows a view's preferred size.
  func context(
    forPreferred preferred: UICollectionViewLayoutAttributes,
    original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    let (preferred, original) = (mirrored(preferred), mirrored(original))
    let isWanted = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original.duplicate
    )
    note(.layout("shouldInvalidateLayout(forPreferredLayoutAttributes:…) → \(isWanted)"))
    guard isWanted else { return nil }
    return layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original.duplicate
    )
  }

  func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    layout.invalidateLayout(with: context)
  }
}
