// SPDX-License-Identifier: Apache-2.0

/// The menu of a long press, or of a button.
@MainActor
package enum PressMenu {
  /// The context menu of a configuration, which has the index paths of its items.
  case context(UIMenu, UIContextMenuConfiguration)
  /// The edit menu of an item: the actions that the delegate allows, in the system's order.
  case edit([EditAction])
  /// The menu that a button opened.
  case control(ControlMenu)
}

/// An action of the edit menu, in the system's order.
package enum EditAction: String, CaseIterable, Sendable {
  /// Removes the item and keeps a copy.
  case cut
  /// Keeps a copy of the item.
  case copy
  /// Inserts the copy.
  case paste

  /// The selector of the action.
  package var selector: Selector { Selector(rawValue + ":") }
}
