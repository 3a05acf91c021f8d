// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// What a person is doing with the items of a collection view.
struct InteractionState: Hashable, Sendable {
  /// A touch that went down on an item.
  struct TrackedTouch: Hashable, Sendable {
    var item: ElementPosition
    /// Whether the touch is on its item, and the item therefore highlighted.
    var isHighlighting = false
    /// The accessory that the touch is on; it takes the place of the item.
    var accessory: ListAccessory.Kind?
  }

  var selection = SelectionState()
  /// The touch that may become a tap.
  var touch: TrackedTouch?
  /// The item that is lit because something held over it is about to open it.
  var lit: ElementPosition?
  /// The item whose edit menu is shown.
  var menuItem: ElementPosition?
  /// The two-finger pan that selects what it passes.
  var pan: SelectionPan?
  /// The item that keys go to.
  var focus = FocusState()
  /// Where the items that are carried came from; `nil` for one that is gone or came from elsewhere.
  var carried: [ElementPosition?] = []

  func isHighlighted(_ position: ElementPosition) -> Bool {
    touch == TrackedTouch(item: position, isHighlighting: true) || lit == position
  }

  /// Takes everything over a batch; what concerns an item that is gone ends without notice.
  mutating func follow(_ mapping: BatchMapping) {
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

  /// Forgets everything about items, because they are others now.
  mutating func clear() {
    selection.clear()
    touch = nil
    lit = nil
    menuItem = nil
    pan = nil
    focus.clear()
    carried = carried.map { _ in nil }
  }
}
