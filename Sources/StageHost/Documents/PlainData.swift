// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// Numbered items for layouts without data.
///
/// Identities depend only on the index path, so they are the same in every run.
enum PlainData {
  /// Sections with these numbers of items.
  static func make(_ counts: [Int]) -> StageData {
    StageData(sections: counts.enumerated().map { section($0, items: $1) })
  }

  /// A numbered section.
  static func section(_ index: Int, items count: Int) -> StageData.Section {
    StageData.Section(
      id: "section-\(index)",
      title: "Section \(index + 1)",
      items: (0..<count).lazy.map { item($0, section: index) }
    )
  }

  /// Another number of sections: the first ones, or, when there are too few, also copies with new
  /// identities.
  static func fitted(_ sections: [StageData.Section], to count: Int) -> [StageData.Section] {
    guard !sections.isEmpty else { return sections }
    return (0..<count).map { index in
      guard index >= sections.count else { return sections[index] }
      let like = sections[index % sections.count]
      let items = like.items.enumerated().map { number, item in
        var copy = item
        copy.id = self.item(number, section: index).id
        return copy
      }
      return StageData.Section(
        id: "section-\(index)",
        title: "Section \(index + 1)",
        items: items
      )
    }
  }

  /// A numbered item.
  static func item(_ index: Int, section: Int) -> StageData.Item {
    StageData.Item(id: "item-\(section)-\(index)", title: String(index + 1))
  }
}
