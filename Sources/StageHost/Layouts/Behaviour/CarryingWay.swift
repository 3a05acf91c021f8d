// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// How users move items.
enum CarryingWay: String, CaseIterable {
  /// By interactive movement, with the data source's methods.
  case movement
  /// By drag and drop, with the delegates' methods.
  case dragAndDrop

  /// The name for users.
  var label: String {
    switch self {
    case .movement: "Interactive movement"
    case .dragAndDrop: "Drag and drop"
    }
  }
}

/// The proposal of the drop delegate.
enum DropEffect: String, CaseIterable {
  /// The item is moved, and the others make space for it during the drag.
  case insert
  /// The item is moved onto another one, which is highlighted, and is then after it.
  case into
  /// The item stays, and a copy is inserted.
  case copy
  /// Like a movement, but sections other than the item's own refuse it.
  case ownSection

  /// The name for users.
  var label: String {
    switch self {
    case .insert: "Moves, others make room"
    case .into: "Moves onto an item"
    case .copy: "Copies"
    case .ownSection: "Moves in its section only"
    }
  }
}
