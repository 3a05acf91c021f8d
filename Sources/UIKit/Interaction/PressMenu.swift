// SPDX-License-Identifier: Apache-2.0

/// What a long press shows.
@MainActor
package enum PressMenu {
  /// The context menu of a configuration, which knows its items.
  case context(UIMenu, UIContextMenuConfiguration)
  /// The edit menu of an item: the actions that its delegate allows, in the system's order.
  case edit([EditAction])
}

/// An action of the edit menu, in the system's order.
package enum EditAction: String, CaseIterable, Sendable {
  /// Takes away and keeps a copy.
  case cut
  /// Keeps a copy.
  case copy
  /// Puts the copy in.
  case paste

  /// The method that the action stands for.
  package var selector: Selector { Selector(rawValue + ":") }
}
