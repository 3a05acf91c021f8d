// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The signs of a table's row: those of its cell, which depend on whether the table is edited.
extension TableRow {
  /// Whether the table is edited.
  var isInEditing: Bool { owner?.isEditing == true }

  /// What a cell has at its end, as a list's signs.
  func accessories(of cell: UITableViewCell) -> [UICellAccessory] {
    let usual = cell.accessoryView == nil ? Set(cell.accessoryType.signs) : []
    let edited = cell.editingAccessoryView == nil ? Set(cell.editingAccessoryType.signs) : []
    var made = UITableViewCell.AccessoryType.allSigns.compactMap { sign -> UICellAccessory? in
      switch (usual.contains(sign), edited.contains(sign)) {
      case (true, true): accessory(sign, .always, cell)
      case (true, false): accessory(sign, .whenNotEditing, cell)
      case (false, true): accessory(sign, .whenEditing, cell)
      case (false, false): nil
      }
    }
    if let view = cell.accessoryView { made.append(place(of: view, .whenNotEditing)) }
    if let view = cell.editingAccessoryView { made.append(place(of: view, .whenEditing)) }
    return made
  }

  private func accessory(
    _ sign: ListAccessory.Kind,
    _ displayed: UICellAccessory.DisplayedState,
    _ cell: UITableViewCell
  ) -> UICellAccessory {
    switch sign {
    case .checkmark:
      .checkmark(
        displayed: displayed,
        options: .init(tintColor: cell.traits.tintColor ?? .tintColor)
      )
    case .detail: .detail(displayed: displayed) { [weak self] in self?.tapSign() }
    default: .disclosureIndicator(displayed: displayed)
    }
  }

  /// The place that is kept for a cell's own view, which itself lies over it.
  private func place(
    of view: UIView,
    _ displayed: UICellAccessory.DisplayedState
  ) -> UICellAccessory {
    let slot = UICellAccessory.CustomViewConfiguration(
      customView: UIView(frame: view.bounds),
      placement: .trailing(displayed: displayed)
    )
    return .customView(configuration: slot)
  }

  /// The width that the signs at the beginning take from the cell's content, in points; the content keeps its
  /// own distance from them.
  var startWidth: CGFloat {
    let shown = makeListContent()
    return shown.leading.reduce(0) { $0 + $1.slotWidth + shown.accessorySpacing }
  }

  /// The width that the signs at the end take from the cell's content, in points.
  var endWidth: CGFloat {
    let shown = makeListContent()
    guard !shown.trailing.isEmpty else { return indexWidth }
    let signs = shown.trailing.reduce(0) { $0 + $1.slotWidth }
    let gaps = CGFloat(shown.trailing.count) * shown.accessorySpacing
    return signs + gaps + shown.margins.trailing
  }
}

extension UITableViewCell.AccessoryType {
  /// The signs that a type can have.
  fileprivate static let allSigns: [ListAccessory.Kind] = [
    .checkmark, .detail, .disclosureIndicator,
  ]

  /// The signs of the type.
  fileprivate var signs: [ListAccessory.Kind] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    case .detailDisclosureButton: [.detail, .disclosureIndicator]
    }
  }
}
