// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Gets views for elements, either from the data source, which dequeues and configures them, or
/// from the class that the layout registered.
@MainActor
final class ViewProvider {
  unowned let hub: any ViewProviderHub
  /// The registered classes, and the views that wait for reuse.
  var queues = ReuseQueues()

  init(hub: any ViewProviderHub) {
    self.hub = hub
  }

  /// Asks the data source to configure a view, or to configure `view` again.
  func provide(
    _ slot: ElementSlot,
    again view: UICollectionReusableView? = nil,
    in update: borrowing UpdateCycle.Update
  ) -> UICollectionReusableView {
    let (provided, dequeued) = update.provide(again: view) { answer(for: slot) }
    putBack(dequeued, except: provided, for: slot)
    return provided === view ? provided : accept(provided, for: slot)
  }

  private func answer(for slot: ElementSlot) -> UICollectionReusableView {
    switch slot.category {
    case .cell:
      if let number = hub.placeholders.number(at: slot.position) {
        return hub.providePlaceholder(number, in: slot)
      }
      hub.record.tally.cellRequests += 1
      hub.note(.data("collectionView(_:cellForItemAt: \(slot.callText))"))
      let path = hub.dataPath(of: slot)
      let cell = hub.askedDataSource?.collectionView(hub.sender, cellForItemAt: path)
      return cell ?? substitute(for: slot)
    case .supplementary:
      return provideSupplementary(slot)
    case .decoration:
      return provideDecoration(slot)
    }
  }

  private func provideSupplementary(_ slot: ElementSlot) -> UICollectionReusableView {
    hub.note(.data("collectionView(_:viewForSupplementaryElementOfKind: \(slot.callText))"))
    let answer = hub.askedDataSource?.collectionView?(
      hub.sender,
      viewForSupplementaryElementOfKind: slot.kind,
      at: hub.dataPath(of: slot)
    )
    if let answer { return answer }
    let message =
      "the layout has supplementary views of kind \(slot.kind), but the data source does not "
      + "implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
    hub.report(LayoutDiagnostic(code: "missing-view", message: message, about: slot))
    return substitute(for: slot)
  }

  private func provideDecoration(_ slot: ElementSlot) -> UICollectionReusableView {
    let key = ReuseQueues.Key(category: .decoration, kind: slot.kind, identifier: slot.kind)
    queues.registerIfChanged(hub.layout.decorationClasses[slot.kind], for: key)
    if let view = takeView(key, at: slot.indexPath) { return view }
    let message = "no class is registered on the layout for decoration views of kind \(slot.kind)"
    hub.report(LayoutDiagnostic(code: "missing-view", message: message, about: slot))
    return substitute(for: slot)
  }

  /// A view for the data source to configure; for an unknown identifier a diagnostic and `nil`.
  func dequeue(_ key: ReuseQueues.Key, at indexPath: IndexPath) -> UICollectionReusableView? {
    if let view = hub.cycle.reconfigured, view.queueIdentifier == key.identifier,
      view.registeredKind == key.kind
    {
      return view
    }
    if let view = takeView(key, at: indexPath) { return view }
    let noun = key.category == .cell ? "UICollectionElementKindCell" : key.kind
    hub.reportCall(
      "not-registered",
      "could not dequeue a view of kind: \(noun) with identifier \(key.identifier) - "
        + "must register a nib or a class for the identifier"
    )
    return nil
  }

  /// A reused view after `prepareForReuse()`, or a new one; `nil` when no class is registered.
  private func takeView(
    _ key: ReuseQueues.Key,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let waited = queues.takeWaiting(key) {
      view = waited
      hub.note(.view("prepareForReuse() of a \(type(of: view)) for \(indexPath.callText)"))
      view.prepareForReuse()
    } else {
      guard let viewClass = queues.viewClass(for: key) else { return nil }
      hub.note(.view("init(frame:) of a \(viewClass) for \(indexPath.callText)"))
      view = viewClass.init(by: EngineInstantiation(), frame: queues.frame)
      queues.noteCreation(view, for: key)
      queues.filler(for: key)?(view)
    }
    view.owner = hub.sender
    view.holdsPlace = false
    view.clearLook()
    let slot = ElementSlot(category: key.category, kind: key.kind, indexPath: indexPath)
    (view as? UICollectionViewCell)?.listRow = hub.layout.listRow(of: slot)
    if !hub.cycle.noteDequeued(view) { queues.letGo(view) }
    return view
  }
}
