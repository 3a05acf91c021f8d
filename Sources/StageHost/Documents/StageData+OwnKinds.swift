// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension StageData {
  /// What a supplementary view shows whose kind only the layout's source knows: what its name says.
  func content(ofOwnKind kind: String, at position: ElementPosition) -> CellContent {
    let name = kind.lowercased()
    let section = section(position.section)
    if name.contains("badge") { return badgeContent(at: position) }
    if name.contains("footer") { return section?.footerContent ?? CellContent(style: .footer) }
    if position.item == 0, let header = section?.headerContent { return header }
    let number = position.item == 0 ? position.section : position.item
    return CellContent(style: .header, title: "\(kind) \(number + 1)")
  }
}

extension ElementPosition {
  /// The position of a view whose index path may be shorter than that of an item.
  init(view indexPath: IndexPath) {
    self.init(
      section: indexPath.first ?? 0,
      item: indexPath.count > 1 ? indexPath[1] : 0
    )
  }
}
