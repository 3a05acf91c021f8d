// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// Touches, two-finger pans and menus, in content coordinates, as the stage host reports them.
extension UICollectionView: InteractionHub {
  /// Begins a touch: the item under it is highlighted, unless the delegate refuses.
  ///
  /// Only one touch is tracked at a time.
  package func touchBegan(at point: CGPoint) { interaction.touchBegan(at: point) }

  /// Moves the touch: the item is highlighted only while the touch is on it.
  package func touchMoved(to point: CGPoint) { interaction.touchMoved(to: point) }

  /// Ends the touch: if it is on its item, it was a tap.
  package func touchEnded(at point: CGPoint) { interaction.touchEnded(at: point) }

  /// Cancels the touch, for example because a scroll started: nothing is selected.
  package func touchCancelled() { interaction.touchCancelled() }

  /// Begins a pan: if the delegate allows it, editing starts, and the pan selects the items that it
  /// passes.
  ///
  /// - Returns: Whether the pan selects.
  package func selectionPanBegan(at point: CGPoint) -> Bool {
    interaction.selectionPanBegan(at: point)
  }

  /// Moves a pan: it selects the items between its start and its place, and deselects those that it
  /// left.
  package func selectionPanMoved(to point: CGPoint) { interaction.selectionPanMoved(to: point) }

  /// Ends a pan: its items stay selected, and editing continues.
  package func selectionPanEnded() { interaction.selectionPanEnded() }

  /// The menu of a long press: the context menu, else the item's edit menu; `nil` if there is none.
  package func longPress(at point: CGPoint) -> PressMenu? { interaction.longPress(at: point) }

  /// The menu of the menu key: that of the selected items; `nil` if there is none.
  package func pressSelection() -> PressMenu? { interaction.pressSelection() }

  /// Performs an action that a person chose from the visible edit menu, and closes the menu.
  package func chooseEditAction(_ action: EditAction) { interaction.chooseEditAction(action) }

  /// Closes the edit menu without a choice.
  package func closeEditMenu() { interaction.closeEditMenu() }

  /// Closes a context menu, after a person chose an action or without a choice.
  package func closeContextMenu(
    _ configuration: UIContextMenuConfiguration,
    choosing action: UIAction? = nil
  ) {
    interaction.closeContextMenu(configuration, choosing: action)
  }

  /// Performs a tap on the preview of a context menu, which then closes.
  ///
  /// - Returns: The delegate's choice for the preview.
  @discardableResult
  package func commitContextMenu(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    interaction.commitContextMenu(configuration)
  }

  func itemTouched(at point: CGPoint) -> ElementPosition? {
    guard bounds.contains(point), let path = shownItem(at: point) ?? indexPathForItem(at: point)
    else { return nil }
    let slot = ElementSlot.cell(at: path)
    return isPlaceholder(slot) ? nil : slot.position
  }

  /// The topmost item at a point among those that are shown.
  ///
  /// Touches hit views: a layout may place an item elsewhere when it is asked for a small rectangle only.
  private func shownItem(at point: CGPoint) -> IndexPath? {
    visible.ordered
      .filter {
        $0.slot.category == .cell && !$0.attributes.isHidden && $0.attributes.contains(point)
      }
      .max {
        ($0.attributes.zIndex, $0.slot.indexPath) < ($1.attributes.zIndex, $1.slot.indexPath)
      }?.slot.indexPath
  }

  func noteAsking(_ method: String, _ path: IndexPath) {
    guard delegate != nil else { return }
    note(.delegate("collectionView(_:\(method): \(path.callText))"))
  }
}
