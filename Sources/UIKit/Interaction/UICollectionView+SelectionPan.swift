// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// A two-finger pan over items, in content coordinates.
extension UICollectionView {
  /// The pan began: with the delegate's leave editing starts and items are selected as it passes.
  ///
  /// Content that scrolls both ways has no such pan.
  ///
  /// - Returns: Whether the pan selects.
  package func selectionPanBegan(at point: CGPoint) -> Bool {
    guard interaction.pan == nil, !scrollsBothWays else { return false }
    guard let item = itemTouched(at: point), let delegate = askedDelegate else { return false }
    let path = dataPath(of: item)
    noteAsking("shouldBeginMultipleSelectionInteractionAt", path)
    guard delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) else {
      return false
    }
    touchCancelled()
    guard committedCounts.contains(item) else { return false }
    isEditing = true
    interaction.pan = SelectionPan(anchor: item)
    delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    selectionPanMoved(to: point)
    return true
  }

  /// The pan moved: items between its start and its place are selected, those it left are not.
  package func selectionPanMoved(to point: CGPoint) {
    guard interaction.selection.mode == .multiple, let item = itemTouched(at: point) else { return }
    guard let pan = interaction.pan else { return }
    let passed = pan.items(to: item, in: committedCounts)
    for left in pan.added.subtracting(passed).sorted() { leave(left) }
    for position in passed { pass(position) }
  }

  /// The pan ended; what it selected stays selected, and editing goes on.
  package func selectionPanEnded() {
    guard interaction.pan != nil else { return }
    interaction.pan = nil
    askedDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  private var scrollsBothWays: Bool {
    contentSize.width > bounds.width && contentSize.height > bounds.height
  }

  private func pass(_ item: ElementPosition) {
    guard interaction.pan != nil, committedCounts.contains(item) else { return }
    guard !interaction.selection.contains(item) else { return }
    guard data.placeholders.number(at: item) == nil else { return }
    let path = dataPath(of: item)
    noteAsking("shouldSelectItemAt", path)
    guard askedDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    interaction.pan?.added.insert(item)
    selectAndTell(item)
  }

  private func leave(_ item: ElementPosition) {
    guard interaction.pan?.added.remove(item) != nil else { return }
    guard interaction.selection.contains(item) else { return }
    let path = dataPath(of: item)
    noteAsking("shouldDeselectItemAt", path)
    guard askedDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectAndTell(item)
  }
}
