// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// Updates the views to match what the layout wants.
  ///
  /// - Returns: The difference; `nil` if nothing changed.
  func show(
    _ wanted: [WantedElement],
    following mapping: BatchMapping?,
    _ hooks: ElementHooks,
    in update: borrowing UpdateCycle.Update
  ) -> Transaction? {
    let replaced = replacedKeys(update, mapping, hooks.exchanged)
    let animation = visible.isEverShown ? cycle.animations?.animation : nil
    var transaction = Transaction(contentSize: contentSize, animation: animation)
    let places = visible.places(of: wanted)
    let leaving = visible.leaving(except: places, replaced)
    for element in leaving.gone {
      let final = animation == nil ? nil : end(of: element, hooks, update, mapping)
      transaction.removed.append(.init(key: element.key, final: final))
    }
    retire(leaving.gone + leaving.replaced, after: update.isReload ? nil : animation)
    // The delegate may have changed states meanwhile; no other cycle begins within this one, so the
    // places are the same.
    let before = visible.ordered
    var elements: [VisibleElement] = []
    elements.reserveCapacity(wanted.count)
    for index in wanted.indices {
      guard let place = places[index] else {
        elements.append(enter(wanted[index], hooks, in: update, into: &transaction))
        continue
      }
      let (shown, isReplaced) = (before[place], replaced(before[place]))
      elements.append(
        follow(wanted[index], with: shown, isReplaced: isReplaced, in: update, into: &transaction)
      )
    }
    visible.replace(with: elements)
    cycle.validate(.placement)
    let isResized = visible.noteShown(in: bounds, contentSize: contentSize)
    guard !transaction.hasNoElements || isResized else { return nil }
    visible.noteTold(contentSize)
    return transaction
  }

  /// Decides which elements get another view although they stay.
  func replacedKeys(
    _ update: borrowing UpdateCycle.Update,
    _ mapping: BatchMapping?,
    _ exchanged: Set<ElementKey>
  ) -> (VisibleElement) -> Bool {
    guard !update.isReload else { return { _ in true } }
    guard let mapping else { return { _ in false } }
    let (items, sections) = (mapping.reloadedItems, mapping.reloadedSections)
    guard !exchanged.isEmpty || !items.isEmpty || !sections.isEmpty else { return { _ in false } }
    return { element in
      if exchanged.contains(element.key) { return true }
      let position = element.slot.position
      if sections.contains(position.section) { return true }
      return element.slot.category == .cell && items.contains(position)
    }
  }

  /// Where an element ends: as the layout says, else at its new place, else faded where it was.
  private func end(
    of element: VisibleElement,
    _ hooks: ElementHooks,
    _ update: borrowing UpdateCycle.Update,
    _ mapping: BatchMapping?
  ) -> ElementAttributes {
    var last = element.value
    last.alpha = 0
    let slot = update.isReload ? nil : survivingSlot(of: element, mapping)
    let said = hooks.final[element.key] ?? slot.flatMap { attributes(for: $0)?.soundValue }
    guard var end = said else { return last }
    end.slot = last.slot
    end.state = last.state
    return end
  }

  /// The slot that an element has after a batch; `nil` when it is gone.
  func survivingSlot(of element: VisibleElement, _ mapping: BatchMapping?) -> ElementSlot? {
    let slot = mapping.map { element.slot.following($0) } ?? element.slot
    guard let slot, slot.category != .cell || committedCounts.contains(slot.position) else {
      return nil
    }
    return slot
  }

  private func enter(
    _ wanted: WantedElement,
    _ hooks: ElementHooks,
    in update: borrowing UpdateCycle.Update,
    into transaction: inout Transaction
  ) -> VisibleElement {
    let element = display(wanted, key: wanted.key, in: update)
    var initial: ElementAttributes?
    if transaction.animation != nil {
      var start = hooks.initial[wanted.key]
      start?.slot = element.value.slot
      start?.state = element.value.state
      var faded = element.value
      faded.alpha = 0
      initial = start ?? faded
    }
    transaction.inserted.append(
      .init(
        key: wanted.key,
        position: wanted.slot.position,
        attributes: element.value,
        initial: initial
      )
    )
    return element
  }

  private func follow(
    _ wanted: WantedElement,
    with shown: VisibleElement,
    isReplaced: Bool,
    in update: borrowing UpdateCycle.Update,
    into transaction: inout Transaction
  ) -> VisibleElement {
    let isStale = !isReplaced && update.staleContents.contains(shown.key)
    var element = isReplaced ? display(wanted, key: shown.key, in: update) : shown
    if !isReplaced {
      if isStale {
        reconfigure(shown.view, as: wanted, in: update)
        element.fit = nil
      }
      apply(wanted, to: &element)
    }
    let isOther = !isReplaced && refreshContent(of: &element, in: wanted.slot)
    // An element that stays as it was shares its values with what is shown.
    if element.slot != wanted.slot { element.slot = wanted.slot }
    let value = stamped(
      wanted.value,
      element.view,
      in: wanted.slot,
      isOnScreen: isOnScreen(element.attributes)
    )
    if element.value != value { element.value = value }
    let moves = shown.toldPosition != wanted.slot.position
    if moves { element.toldPosition = wanted.slot.position }
    if moves || shown.value != value || isReplaced || isStale || isOther {
      transaction.updated.append(
        .init(
          key: wanted.key,
          position: wanted.slot.position,
          attributes: element.value,
          contentChanged: isReplaced || isStale || isOther
        )
      )
    }
    return element
  }

  /// Measures and tells all visible elements again, because the person prefers another text size.
  func noteTextSize() {
    for element in visible.ordered { element.view.contentRevision += 1 }
  }

  /// Tells the visible elements again that show something else now, or are elsewhere, whoever changed them.
  package func refreshDrawings() {
    for element in visible.ordered { element.view.noteDrawing() }
    let isMoved = visible.ordered.contains { $0.view.mayBeElsewhere }
    if isMoved { cycle.invalidate(.views) }
    if isMoved || visible.ordered.contains(where: { $0.view.drawingRevision != $0.toldDrawing }) {
      setNeedsLayout()
    }
  }

  /// Reads the content of a view that stays.
  ///
  /// - Returns: Whether the view now shows something else.
  private func refreshContent(of element: inout VisibleElement, in slot: ElementSlot) -> Bool {
    refresh(element.view, in: slot)
    let isDrawnAnew = element.view.drawingRevision != element.toldDrawing
    if isDrawnAnew { element.toldDrawing = element.view.drawingRevision }
    guard element.view.contentRevision != element.toldRevision else { return isDrawnAnew }
    element.toldRevision = element.view.contentRevision
    if visible.selfSizing != .disabled { element.fit = nil }
    return true
  }

  /// Applies attributes to a view that stays, unless they are equal to the present ones.
  private func apply(_ wanted: WantedElement, to element: inout VisibleElement) {
    guard !element.attributes.equals(wanted.attributes) else {
      record.tally.skippedApplies += 1
      // The layout may now estimate a length that was fixed before.
      element.attributes.keptLengths = wanted.attributes.keptLengths
      return
    }
    if !cycle.invalid.parts.contains(.placement), element.slot == wanted.slot,
      wanted.slot != movement.slot
    {
      reportSilentChange(wanted.slot, from: element.attributes, to: wanted.attributes)
    }
    if element.fit?.isForgotten(from: element.attributes.size, to: wanted.attributes.size) == true {
      element.fit = nil
    }
    element.attributes = wanted.attributes.duplicate
    place(element.view, by: element.attributes, in: wanted.slot)
  }

  /// Reports that a layout changed attributes without being invalidated, once for each element.
  ///
  /// - Source: the text of UIKit's assertion (research note on the flow layout, 11).
  private func reportSilentChange(
    _ slot: ElementSlot,
    from old: UICollectionViewLayoutAttributes,
    to new: UICollectionViewLayoutAttributes
  ) {
    let noun: String
    switch slot.category {
    case .cell: noun = "item at index path"
    case .supplementary: noun = "supplementary item at index path"
    case .decoration: noun = "decoration item at index path"
    }
    record.log.reportOnce(
      LayoutDiagnostic(
        code: "silent-change",
        message: "layout attributes for \(noun) (\(slot.indexPath.lengthText)) changed from "
          + "\(old.valuesText) to \(new.valuesText) without invalidating the layout",
        about: slot
      )
    )
  }
}
