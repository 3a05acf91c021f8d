// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Where the system puts an accessory of a type, and how wide a room it gives it.
///
/// One table for all types. The sides are documented, the order on a side is not: deleting comes
/// first, dragging last, and what tells something stands nearer to the content than what leads on.
struct SystemAccessory {
  /// A side of the content.
  enum Side: Hashable, Sendable {
    case leading
    case trailing
  }

  let kind: ListAccessory.Kind
  let side: Side
  /// The width of its room unless options say otherwise.
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

  /// The row of a type; custom views have one of their own.
  static subscript(kind: ListAccessory.Kind) -> SystemAccessory {
    places[kind].map { table[$0] }
      ?? SystemAccessory(kind: kind, side: .trailing, reserved: .actual)
  }

  /// The place of a type in the table.
  static func rank(_ kind: ListAccessory.Kind) -> Int { places[kind] ?? table.count }
}

/// The accessories of a cell on both sides of its content.
struct AccessorySides {
  /// Before the content, in reading order.
  private(set) var leading: [UICellAccessory] = []
  /// Behind the content, in reading order.
  private(set) var trailing: [UICellAccessory] = []
  /// Whether a system type was named more than once; the first one counts.
  private(set) var hasDuplicates = false

  /// - Source: UIKit's exception.
  static let duplicateText =
    "Accessories array contains more than one system accessory of the same type."

  /// Sorts out those that are there in a state.
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

  /// Places that are not there are held within those that are.
  private static func insert(
    _ accessory: UICellAccessory,
    at position: UICellAccessory.Placement.Position,
    into side: inout [UICellAccessory]
  ) {
    side.insert(accessory, at: min(max(0, position(side)), side.count))
  }
}
