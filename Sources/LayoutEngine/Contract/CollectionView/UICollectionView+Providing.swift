// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
  /// Gets a view for an element, places it and tells the delegate.
  func display(_ wanted: WantedElement, key: ElementKey) -> VisibleElement {
    let attributes = wanted.attributes.duplicate
    cycle.providedFrame = attributes.state.untransformedFrame
    let view = provide(wanted.slot)
    view.place(by: attributes)
    showInteraction(in: view, for: wanted.slot)
    let isDisplayed = isOnScreen(attributes)
    if isDisplayed { tellDisplay(of: view, in: wanted.slot) }
    return VisibleElement(
      key: key,
      slot: wanted.slot,
      attributes: attributes,
      value: wanted.value,
      view: view,
      isDisplayed: isDisplayed
    )
  }

  /// Tells the delegate that a view is no longer shown, if it was, and lets it wait for reuse.
  func retire(_ element: VisibleElement) {
    if element.isDisplayed { tellEndOfDisplay(of: element.view, in: element.slot) }
    queues.enqueue(element.view, category: element.slot.category)
  }

  /// Has the data source configure a view again that stays.
  func reconfigure(_ view: UICollectionReusableView, as wanted: WantedElement) {
    guard wanted.slot.category != .decoration else { return }
    cycle.reconfigured = view
    defer { cycle.reconfigured = nil }
    let answer = provide(wanted.slot)
    if answer !== view { view.content = answer.content }
  }

  private func provide(_ slot: ElementSlot) -> UICollectionReusableView {
    switch slot.category {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: slot.indexPath)
        ?? UICollectionViewCell(frame: cycle.providedFrame)
    case .supplementary:
      return provideSupplementary(slot)
    case .decoration:
      return provideDecoration(slot)
    }
  }

  private func provideSupplementary(_ slot: ElementSlot) -> UICollectionReusableView {
    let answer = dataSource?.collectionView?(
      self,
      viewForSupplementaryElementOfKind: slot.kind,
      at: slot.indexPath
    )
    if let answer { return answer }
    let message =
      "the layout has supplementary views of kind \(slot.kind), but the data source does not "
      + "implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
    log.report(LayoutDiagnostic(code: "missing-view", message: message, about: slot))
    return UICollectionReusableView(frame: cycle.providedFrame)
  }

  private func provideDecoration(_ slot: ElementSlot) -> UICollectionReusableView {
    let key = ReuseQueues.Key(category: .decoration, kind: slot.kind, identifier: slot.kind)
    queues.registerIfChanged(layout.decorationClasses[slot.kind], for: key)
    if let view = queues.dequeue(key, frame: cycle.providedFrame) { return view }
    let message = "no class is registered on the layout for decoration views of kind \(slot.kind)"
    log.report(LayoutDiagnostic(code: "missing-view", message: message, about: slot))
    return UICollectionReusableView(frame: cycle.providedFrame)
  }

  /// A view for the data source to configure; `nil`, and a diagnostic, for an unknown identifier.
  func dequeue(_ key: ReuseQueues.Key, at indexPath: IndexPath) -> UICollectionReusableView? {
    if let view = cycle.reconfigured, view.queueIdentifier == key.identifier { return view }
    if let view = queues.dequeue(key, frame: cycle.providedFrame) { return view }
    let noun = key.category == .cell ? "UICollectionElementKindCell" : key.kind
    reportCall(
      "not-registered",
      "could not dequeue a view of kind: \(noun) with identifier \(key.identifier) - "
        + "must register a nib or a class for the identifier"
    )
    return nil
  }
}
