// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Where the system puts an accessory of a type, and the width of its space.
///
/// There is one table for all types. The sides are documented, the order on a side is not. Here,
/// delete comes first and reorder last. Accessories that inform are nearer to the content than
/// those that lead to something else.
struct SystemAccessory {
  /// A side of the content.
  enum Side: Hashable, Sendable {
    case leading
    case trailing
  }

  let kind: ListAccessory.Kind
  let side: Side
  /// The width of its space, unless options set another one.
  let reserved: UICellAccessory.LayoutDimension

  /// All types, each side in reading order; custom ones follow their placement.
  static let table = [
    SystemAccessory(kind: .delete, side: .leading, reserved: .standard),
    SystemAccessory(kind: .insert, side: .leading, reserved: .standard),
    SystemAccessory(kind: .multiselect, side: .leading, reserved: .standard),
    SystemAccessory(kind: .label, side: .trailing, reserved: .actual),
    SystemAccessory(kind: .checkmark, side: .trailing, reserved: .actual),
    SystemAccessory(kind: .detail, side: .trailing, reserved: .actual),
    SystemAccessory(kind: .popUpMenu, side: .trailing, reserved: .actual),
    SystemAccessory(kind: .disclosureIndicator, side: .trailing, reserved: .actual),
    SystemAccessory(kind: .outlineDisclosure, side: .trailing, reserved: .actual),
    SystemAccessory(kind: .reorder, side: .trailing, reserved: .actual),
  ]

  private static let places = Dictionary(
    uniqueKeysWithValues: table.enumerated().map { ($0.element.kind, $0.offset) }
  )

  /// The row of a type; custom views have a row of their own.
  static subscript(kind: ListAccessory.Kind) -> SystemAccessory {
    places[kind].map { table[$0] }
      ?? SystemAccessory(kind: kind, side: .trailing, reserved: .actual)
  }

  /// The index of a type in the table.
  static func rank(_ kind: ListAccessory.Kind) -> Int { places[kind] ?? table.count }
}

/// The accessories of a cell on both sides of its content.
struct AccessorySides {
  /// The accessories before the content, in reading order.
  private(set) var leading: [UICellAccessory] = []
  /// The accessories after the content, in reading order.
  private(set) var trailing: [UICellAccessory] = []
  /// Whether a system type occurs more than once; the first one is used.
  private(set) var hasDuplicates = false

  /// The diagnostic for duplicate types.
  ///
  /// - Source: UIKit's exception.
  static let duplicateText =
    "Accessories array contains more than one system accessory of the same type."

  /// Sorts the accessories that are displayed in a state.
  ///
  /// - Complexity: O(n log n) in the accessories.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    var seen: Set<ListAccessory.Kind> = []
    var system: [UICellAccessory] = []
    for accessory in accessories where accessory.placement == nil {
      guard seen.insert(accessory.accessoryType.kind).inserted else {
        hasDuplicates = true
        continue
      }
      if accessory.isDisplayed(whileEditing: isEditing) { system.append(accessory) }
    }
    system.sort {
      SystemAccessory.rank($0.accessoryType.kind) < SystemAccessory.rank($1.accessoryType.kind)
    }
    leading = system.filter { SystemAccessory[$0.accessoryType.kind].side == .leading }
    trailing = system.filter { SystemAccessory[$0.accessoryType.kind].side == .trailing }
    for accessory in accessories where accessory.isDisplayed(whileEditing: isEditing) {
      guard let placement = accessory.placement else { continue }
      if placement.isLeading {
        Self.insert(accessory, at: placement.position, into: &leading)
      } else {
        Self.insert(accessory, at: placement.position, into: &trailing)
      }
    }
  }

  /// Inserts an accessory; a position outside the array is moved to its nearest end.
  private static func insert(
    _ accessory: UICellAccessory,
    at position: UICellAccessory.Placement.Position,
    into side: inout [UICellAccessory]
  ) {
    side.insert(accessory, at: min(max(0, position(side)), side.count))
  }
}
