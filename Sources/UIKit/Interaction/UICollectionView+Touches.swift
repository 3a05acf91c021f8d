// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// A touch, in content coordinates, as whoever shows the collection view reports it.
///
/// Each call of the delegate may change the data. So the touched item is read anew after each: it
/// follows batches, and when it is gone nothing more is told.
extension UICollectionView {
  /// A touch went down: the item under it is highlighted, unless the delegate refuses.
  ///
  /// Another touch is not tracked before the first one ends.
  package func touchBegan(at point: CGPoint) {
    note(.touch("began at \(point.callText)"))
    guard interaction.touch == nil else { return }
    if let hit = accessory(at: point) {
      let item = ElementSlot.cell(at: hit.indexPath).position
      interaction.touch = InteractionState.TrackedTouch(item: item, accessory: hit.kind)
      return
    }
    guard interaction.selection.mode != .none else { return }
    guard let item = itemTouched(at: point) else { return }
    interaction.touch = InteractionState.TrackedTouch(item: item)
    highlightTouchedItem()
    if interaction.touch?.isHighlighting == false { interaction.touch = nil }
  }

  /// The touch moved: the item is highlighted only while the touch is on it.
  package func touchMoved(to point: CGPoint) {
    guard let touch = interaction.touch, touch.accessory == nil else { return }
    let item = itemTouched(at: point)
    if item != nil, item == interaction.touch?.item {
      highlightTouchedItem()
    } else {
      unhighlightTouchedItem()
    }
  }

  /// The touch was lifted: on its item it was a tap.
  package func touchEnded(at point: CGPoint) {
    note(.touch("ended at \(point.callText)"))
    if let kind = interaction.touch?.accessory {
      endTouch(of: kind, at: point)
      return
    }
    touchMoved(to: point)
    let isTap = interaction.touch?.isHighlighting ?? false
    unhighlightTouchedItem()
    if isTap { tapTouchedItem() }
    interaction.touch = nil
  }

  /// The touch became something else, such as the start of a scroll: nothing is selected.
  package func touchCancelled() {
    if interaction.touch != nil { note(.touch("cancelled")) }
    unhighlightTouchedItem()
    interaction.touch = nil
  }

  /// A touch of an accessory was lifted: where it still is on it, it was a tap.
  private func endTouch(of kind: ListAccessory.Kind, at point: CGPoint) {
    let path = touchedPath
    interaction.touch = nil
    guard let path, let hit = accessory(at: point), hit.kind == kind, hit.indexPath == path else {
      return
    }
    tapAccessory(kind, at: path)
  }

  /// The topmost item at a point within the bounds; a placeholder is none.
  func itemTouched(at point: CGPoint) -> ElementPosition? {
    guard bounds.contains(point), let path = indexPathForItem(at: point) else { return nil }
    let slot = ElementSlot.cell(at: path)
    return isPlaceholder(slot) ? nil : slot.position
  }

  private var touchedPath: IndexPath? {
    (interaction.touch?.item).map(dataPath(of:))
  }

  private func highlightTouchedItem() {
    guard interaction.touch?.isHighlighting == false, let path = touchedPath else { return }
    noteAsking("shouldHighlightItemAt", path)
    guard askedDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    guard let path = touchedPath else { return }
    interaction.touch?.isHighlighting = true
    showInteraction()
    noteAsking("didHighlightItemAt", path)
    askedDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlightTouchedItem() {
    guard interaction.touch?.isHighlighting == true, let path = touchedPath else { return }
    interaction.touch?.isHighlighting = false
    showInteraction()
    noteAsking("didUnhighlightItemAt", path)
    askedDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tapTouchedItem() {
    guard let item = interaction.touch?.item else { return }
    let selection = interaction.selection
    switch selection.mode {
    case .none: return
    case .multiple where selection.contains(item): deselectTouchedItem()
    case .single, .multiple: selectTouchedItem()
    }
  }

  private func deselectTouchedItem() {
    guard let path = touchedPath else { return }
    noteAsking("shouldDeselectItemAt", path)
    guard askedDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    guard let item = interaction.touch?.item else { return }
    deselectAndTell(item)
  }

  private func selectTouchedItem() {
    guard let path = touchedPath else { return }
    noteAsking("shouldSelectItemAt", path)
    guard askedDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if let item = interaction.touch?.item,
      let replaced = interaction.selection.replaced(by: item)
    {
      deselectAndTell(replaced)
    }
    guard let item = interaction.touch?.item, interaction.selection.mode != .none else { return }
    selectAndTell(item)
    performPrimaryAction()
  }

  /// A tap that selects its item alone is also its primary action.
  private func performPrimaryAction() {
    guard let item = interaction.touch?.item, let delegate = askedDelegate else { return }
    guard interaction.selection.contains(item), interaction.selection.count == 1 else { return }
    let path = dataPath(of: item)
    guard delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else { return }
    guard let path = touchedPath else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func selectAndTell(_ item: ElementPosition) {
    changeSelection { $0.select(item) }
    noteAsking("didSelectItemAt", dataPath(of: item))
    askedDelegate?.collectionView(self, didSelectItemAt: dataPath(of: item))
  }

  func deselectAndTell(_ item: ElementPosition) {
    changeSelection { $0.deselect(item) }
    noteAsking("didDeselectItemAt", dataPath(of: item))
    askedDelegate?.collectionView(self, didDeselectItemAt: dataPath(of: item))
  }

  /// Tells whoever follows the calls that the delegate is called about an item, if there is one.
  func noteAsking(_ method: String, _ path: IndexPath) {
    guard delegate != nil else { return }
    note(.delegate("collectionView(_:\(method): \(path.callText))"))
  }
}
