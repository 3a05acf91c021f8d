// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// What touches on accessories of a list's row do.
extension UICollectionView {
  /// The accessory at a point of the content, if it reacts to a tap or a drag.
  ///
  /// An accessory reaches from the top of its row to the bottom, and half-way to its neighbours. An
  /// outline's chevron in the header style covers its whole row.
  package func accessory(
    at point: CGPoint
  ) -> (indexPath: IndexPath, kind: ListAccessory.Kind)? {
    guard bounds.contains(point), let path = indexPathForItem(at: point),
      let cell = visible[.cell(at: path)]?.view as? UICollectionViewListCell,
      !cell.accessories.isEmpty
    else { return nil }
    let local = CGPoint(x: point.x - cell.frame.minX, y: point.y - cell.frame.minY)
    if let kind = cell.accessory(at: local.x), cell.isTouchable(kind) { return (path, kind) }
    return cell.togglesAnywhere ? (path, .outlineDisclosure) : nil
  }

  /// Performs the action of a tap on an accessory.
  package func tapAccessory(_ kind: ListAccessory.Kind, at indexPath: IndexPath) {
    guard let cell = visible[.cell(at: indexPath)]?.view as? UICollectionViewListCell,
      let accessory = cell.accessories.first(where: { $0.accessoryType.kind == kind })
    else { return }
    note(.delegate("UICellAccessory \(kind) \(indexPath.callText)"))
    if let handler = accessory.handler {
      handler()
    } else if kind == .outlineDisclosure {
      (dataSource as? any OutlineSource)?.toggleOutline(at: indexPath)
    } else if kind == .delete {
      if reveal(at: indexPath, .trailing) != nil { rowSwipe?.open() }
    }
  }

  /// The menu that a tap on a row opens; `nil` if there is none.
  package func popUpMenu(at indexPath: IndexPath) -> UIMenu? {
    popUp(at: indexPath)?.menu
  }

  /// Selects an element of a row's menu and calls the handlers.
  package func choose(_ element: UIMenuElement, ofPopUpMenuAt indexPath: IndexPath) {
    (element as? UIAction)?.choose()
    popUp(at: indexPath)?.handler?(element)
  }

  private func popUp(at indexPath: IndexPath) -> UICellAccessory.PopUp? {
    let cell = visible[.cell(at: indexPath)]?.view as? UICollectionViewListCell
    return cell?.accessories.lazy.compactMap(\.menu).first
  }
}

extension UICollectionViewListCell {
  /// The accessory at a distance from the cell's left edge, in points.
  func accessory(at x: CGFloat) -> ListAccessory.Kind? {
    let shown = makeListContent()
    let layout = ListContentLayout(shown, width: bounds.width, height: bounds.height)
    let frames = zip(shown.leading, layout.leading).map { ($0, $1) }
    let all = frames + zip(shown.trailing, layout.trailing).map { ($0, $1) }
    let hit = all.first { accessory, frame in
      let reach = (accessory.slotWidth + shown.accessorySpacing) / 2
      return !accessory.isHidden && abs(x - frame.midX) <= reach
    }
    return hit?.0.kind
  }

  /// Whether an accessory reacts to touches by itself: its tap differs from the row's, or its drag
  /// moves the row.
  func isTouchable(_ kind: ListAccessory.Kind) -> Bool {
    switch kind {
    case .outlineDisclosure, .delete, .reorder: true
    case .checkmark, .disclosureIndicator, .multiselect, .label, .popUpMenu, .custom: false
    case .detail, .insert:
      accessories.contains { $0.accessoryType.kind == kind && $0.handler != nil }
    }
  }

  /// Whether a tap anywhere on the row shows and hides the children.
  var togglesAnywhere: Bool {
    let isEditing = configurationState.isEditing
    let chevron = accessories.first {
      $0.accessoryType == .outlineDisclosure && $0.isDisplayed(whileEditing: isEditing)
    }
    guard let chevron, !chevron.look.isHidden else { return false }
    switch chevron.look.style {
    case .automatic: return listRow?.role == .header
    case .header: return true
    case .cell: return false
    }
  }
}
