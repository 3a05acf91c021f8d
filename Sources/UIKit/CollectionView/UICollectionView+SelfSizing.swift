// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// Layout passes within one cycle that measured sizes may bring about; the rest waits for the next.
  ///
  /// Far too long estimates let few items into the bounds with each pass.
  private static let fittingPassLimit = 256
  /// How often one view may ask for yet another size within a cycle.
  private static let fittingRoundLimit = 4

  /// Shows elements and then asks their views which size they prefer, until all have it.
  ///
  /// Layouts place by estimates what is not on the screen; what is shown is measured. Whatever passes
  /// that takes are told as one transaction.
  func showFitted(
    _ wanted: [WantedElement],
    following mapping: BatchMapping?,
    _ hooks: ElementHooks
  ) {
    guard layout.measuresElements else { return show(wanted, following: mapping, hooks) }
    fitting.isRunning = true
    fitting.rounds = [:]
    show(wanted, following: mapping, hooks)
    for pass in 1...Self.fittingPassLimit {
      let changed = measureElements()
      guard let last = changed.last else { break }
      showAgain()
      if pass == Self.fittingPassLimit { reportUnfinished(last) }
    }
    reportUnsettled()
    fitting.isRunning = false
    let transaction = fitting.transaction
    fitting.transaction = nil
    if let transaction { tell(transaction) }
  }

  /// Keeps a transaction with the others of a cycle that still measures.
  ///
  /// - Returns: Whether it is kept and told later.
  func holdWhileFitting(_ transaction: Transaction) -> Bool {
    guard fitting.isRunning else { return false }
    var fold = TransactionFold()
    if let earlier = fitting.transaction { fold.add(earlier) }
    fold.add(transaction)
    fitting.transaction = fold.folded(animation: transaction.animation)
    return true
  }

  /// Another pass of the same cycle: what it was to do beside following the layout is done.
  private func showAgain() {
    cycle.work = CycleState.Work()
    // Content that became shorter must not leave the bounds behind it.
    if clamped(contentOffset) == contentOffset { cycle.clampsOffset = true }
    show(pass(), following: nil, ElementHooks())
  }

  /// Asks the views that were not asked at their present size, and tells the layout.
  ///
  /// - Returns: The elements that had the layout invalidated.
  private func measureElements() -> [ElementKey] {
    var changed: [ElementKey] = []
    for element in visible.ordered where needsFitting(element) {
      let original = element.attributes
      let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate)
      // The size that the view has already is no news to anybody.
      if preferred.size == original.size {
        visible.note(.init(offered: original.size, preferred: original.size), for: element.key)
        continue
      }
      note(
        .view(
          "preferredLayoutAttributesFitting(_:) \(element.slot.callText) → "
            + preferred.size.callText
        )
      )
      let isSound = preferred.isWithin(ElementQuery.furthestCoordinate)
      let size = isSound ? preferred.size : original.size
      visible.note(.init(offered: original.size, preferred: size), for: element.key)
      guard isSound else {
        reportUnsound(element)
        continue
      }
      if invalidate(for: preferred, original) {
        changed.append(element.key)
        fitting.rounds[element.key, default: 0] += 1
      }
    }
    return changed
  }

  private func needsFitting(_ element: VisibleElement) -> Bool {
    guard element.slot.category != .decoration else { return false }
    if element.fit?.settles(element.attributes.size) ?? false { return false }
    return fitting.rounds[element.key, default: 0] < Self.fittingRoundLimit
  }

  /// - Returns: Whether the layout wants another pass for the size.
  private func invalidate(
    for preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (preferred, original) = (mirrored(preferred), mirrored(original))
    let isWanted = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original.duplicate
    )
    note(.layout("shouldInvalidateLayout(forPreferredLayoutAttributes:…) → \(isWanted)"))
    guard isWanted else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original.duplicate
    )
    fitting.isTelling = true
    layout.invalidateLayout(with: context)
    fitting.isTelling = false
    return true
  }

  /// Has views asked again that an invalidation is about.
  func forgetFits(as context: UICollectionViewLayoutInvalidationContext) {
    guard !fitting.isTelling, !context.isForScrolling, context.batch == nil else { return }
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

  private func reportUnfinished(_ key: ElementKey) {
    setNeedsLayout()
    guard let slot = visible[key]?.slot else { return }
    let message =
      "sizes did not come to rest within \(Self.fittingPassLimit) passes; the estimate may be far "
      + "from what views prefer"
    log.report(LayoutDiagnostic(code: "selfSizingPasses", message: message, about: slot))
  }

  private func reportUnsettled() {
    for (key, count) in fitting.rounds where count >= Self.fittingRoundLimit {
      guard let element = visible[key] else { continue }
      // It stays as it is until something else changes.
      let size = element.attributes.size
      visible.note(.init(offered: size, preferred: size), for: element.key)
      let message =
        "the view asks for another size each time it is given the one it asked for; its layout "
        + "was left as it is after \(Self.fittingRoundLimit) rounds"
      log.report(LayoutDiagnostic(code: "selfSizingLoop", message: message, about: element.slot))
    }
  }

  private func reportUnsound(_ element: VisibleElement) {
    let message = "the view prefers a size that is not finite or far too large; it is not followed"
    log.report(LayoutDiagnostic(code: "not-finite", message: message, about: element.slot))
  }
}
