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

  /// Items that are to have another kind of cell than in other data.
  ///
  /// - Complexity: O(n) for n items on both sides.
  func itemsOfOtherPrototypes(since old: StageData) -> Set<String> {
    guard self != old else { return [] }
    let items = changedItems(since: old).compactMap { item(at: $0) }
    guard !items.isEmpty else { return [] }
    let changed = Set(items.map(\.id))
    var before: [String: String] = [:]
    for section in old.sections {
      for item in section.items where changed.contains(item.id) { before[item.id] = item.prototype }
    }
    return Set(items.filter { before[$0.id] != $0.prototype }.map(\.id))
  }

  /// Index paths of the items here that were in other data too, and looked or measured otherwise there.
  ///
  /// - Complexity: O(n) for n items on both sides.
  func changedItems(since old: StageData) -> [ElementPosition] {
    var oldSections: [String: Section] = [:]
    for section in old.sections { oldSections[section.id] = section }
    let ends = sections.map { section in
      CommonEnds(oldSections[section.id]?.items ?? [], section.items) { $0.id == $1.id }
    }
    var before: [String: Item] = [:]
    let newIndex = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) })
    for section in old.sections {
      let between = newIndex[section.id].map { ends[$0].between(section.items.count) }
      for item in section.items[between ?? section.items.indices] { before[item.id] = item }
    }
    var changed: [ElementPosition] = []
    for (index, section) in sections.enumerated() {
      let earlier = oldSections[section.id]?.items ?? []
      let shift = section.items.count - earlier.count
      for item in section.items.indices {
        let new = section.items[item]
        let same =
          ends[index].between(section.items.count).contains(item)
          ? before[new.id] : earlier[item < ends[index].prefix ? item : item - shift]
        let ground = oldSections[section.id].map { $0.background != section.background } ?? false
        guard let same, same != new || ground else { continue }
        changed.append(ElementPosition(section: index, item: item))
      }
    }
    return changed
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
