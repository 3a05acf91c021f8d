// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a person does with the items of a collection view.
@MainActor
final class Interaction {
  unowned let hub: any InteractionHub
  /// A touch on an item.
  struct TrackedTouch: Hashable, Sendable {
    var item: ElementPosition
    /// Whether the touch is on its item, which is highlighted then.
    var isHighlighting = false
    /// The accessory that the touch is on; the touch then does not concern the item.
    var accessory: ListAccessory.Kind?
  }

  var selection = SelectionState()
  /// The touch that may become a tap.
  var touch: TrackedTouch?
  /// The item that is highlighted because a drag over it is about to open it.
  var lit: ElementPosition?
  /// Where the press was whose context menu is shown, in content coordinates.
  var pressPoint: CGPoint?
  /// What a layout file knows context menus by.
  private(set) lazy var contextMenu = UIContextMenuInteraction(of: hub.sender)
  /// The item of the visible edit menu.
  var menuItem: ElementPosition?
  /// The two-finger pan that selects items.
  var pan: SelectionPan?
  /// The focus: the item that gets key presses.
  var focus = FocusState()
  /// The row of a list that is swiped open.
  var swipe: OpenSwipe?
  /// The places from which the dragged items came; `nil` for a deleted item or one from elsewhere.
  var carried: [ElementPosition?] = []

  init(hub: any InteractionHub) {
    self.hub = hub
  }

  /// Whether some item may be selected or highlighted, or all are edited; mostly none is, and then no
  /// item has to be looked for.
  var marksItems: Bool {
    selection.count > 0 || selection.isEditing || touch != nil || lit != nil
  }

  func isHighlighted(_ position: ElementPosition) -> Bool {
    touch == TrackedTouch(item: position, isHighlighting: true) || lit == position
  }

  /// Follows a batch; whatever concerns a deleted item ends without a call.
  func follow(_ mapping: BatchMapping) {
    selection.follow(mapping)
    menuItem = menuItem.flatMap(mapping.survivor)
    lit = lit.flatMap(mapping.survivor)
    pan = pan?.following(mapping)
    focus.follow(mapping)
    carried = carried.map { $0.flatMap(mapping.survivor) }
    guard let item = touch?.item else { return }
    if let target = mapping.survivor(of: item) {
      touch?.item = target
    } else {
      touch = nil
    }
  }

  /// Forgets everything about items, because the items changed.
  private func clear() {
    selection.clear()
    touch = nil
    lit = nil
    menuItem = nil
    pan = nil
    focus.clear()
    carried = carried.map { _ in nil }
  }

  /// Ends everything that concerns items, because the items are unknown.
  func forget() {
    clear()
    show()
  }

  /// Changes the selection and tells only the cells.
  func changeSelection(_ change: (inout SelectionState) -> Void) {
    change(&selection)
    show()
  }

  func selectAndTell(_ item: ElementPosition) {
    changeSelection { $0.select(item) }
    // As in UIKit, a segue of the cell is prepared before the delegate hears of the selection.
    let shown = hub.visible.ordered.first { $0.slot.category == .cell && $0.slot.position == item }
    (shown?.view as? UICollectionViewCell)?.selectionSegue?()
    hub.noteAsking("didSelectItemAt", hub.dataPath(of: item))
    hub.askedDelegate?.collectionView(hub.sender, didSelectItemAt: hub.dataPath(of: item))
    let name = "collectionView(_:didSelectItemAt:)"
    CallListeners.tell(of: hub.sender, name, hub.dataPath(of: item))
  }

  func deselectAndTell(_ item: ElementPosition) {
    changeSelection { $0.deselect(item) }
    hub.noteAsking("didDeselectItemAt", hub.dataPath(of: item))
    hub.askedDelegate?.collectionView(hub.sender, didDeselectItemAt: hub.dataPath(of: item))
    let name = "collectionView(_:didDeselectItemAt:)"
    CallListeners.tell(of: hub.sender, name, hub.dataPath(of: item))
  }

  /// Updates the selection and the highlight of every visible cell.
  func show() {
    let hub = hub
    // Elements are large; going through their places does not copy them.
    let shown = hub.visible.ordered
    for place in shown.indices { show(in: shown[place].view, for: shown[place].slot) }
    // The next pass tells the change.
    if shown.indices.contains(where: { hub.presentState(of: shown[$0]) != shown[$0].value.state }) {
      hub.setNeedsLayout()
    }
  }

  /// Updates the selection and the highlight of a view, if it is a cell.
  func show(in view: UICollectionReusableView, for slot: ElementSlot) {
    guard slot.category == .cell, let cell = view as? UICollectionViewCell else { return }
    let isHighlighted = marksItems && isHighlighted(slot.position)
    let isSelected = marksItems && selection.contains(slot.position)
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }
}
