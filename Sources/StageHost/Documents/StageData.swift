// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol

/// The content of a stage: sections of items, as in its data file.
struct StageData: Hashable {
  /// An item; its `id` is unique in all data.
  typealias Item = DataDocument.Item
  /// A section; its `id` is unique among the sections.
  typealias Section = DataDocument.Section

  var sections: [Section] = []

  /// The number of all items.
  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The identities in order, for finding differences.
  var outline: Outline<String, String> {
    Outline(sections: sections.map(\.id), items: sections.map { $0.items.map(\.id) })
  }

  /// The item at a position; `nil` when there is none.
  func item(at position: ElementPosition) -> Item? {
    guard let section = section(position.section), section.items.indices.contains(position.item)
    else { return nil }
    return section.items[position.item]
  }

  /// Whether the data are the very same; data that are not may still be equal.
  ///
  /// - Complexity: O(b) for b blocks of items.
  func isIdentical(to other: StageData) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { $0.items.isIdentical(to: $1.items) }
  }

  /// The section with an index; `nil` when there is none.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The content of an item's badge: its number in the section.
  func badgeContent(at position: ElementPosition) -> CellContent {
    let id = item(at: position)?.id ?? ""
    return CellContent(title: String(position.item + 1), hue: ItemContent.hue(of: id))
  }
}

extension DataDocument.Item {
  /// The content of the item's cell.
  var content: CellContent {
    CellContent(
      style: ItemContent.isGlyph(title) ? .glyph : .tile,
      title: title,
      subtitle: subtitle,
      colour: colour,
      hue: ItemContent.hue(of: id),
      image: image
    )
  }

  /// The height of the item's picture for each point of its width; 1 when the data has no size.
  var heightPerWidth: CGFloat { CGFloat(pictureRatio) }
}

extension DataDocument.Section {
  /// The content of the section's header; `nil` without a title.
  var headerContent: CellContent? {
    title.isEmpty ? nil : CellContent(style: .header, title: title, hue: ItemContent.hue(of: id))
  }

  /// The content of the section's footer; `nil` without a text.
  var footerContent: CellContent? {
    footer.isEmpty ? nil : CellContent(style: .footer, title: footer, hue: ItemContent.hue(of: id))
  }
}
