// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// Gets a view for an element, places it and tells the delegate.
  func display(_ wanted: WantedElement, key: ElementKey) -> VisibleElement {
    let attributes = wanted.attributes.duplicate
    cycle.providedFrame = attributes.state.untransformedFrame
    let view = provide(wanted.slot)
    queues.show(view)
    view.forgetTold()
    place(view, by: attributes, in: wanted.slot)
    showInteraction(in: view, for: wanted.slot)
    refresh(view, in: wanted.slot)
    let isDisplayed = isOnScreen(attributes)
    if isDisplayed { tellDisplay(of: view, in: wanted.slot) }
    return VisibleElement(
      key: key,
      slot: wanted.slot,
      toldPosition: wanted.slot.position,
      attributes: attributes,
      value: stamped(wanted.value, view, in: wanted.slot, isOnScreen: isDisplayed),
      view: view,
      isDisplayed: isDisplayed,
      toldRevision: view.contentRevision,
      toldDrawing: view.drawingRevision
    )
  }

  /// Gives a view its attributes.
  func place(
    _ view: UICollectionReusableView,
    by attributes: UICollectionViewLayoutAttributes,
    in slot: ElementSlot
  ) {
    tally.applied += 1
    note(.view("apply(_:) \(slot.callText)"))
    view.place(by: attributes)
  }

  /// The values of an element together with its view's number and its state.
  func stamped(
    _ value: ElementAttributes,
    _ view: UICollectionReusableView,
    in slot: ElementSlot,
    isOnScreen: Bool
  ) -> ElementAttributes {
    var value = view.placed?.shown(value, by: view) ?? value
    value.slot = view.slotNumber ?? 0
    value.state = state(in: slot, isOnScreen: isOnScreen)
    return value
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
    guard answer !== view else { return }
    view.content = answer.content
    (view as? UICollectionViewCell)?.takeConfigurations(of: answer)
    queues.enqueue(answer, category: wanted.slot.category)
  }

  private func provide(_ slot: ElementSlot) -> UICollectionReusableView {
    cycle.dequeued = []
    cycle.isProviding = true
    let answer = answer(for: slot)
    cycle.isProviding = false
    return accept(answer, for: slot)
  }

  private func answer(for slot: ElementSlot) -> UICollectionReusableView {
    switch slot.category {
    case .cell:
      if let number = data.placeholders.number(at: slot.position) {
        return providePlaceholder(number, in: slot)
      }
      tally.cellRequests += 1
      note(.data("collectionView(_:cellForItemAt: \(slot.callText))"))
      let cell = askedDataSource?.collectionView(self, cellForItemAt: dataPath(of: slot))
      return cell ?? substitute(for: slot)
    case .supplementary:
      return provideSupplementary(slot)
    case .decoration:
      return provideDecoration(slot)
    }
  }

  private func provideSupplementary(_ slot: ElementSlot) -> UICollectionReusableView {
    note(.data("collectionView(_:viewForSupplementaryElementOfKind: \(slot.callText))"))
    let answer = askedDataSource?.collectionView?(
      self,
      viewForSupplementaryElementOfKind: slot.kind,
      at: dataPath(of: slot)
    )
    if let answer { return answer }
    let message =
      "the layout has supplementary views of kind \(slot.kind), but the data source does not "
      + "implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
    log.report(LayoutDiagnostic(code: "missing-view", message: message, about: slot))
    return substitute(for: slot)
  }

  private func provideDecoration(_ slot: ElementSlot) -> UICollectionReusableView {
    let key = ReuseQueues.Key(category: .decoration, kind: slot.kind, identifier: slot.kind)
    queues.registerIfChanged(layout.decorationClasses[slot.kind], for: key)
    if let view = takeView(key, at: slot.indexPath) { return view }
    let message = "no class is registered on the layout for decoration views of kind \(slot.kind)"
    log.report(LayoutDiagnostic(code: "missing-view", message: message, about: slot))
    return substitute(for: slot)
  }

  /// A view for the data source to configure; `nil`, and a diagnostic, for an unknown identifier.
  func dequeue(_ key: ReuseQueues.Key, at indexPath: IndexPath) -> UICollectionReusableView? {
    if let view = cycle.reconfigured, view.queueIdentifier == key.identifier,
      view.registeredKind == key.kind
    {
      return view
    }
    if let view = takeView(key, at: indexPath) { return view }
    let noun = key.category == .cell ? "UICollectionElementKindCell" : key.kind
    reportCall(
      "not-registered",
      "could not dequeue a view of kind: \(noun) with identifier \(key.identifier) - "
        + "must register a nib or a class for the identifier"
    )
    return nil
  }

  /// A view that waited, made ready, or a new one; `nil` when nothing is registered.
  private func takeView(
    _ key: ReuseQueues.Key,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let waited = queues.takeWaiting(key) {
      view = waited
      note(.view("prepareForReuse() of a \(type(of: view)) for \(indexPath.callText)"))
      view.prepareForReuse()
    } else {
      guard let viewClass = queues.viewClass(for: key) else { return nil }
      note(.view("init(frame:) of a \(viewClass) for \(indexPath.callText)"))
      view = viewClass.init(by: EngineInstantiation(), frame: cycle.providedFrame)
      queues.noteCreation(view, for: key)
    }
    view.owner = self
    view.holdsPlace = false
    let slot = ElementSlot(category: key.category, kind: key.kind, indexPath: indexPath)
    (view as? UICollectionViewCell)?.listRow = layout.listRow(of: slot)
    if cycle.isProviding { cycle.dequeued.append(view) } else { queues.letGo(view) }
    return view
  }
}
