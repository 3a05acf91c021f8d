// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// How people carry items about.
enum CarryingWay: String, CaseIterable {
  /// By interactive movement, of which the data source is told.
  case movement
  /// By drag and drop, of which delegates are told.
  case dragAndDrop

  /// What people read.
  var label: String {
    switch self {
    case .movement: "Interactive movement"
    case .dragAndDrop: "Drag and drop"
    }
  }
}

/// What the drop delegate proposes.
enum DropEffect: String, CaseIterable {
  /// The item is moved, and the others make room for it meanwhile.
  case insert
  /// The item is moved onto another one, which is marked, and then stands behind it.
  case into
  /// The item stays, and a copy comes in.
  case copy
  /// Sections other than the item's own refuse it.
  case ownSection

  /// What people read.
  var label: String {
    switch self {
    case .insert: "Moves, others make room"
    case .into: "Moves onto an item"
    case .copy: "Copies"
    case .ownSection: "Moves in its section only"
    }
  }
}
