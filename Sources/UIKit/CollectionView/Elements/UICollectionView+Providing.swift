// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// Gets, places and removes views.
extension UICollectionView: ViewProviderHub {
  /// Gets a view for an element, places it and tells the delegate.
  func display(
    _ wanted: WantedElement,
    key: ElementKey,
    in update: borrowing UpdateCycle.Update
  ) -> VisibleElement {
    let attributes = wanted.attributes.duplicate
    provider.queues.frame = attributes.state.untransformedFrame
    let view = provider.provide(wanted.slot, in: update)
    provider.queues.show(view)
    view.forgetTold()
    place(view, by: attributes, keeping: GivenLook(of: view), in: wanted.slot)
    interaction.show(in: view, for: wanted.slot)
    refresh(view, in: wanted.slot)
    hold(view)
    let isDisplayed = isOnScreen(attributes)
    if isDisplayed { tellDisplay(of: view, in: wanted.slot) }
    return VisibleElement(
      wanted,
      key: key,
      placedBy: attributes,
      value: stamped(wanted.value, view, in: wanted.slot, isOnScreen: isDisplayed),
      view: view,
      isDisplayed: isDisplayed
    )
  }

  /// Makes a view one of the subviews, if it is none yet; views that wait for reuse stay ones.
  private func hold(_ view: UICollectionReusableView) {
    notePendingPassWithin()
    guard !view.isHeld else { return }
    view.isHeld = true
    let move = WindowMove(of: view, from: nil, to: window)
    move.begin()
    view.willMove(toSuperview: self)
    didAddSubview(view)
    move.end()
    view.didMoveToSuperview()
  }

  /// Gives a view its attributes, with what its data source has just given it itself.
  func place(
    _ view: UICollectionReusableView,
    by attributes: UICollectionViewLayoutAttributes,
    keeping given: GivenLook = GivenLook(),
    in slot: ElementSlot
  ) {
    record.tally.applied += 1
    note(.view("apply(_:) \(slot.callText)"))
    view.place(by: attributes, keeping: given)
  }

  /// The values of an element with its view's number and its state.
  func stamped(
    _ value: ElementAttributes,
    _ view: UICollectionReusableView,
    in slot: ElementSlot,
    isOnScreen: Bool
  ) -> ElementAttributes {
    var value = view.seenPlace(of: value)
    value.slot = view.slotNumber ?? 0
    value.state = state(in: slot, isOnScreen: isOnScreen)
    return value
  }

  /// Tells the delegate of views that are no longer shown, if they were, and lets them wait for reuse; what is
  /// seen going is shown until its animation is over.
  func retire(_ elements: [VisibleElement], after animation: ElementAnimation?) {
    var going: [(Bool) -> Void] = []
    for element in elements {
      let path = dataPath(of: element.slot)
      if animation != nil, element.isDisplayed {
        going.append { [weak self] _ in self?.endDisplay(of: element, at: path) }
      } else {
        endDisplay(of: element, at: path)
      }
    }
    guard let animation, !going.isEmpty else { return }
    let ends = cycle.departures.add(going)
    if let scheduler = outside.completionScheduler {
      scheduler(animation.duration, ends)
    } else {
      FrameClock.current.call(after: animation.duration, for: self, ends)
    }
  }

  private func endDisplay(of element: VisibleElement, at path: IndexPath) {
    if element.isDisplayed { tellEndOfDisplay(of: element.view, in: element.slot, at: path) }
    provider.queues.enqueue(element.view, category: element.slot.category)
  }

  /// Lets the data source configure again a view that stays.
  func reconfigure(
    _ view: UICollectionReusableView,
    as wanted: WantedElement,
    in update: borrowing UpdateCycle.Update
  ) {
    guard wanted.slot.category != .decoration else { return }
    let answer = provider.provide(wanted.slot, again: view, in: update)
    guard answer !== view else { return }
    view.content = answer.content
    (view as? UICollectionViewCell)?.takeConfigurations(of: answer)
    provider.queues.enqueue(answer, category: wanted.slot.category)
  }

  func reportCall(_ diagnostic: LayoutDiagnostic) { record.log.reportCall(diagnostic) }
}
