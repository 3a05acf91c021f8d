// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A two-finger pan over items, in content coordinates.
extension Interaction {
  /// The pan began: with the delegate's leave editing starts and items are selected as it passes.
  ///
  /// Content that scrolls both ways has no such pan.
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

  /// The pan moved: items between its start and its place are selected, those it left are not.
  func selectionPanMoved(to point: CGPoint) {
    guard selection.mode == .multiple, let item = hub.itemTouched(at: point) else { return }
    guard let pan else { return }
    let passed = pan.items(to: item, in: hub.committedCounts)
    for left in pan.added.subtracting(passed).sorted() { leave(left) }
    for position in passed { pass(position) }
  }

  /// The pan ended; what it selected stays selected, and editing goes on.
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
