// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// Touches, pans of two fingers and menus, in content coordinates, as whoever shows the collection view
/// reports them.
extension UICollectionView: InteractionHub {
  /// A touch went down: the item under it is highlighted, unless the delegate refuses.
  ///
  /// Another touch is not tracked before the first one ends.
  package func touchBegan(at point: CGPoint) { interaction.touchBegan(at: point) }

  /// The touch moved: the item is highlighted only while the touch is on it.
  package func touchMoved(to point: CGPoint) { interaction.touchMoved(to: point) }

  /// The touch was lifted: on its item it was a tap.
  package func touchEnded(at point: CGPoint) { interaction.touchEnded(at: point) }

  /// The touch became something else, such as the start of a scroll: nothing is selected.
  package func touchCancelled() { interaction.touchCancelled() }

  /// The pan began: with the delegate's leave editing starts and items are selected as it passes.
  ///
  /// - Returns: Whether the pan selects.
  package func selectionPanBegan(at point: CGPoint) -> Bool {
    interaction.selectionPanBegan(at: point)
  }

  /// The pan moved: items between its start and its place are selected, those it left are not.
  package func selectionPanMoved(to point: CGPoint) { interaction.selectionPanMoved(to: point) }

  /// The pan ended; what it selected stays selected, and editing goes on.
  package func selectionPanEnded() { interaction.selectionPanEnded() }

  /// What a long press shows: the context menu, else the item's edit menu; `nil` for nothing.
  package func longPress(at point: CGPoint) -> PressMenu? { interaction.longPress(at: point) }

  /// What the menu key shows: the menu of the selected items; `nil` for nothing.
  package func pressSelection() -> PressMenu? { interaction.pressSelection() }

  /// A person chose an action from the edit menu that is shown, which closes.
  package func chooseEditAction(_ action: EditAction) { interaction.chooseEditAction(action) }

  /// The edit menu closes without a choice.
  package func closeEditMenu() { interaction.closeEditMenu() }

  /// A context menu closes, after a person chose an action or without one.
  package func closeContextMenu(
    _ configuration: UIContextMenuConfiguration,
    choosing action: UIAction? = nil
  ) {
    interaction.closeContextMenu(configuration, choosing: action)
  }

  /// A person chose the preview of a context menu, which closes.
  ///
  /// - Returns: What becomes of the preview, as the delegate wants it.
  @discardableResult
  package func commitContextMenu(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    interaction.commitContextMenu(configuration)
  }

  func itemTouched(at point: CGPoint) -> ElementPosition? {
    guard bounds.contains(point), let path = indexPathForItem(at: point) else { return nil }
    let slot = ElementSlot.cell(at: path)
    return isPlaceholder(slot) ? nil : slot.position
  }

  func noteAsking(_ method: String, _ path: IndexPath) {
    guard delegate != nil else { return }
    note(.delegate("collectionView(_:\(method): \(path.callText))"))
  }
}
