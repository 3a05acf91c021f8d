// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Two-finger pans over items, in content coordinates.
extension Interaction {
  /// Begins a pan: if the delegate allows it, editing starts, and the pan selects the items that it
  /// passes.
  ///
  /// Content that scrolls along both axes has no such pan.
  ///
  /// - Returns: Whether the pan selects.
  func selectionPanBegan(at point: CGPoint) -> Bool {
    guard pan == nil, !scrollsBothWays else { return false }
    guard let item = hub.itemTouched(at: point), let delegate = hub.askedDelegate
    else { return false }
    let path = hub.dataPath(of: item)
    hub.noteAsking("shouldBeginMultipleSelectionInteractionAt", path)
    guard delegate.collectionView(hub.sender, shouldBeginMultipleSelectionInteractionAt: path)
    else { return false }
    touchCancelled()
    guard hub.committedCounts.contains(item) else { return false }
    hub.isEditing = true
    pan = SelectionPan(anchor: item)
    delegate.collectionView(hub.sender, didBeginMultipleSelectionInteractionAt: path)
    selectionPanMoved(to: point)
    return true
  }

  /// Moves a pan: it selects the items between its start and its place, and deselects those that it
  /// left.
  func selectionPanMoved(to point: CGPoint) {
    guard selection.mode == .multiple, let item = hub.itemTouched(at: point) else { return }
    guard let pan else { return }
    let passed = pan.items(to: item, in: hub.committedCounts)
    for left in pan.added.subtracting(passed).sorted() { leave(left) }
    for position in passed { pass(position) }
  }

  /// Ends a pan: its items stay selected, and editing continues.
  func selectionPanEnded() {
    guard pan != nil else { return }
    pan = nil
    hub.askedDelegate?.collectionViewDidEndMultipleSelectionInteraction(hub.sender)
  }

  private var scrollsBothWays: Bool {
    hub.contentSize.width > hub.bounds.width && hub.contentSize.height > hub.bounds.height
  }

  private func pass(_ item: ElementPosition) {
    guard pan != nil, hub.committedCounts.contains(item) else { return }
    guard !selection.contains(item) else { return }
    guard hub.placeholders.number(at: item) == nil else { return }
    let path = hub.dataPath(of: item)
    hub.noteAsking("shouldSelectItemAt", path)
    guard hub.askedDelegate?.collectionView(hub.sender, shouldSelectItemAt: path) ?? true
    else { return }
    pan?.added.insert(item)
    selectAndTell(item)
  }

  private func leave(_ item: ElementPosition) {
    guard pan?.added.remove(item) != nil else { return }
    guard selection.contains(item) else { return }
    let path = hub.dataPath(of: item)
    hub.noteAsking("shouldDeselectItemAt", path)
    guard hub.askedDelegate?.collectionView(hub.sender, shouldDeselectItemAt: path) ?? true
    else { return }
    deselectAndTell(item)
  }
}
