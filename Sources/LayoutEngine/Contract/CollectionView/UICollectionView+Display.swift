// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
  /// Brings the views in line with what the layout wants and tells the difference.
  func show(_ wanted: [WantedElement], following mapping: BatchMapping?, _ hooks: ElementHooks) {
    let replaced = replacedKeys(mapping)
    let kept = Set(wanted.map(\.key))
    let animation = cycle.hasShown ? cycle.animation : nil
    var transaction = Transaction(contentSize: contentSize, animation: animation)
    for element in visible.ordered where !kept.contains(element.key) {
      let final =
        animation == nil ? nil : hooks.final[element.key] ?? fadedEnd(of: element, mapping)
      transaction.removed.append(.init(key: element.key, final: final))
      retire(element)
    }
    for element in visible.ordered where kept.contains(element.key) && replaced(element) {
      retire(element)
    }
    let before = visible
    visible = VisibleElements(
      wanted.map { element in
        guard let shown = before[element.key] else {
          return enter(element, hooks, into: &transaction)
        }
        return update(shown, to: element, isReplaced: replaced(shown), into: &transaction)
      }
    )
    finishCycle(transaction)
  }

  private func finishCycle(_ transaction: Transaction) {
    if !bounds.isEmpty { cycle.hasShown = true }
    guard !transaction.hasNoElements || cycle.toldContentSize != contentSize else { return }
    cycle.toldContentSize = contentSize
    if cycle.animationDepth > 0 {
      cycle.fold.add(transaction)
    } else {
      transactionSink?(transaction)
    }
  }

  /// Which elements get another view although they stay.
  private func replacedKeys(_ mapping: BatchMapping?) -> (VisibleElement) -> Bool {
    guard !cycle.work.isReload else { return { _ in true } }
    guard let updates = mapping?.updates else { return { _ in false } }
    return { element in
      let position = element.slot.position
      if updates.reloadedSections.contains(position.section) { return true }
      return element.slot.category == .cell && updates.reloadedItems.contains(position)
    }
  }

  /// Where an element that nobody says anything about ends: at its new place, else faded where it was.
  private func fadedEnd(
    of element: VisibleElement,
    _ mapping: BatchMapping?
  ) -> ElementAttributes {
    var last = element.value
    last.alpha = 0
    guard !cycle.work.isReload else { return last }
    let slot = mapping.map { element.slot.following($0) } ?? element.slot
    guard let slot, slot.category != .cell || committedCounts.contains(slot.position) else {
      return last
    }
    return sound(layout.attributes(for: slot)) ?? last
  }

  private func enter(
    _ wanted: WantedElement,
    _ hooks: ElementHooks,
    into transaction: inout Transaction
  ) -> VisibleElement {
    var initial: ElementAttributes?
    if transaction.animation != nil {
      var faded = wanted.value
      faded.alpha = 0
      initial = hooks.initial[wanted.key] ?? faded
    }
    transaction.inserted.append(
      .init(
        key: wanted.key,
        position: wanted.slot.position,
        attributes: wanted.value,
        initial: initial
      )
    )
    return display(wanted, key: wanted.key)
  }

  private func update(
    _ shown: VisibleElement,
    to wanted: WantedElement,
    isReplaced: Bool,
    into transaction: inout Transaction
  ) -> VisibleElement {
    var element = shown
    let isStale = !isReplaced && cycle.work.staleContents.contains(shown.key)
    if isReplaced {
      element = display(wanted, key: shown.key)
    } else {
      if isStale { reconfigure(shown.view, as: wanted) }
      if !shown.attributes.isEqual(wanted.attributes) {
        element.attributes = wanted.attributes.duplicate
        element.view.place(by: element.attributes)
      }
    }
    element.slot = wanted.slot
    element.value = wanted.value
    let moves = shown.slot.position != wanted.slot.position
    if moves || shown.value != wanted.value || isReplaced || isStale {
      transaction.updated.append(
        .init(
          key: wanted.key,
          position: wanted.slot.position,
          attributes: wanted.value,
          contentChanged: isReplaced || isStale
        )
      )
    }
    return element
  }
}
