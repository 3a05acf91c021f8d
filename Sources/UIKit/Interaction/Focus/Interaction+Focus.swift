// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The focus: the item that gets key presses.
///
/// The stage host reports where keys or a remote control move the focus. The delegate may refuse.
/// As in UIKit, the order of calls is `canFocusItemAt`, `shouldUpdateFocusIn`, the cells,
/// `didUpdateFocusIn`.
extension Interaction {
  var focusedIndexPath: IndexPath? { focus.item.map { hub.dataPath(of: $0) } }

  /// Moves the focus into the collection view.
  ///
  /// It goes to the last focused item if that is remembered, else to the item that the delegate
  /// prefers, else to the first visible item.
  ///
  /// - Returns: Whether an item has the focus now.
  @discardableResult
  func focusEntered() -> Bool {
    var wanted = focus.remembers ? focus.last : nil
    if wanted == nil, let delegate = hub.delegate {
      hub.note(.delegate("indexPathForPreferredFocusedView(in:)"))
      wanted = delegate.indexPathForPreferredFocusedView(in: hub.sender).flatMap {
        hub.position($0)
      }
    }
    let seen = hub.indexPathsForVisibleItems.first.map { ElementSlot.cell(at: $0).position }
    return [wanted, seen].contains { $0.map { moveFocus(to: $0, heading: []) } ?? false }
  }

  /// Moves the focus out of the collection view.
  func focusLeft() {
    guard focus.item != nil else { return }
    updateFocus(to: nil, heading: [])
  }

  /// Moves the focus to an item.
  ///
  /// - Returns: Whether the item has the focus now.
  @discardableResult
  func moveFocus(to indexPath: IndexPath, heading: UIFocusHeading) -> Bool {
    hub.position(indexPath).map { moveFocus(to: $0, heading: heading) } ?? false
  }

  private func moveFocus(to item: ElementPosition, heading: UIFocusHeading) -> Bool {
    guard mayFocus, hub.committedCounts.contains(item) else { return false }
    guard hub.placeholders.number(at: item) == nil else { return false }
    guard focus.item != item else { return true }
    hub.noteAsking("canFocusItemAt", hub.dataPath(of: item))
    guard
      hub.askedDelegate?.collectionView(hub.sender, canFocusItemAt: hub.dataPath(of: item)) ?? true
    else { return false }
    guard hub.committedCounts.contains(item), updateFocus(to: item, heading: heading) else {
      return false
    }
    selectFocused(item)
    return focus.item == item
  }

  private var mayFocus: Bool {
    focus.isAllowed && (!hub.isEditing || focus.isAllowedDuringEditing)
  }

  /// Moves the focus to an item, or away from all items.
  ///
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  private func updateFocus(to item: ElementPosition?, heading: UIFocusHeading) -> Bool {
    let context = UICollectionViewFocusUpdateContext(
      from: focusedIndexPath,
      to: item.map { hub.dataPath(of: $0) },
      heading
    )
    if hub.delegate != nil { hub.note(.delegate("collectionView(_:shouldUpdateFocusIn:)")) }
    guard hub.askedDelegate?.collectionView(hub.sender, shouldUpdateFocusIn: context) ?? true
    else { return false }
    focus.last = item ?? focus.item
    focus.item = item
    showFocus()
    let coordinator = UIFocusAnimationCoordinator()
    if hub.delegate != nil { hub.note(.delegate("collectionView(_:didUpdateFocusIn:with:)")) }
    hub.askedDelegate?.collectionView(hub.sender, didUpdateFocusIn: context, with: coordinator)
    if coordinator.hasAnimations { hub.performAnimated(.standard) { coordinator.run() } }
    hub.complete([{ _ in coordinator.complete() }], after: .standard)
    return true
  }

  func dropForbiddenFocus() {
    if !mayFocus { focusLeft() }
  }

  /// Selects the focused item as a tap would, if the settings ask for it.
  private func selectFocused(_ item: ElementPosition) {
    let path = hub.dataPath(of: item)
    hub.noteAsking("selectionFollowsFocusForItemAt", path)
    let follows =
      hub.askedDelegate?.collectionView(hub.sender, selectionFollowsFocusForItemAt: path)
      ?? focus.selects
    guard follows, selection.mode != .none else { return }
    guard focus.item == item, !selection.contains(item) else { return }
    hub.noteAsking("shouldSelectItemAt", path)
    guard hub.askedDelegate?.collectionView(hub.sender, shouldSelectItemAt: path) ?? true
    else { return }
    if let replaced = selection.replaced(by: item) { deselectAndTell(replaced) }
    guard focus.item == item else { return }
    selectAndTell(item)
  }

  /// Updates the cells that got or lost the focus.
  private func showFocus() {
    for element in hub.visible.ordered {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    hub.setNeedsLayout()
  }

  /// Whether the item of a cell has the focus.
  func isFocused(_ cell: UICollectionViewCell) -> Bool {
    guard let item = focus.item else { return false }
    return hub.visible[.cell(at: IndexPath(position: item))]?.view === cell
  }
}
