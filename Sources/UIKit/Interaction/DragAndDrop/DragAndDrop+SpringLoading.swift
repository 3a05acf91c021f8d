// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Items that open when a drag rests over them, and the time that this takes.
extension DragAndDrop {
  /// The time by which rests are measured, in seconds; `nil` without a clock.
  var time: Double? { (clock ?? hub.outside.timestamp)?() }

  /// Sets the clock, in seconds, by which drags measure how long they rest.
  func keepTime(by clock: @escaping () -> Double) { self.clock = clock }

  /// When a resting drag must next be told that time passed, in seconds of the drags' clock; `nil`
  /// for never.
  var deadline: Double? {
    guard let session = carried, session.reception == .inside, let rest = session.rest,
      let seen = session.seen
    else { return nil }
    var due: [Double] = []
    if session.opensGap { due.append(rest.since + cadence.rest) }
    if mayOpen(session) { due += SpringLoading.steps.map { rest.since + $0 } }
    return due.first { $0 > seen }
  }

  /// Notes that time passed while the drag rested.
  func timePassed() {
    guard let session = carried, session.reception == .inside else { return }
    moved(to: session.location)
  }

  /// Lets the item under a resting drag blink, and then opens it as a tap would.
  func loadSpring(_ session: CarriedItems) {
    guard let rest = session.rest, mayOpen(session), let time else { return light(nil) }
    let item = ElementSlot.cell(at: rest.item).position
    let state = SpringLoading(since: rest.since, now: time)
    guard state != .possible else { return }
    if session.maySpring == nil {
      session.maySpring = asks(session, item, rest.item)
      guard carried === session, hub.committedCounts.contains(item) else { return }
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
    return hub.committedCounts.contains(slot.position) && !hub.isPlaceholder(slot)
      && !hub.interaction.carried.contains(slot.position)
  }

  private func asks(_ session: CarriedItems, _ item: ElementPosition, _ shown: IndexPath) -> Bool {
    let path = hub.dataPath(of: item)
    let context = SpringLoad(view: hub.cellForItem(at: shown), session: session)
    hub.noteAsking("shouldSpringLoadItemAt", path)
    let delegate = hub.askedDelegate
    return delegate?.collectionView(hub.sender, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  /// Expands the item's children, if its row shows and hides them; selects any other item.
  private func open(_ item: ElementPosition) {
    let path = IndexPath(position: item)
    let view = hub.visible[.cell(at: path)]?.view
    if let row = view as? UICollectionViewListCell, row.togglesAnywhere {
      let isOpen = hub.outline?.outlinePlace(at: hub.dataPath(of: item))?.isExpanded
      if isOpen != true { hub.tapAccessory(.outlineDisclosure, at: path) }
      return
    }
    let selection = hub.interaction.selection
    guard selection.mode != .none, !selection.contains(item) else { return }
    if let replaced = selection.replaced(by: item) { hub.interaction.deselectAndTell(replaced) }
    hub.interaction.selectAndTell(item)
  }

  /// Highlights one item and no other.
  func light(_ item: ElementPosition?) {
    guard hub.interaction.lit != item else { return }
    hub.interaction.lit = item
    hub.interaction.show()
  }
}

/// A drag that rests over an item.
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
