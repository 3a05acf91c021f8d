// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Items that open when something is held over them, and the time that this takes.
extension UICollectionView {
  /// The time in seconds by which rests are measured; `nil` where nobody keeps it.
  var carryTime: Double? { (dragAndDrop.clock ?? timestamp)?() }

  /// Has drags measure rests by a clock that counts seconds.
  package func keepCarryTime(by clock: @escaping () -> Double) { dragAndDrop.clock = clock }

  /// When what is carried and rests wants to hear of the time, in seconds of the clock of drags; `nil` for
  /// not at all.
  package var carryDeadline: Double? {
    guard let session = dragAndDrop.carried, session.reception == .inside, let rest = session.rest,
      let seen = session.seen
    else { return nil }
    var due: [Double] = []
    if session.opensGap { due.append(rest.since + reorderingCadence.rest) }
    if mayOpen(session) { due += SpringLoading.steps.map { rest.since + $0 } }
    return due.first { $0 > seen }
  }

  /// Time has passed while what is carried rested.
  package func carryTimePassed() {
    guard let session = dragAndDrop.carried, session.reception == .inside else { return }
    carryMoved(to: session.location)
  }

  /// Has the item blink that something is held over, and opens it after that, as a tap on it would.
  func loadSpring(_ session: CarriedItems) {
    guard let rest = session.rest, mayOpen(session), let carryTime else { return light(nil) }
    let item = ElementSlot.cell(at: rest.item).position
    let state = SpringLoading(since: rest.since, now: carryTime)
    guard state != .possible else { return }
    if session.maySpring == nil {
      session.maySpring = asks(session, item, rest.item)
      guard dragAndDrop.carried === session, committedCounts.contains(item) else { return }
    }
    guard session.maySpring == true else { return }
    switch state {
    case .possible: break
    case .activating(let isLit): light(isLit ? item : nil)
    case .activated:
      session.opened = rest.item
      light(nil)
      open(item)
    }
  }

  /// Whether the item under the finger may still open.
  private func mayOpen(_ session: CarriedItems) -> Bool {
    guard isSpringLoaded, !session.opensGap, let rest = session.rest else { return false }
    guard session.opened != rest.item, session.maySpring != false else { return false }
    let slot = ElementSlot.cell(at: rest.item)
    return committedCounts.contains(slot.position) && !isPlaceholder(slot)
      && !interaction.carried.contains(slot.position)
  }

  private func asks(_ session: CarriedItems, _ item: ElementPosition, _ shown: IndexPath) -> Bool {
    let path = dataPath(of: item)
    let context = SpringLoad(view: cellForItem(at: shown), session: session)
    noteAsking("shouldSpringLoadItemAt", path)
    return askedDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  /// A row that shows and hides what is below it shows it; any other item is selected.
  private func open(_ item: ElementPosition) {
    let path = IndexPath(position: item)
    if let row = visible[.cell(at: path)]?.view as? UICollectionViewListCell, row.togglesAnywhere {
      let isOpen = (dataSource as? any OutlineSource)?.outlinePlace(at: dataPath(of: item))?
        .isExpanded
      if isOpen != true { tapAccessory(.outlineDisclosure, at: path) }
      return
    }
    guard interaction.selection.mode != .none, !interaction.selection.contains(item) else { return }
    if let replaced = interaction.selection.replaced(by: item) { deselectAndTell(replaced) }
    selectAndTell(item)
  }

  /// Lights one item, and no other.
  func light(_ item: ElementPosition?) {
    guard interaction.lit != item else { return }
    interaction.lit = item
    showInteraction()
  }
}

/// Something that is held over an item.
@MainActor
private final class SpringLoad: UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.activating
  var targetView: UIView?
  var targetItem: Any?
  private let session: CarriedItems

  init(view: UIView?, session: CarriedItems) {
    targetView = view
    self.session = session
  }

  func location(in view: UIView?) -> CGPoint {
    view.map(session.location(in:)) ?? session.location
  }
}
