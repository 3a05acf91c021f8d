// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension StageData {
  /// The content of a supplementary view with a kind that only the layout's source knows, derived
  /// from the kind's name.
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
  /// The position of a view with an index path that may be shorter than an item's.
  init(view indexPath: IndexPath) {
    self.init(
      section: indexPath.first ?? 0,
      item: indexPath.count > 1 ? indexPath[1] : 0
    )
  }
}
