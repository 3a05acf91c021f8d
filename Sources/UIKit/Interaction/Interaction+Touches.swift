// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Touches, in content coordinates, as the stage host reports them.
///
/// Each call of the delegate may change the data, so the touched item is read again after each
/// call. The touch follows its item through batches. If the item is deleted, the delegate is told
/// nothing more.
extension Interaction {
  /// Begins a touch: the item under it is highlighted, unless the delegate refuses.
  ///
  /// Only one touch is tracked at a time.
  func touchBegan(at point: CGPoint) {
    hub.note(.touch("began at \(point.callText)"))
    guard touch == nil else { return }
    if let hit = hub.accessory(at: point) {
      let item = ElementSlot.cell(at: hit.indexPath).position
      touch = TrackedTouch(item: item, accessory: hit.kind)
      return
    }
    guard selection.mode != .none else { return }
    guard let item = hub.itemTouched(at: point) else { return }
    touch = TrackedTouch(item: item)
    highlightTouchedItem()
    if touch?.isHighlighting == false { touch = nil }
  }

  /// Moves the touch: the item is highlighted only while the touch is on it.
  func touchMoved(to point: CGPoint) {
    guard touch != nil, touch?.accessory == nil else { return }
    let item = hub.itemTouched(at: point)
    if item != nil, item == touch?.item {
      highlightTouchedItem()
    } else {
      unhighlightTouchedItem()
    }
  }

  /// Ends the touch: if it is on its item, it was a tap.
  func touchEnded(at point: CGPoint) {
    hub.note(.touch("ended at \(point.callText)"))
    if let kind = touch?.accessory {
      endTouch(of: kind, at: point)
      return
    }
    touchMoved(to: point)
    let isTap = touch?.isHighlighting ?? false
    unhighlightTouchedItem()
    if isTap { tapTouchedItem() }
    touch = nil
  }

  /// Cancels the touch, for example because a scroll started: nothing is selected.
  func touchCancelled() {
    if touch != nil { hub.note(.touch("cancelled")) }
    unhighlightTouchedItem()
    touch = nil
  }

  /// Ends a touch on an accessory: if it is still on the accessory, it was a tap.
  private func endTouch(of kind: ListAccessory.Kind, at point: CGPoint) {
    let path = touchedPath
    touch = nil
    guard let path, let hit = hub.accessory(at: point), hit.kind == kind, hit.indexPath == path
    else { return }
    hub.tapAccessory(kind, at: path)
  }

  private var touchedPath: IndexPath? {
    (touch?.item).map { hub.dataPath(of: $0) }
  }

  private func highlightTouchedItem() {
    guard touch?.isHighlighting == false, let path = touchedPath else { return }
    hub.noteAsking("shouldHighlightItemAt", path)
    guard hub.askedDelegate?.collectionView(hub.sender, shouldHighlightItemAt: path) ?? true
    else { return }
    guard let path = touchedPath else { return }
    touch?.isHighlighting = true
    show()
    hub.noteAsking("didHighlightItemAt", path)
    hub.askedDelegate?.collectionView(hub.sender, didHighlightItemAt: path)
    CallListeners.tell(of: hub.sender, "collectionView(_:didHighlightItemAt:)", path)
  }

  private func unhighlightTouchedItem() {
    guard touch?.isHighlighting == true, let path = touchedPath else { return }
    touch?.isHighlighting = false
    show()
    hub.noteAsking("didUnhighlightItemAt", path)
    hub.askedDelegate?.collectionView(hub.sender, didUnhighlightItemAt: path)
    CallListeners.tell(of: hub.sender, "collectionView(_:didUnhighlightItemAt:)", path)
  }

  private func tapTouchedItem() {
    guard let item = touch?.item else { return }
    let selection = selection
    switch selection.mode {
    case .none: return
    case .multiple where selection.contains(item): deselectTouchedItem()
    case .single, .multiple: selectTouchedItem()
    }
  }

  private func deselectTouchedItem() {
    guard let path = touchedPath else { return }
    hub.noteAsking("shouldDeselectItemAt", path)
    guard hub.askedDelegate?.collectionView(hub.sender, shouldDeselectItemAt: path) ?? true
    else { return }
    guard let item = touch?.item else { return }
    deselectAndTell(item)
  }

  private func selectTouchedItem() {
    guard let path = touchedPath else { return }
    hub.noteAsking("shouldSelectItemAt", path)
    guard hub.askedDelegate?.collectionView(hub.sender, shouldSelectItemAt: path) ?? true
    else { return }
    if let item = touch?.item,
      let replaced = selection.replaced(by: item)
    {
      deselectAndTell(replaced)
    }
    guard let item = touch?.item, selection.mode != .none else { return }
    selectAndTell(item)
    performPrimaryAction()
  }

  /// Performs the primary action of an item after a tap that selects only that item.
  private func performPrimaryAction() {
    guard let item = touch?.item, let delegate = hub.askedDelegate else { return }
    guard selection.contains(item), selection.count == 1 else { return }
    let path = hub.dataPath(of: item)
    guard delegate.collectionView(hub.sender, canPerformPrimaryActionForItemAt: path) else {
      return
    }
    guard let path = touchedPath else { return }
    delegate.collectionView(hub.sender, performPrimaryActionForItemAt: path)
  }
}
