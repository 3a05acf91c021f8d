// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol

/// What a stage shows: sections of items, as its data file has them.
struct StageData: Hashable {
  /// An item; its `id` is unique over the whole data.
  typealias Item = DataDocument.Item
  /// A section; its `id` is unique among the sections.
  typealias Section = DataDocument.Section

  var sections: [Section] = []

  /// How many items there are in all.
  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Identities in order, for finding what changed.
  var outline: Outline<String, String> {
    Outline(sections: sections.map(\.id), items: sections.map { $0.items.map(\.id) })
  }

  /// The item at an index path, if there is one.
  func item(at position: ElementPosition) -> Item? {
    guard let section = section(position.section), section.items.indices.contains(position.item)
    else { return nil }
    return section.items[position.item]
  }

  /// The section of an index, if there is one.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// What a badge of an item shows: its number in the section.
  func badgeContent(at position: ElementPosition) -> CellContent {
    let id = item(at: position)?.id ?? ""
    return CellContent(title: String(position.item + 1), hue: ItemContent.hue(of: id))
  }
}

extension DataDocument.Item {
  /// What the item's cell shows.
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

  /// Height of the item's picture for each point of its width; a square where the data says nothing.
  var heightPerWidth: CGFloat {
    guard let width, let height, width > 0, height > 0 else { return 1 }
    return CGFloat(height / width)
  }
}

extension DataDocument.Section {
  /// What the section's header shows; `nil` without a title.
  var headerContent: CellContent? {
    title.isEmpty ? nil : CellContent(style: .header, title: title, hue: ItemContent.hue(of: id))
  }

  /// What the section's footer shows; `nil` without a text.
  var footerContent: CellContent? {
    footer.isEmpty ? nil : CellContent(style: .footer, title: footer, hue: ItemContent.hue(of: id))
  }
}
