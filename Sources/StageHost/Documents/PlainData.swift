// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Numbered items for layouts that come without data.
///
/// Identities depend on the index path alone, so that they are the same in every run.
enum PlainData {
  /// Sections with so many items each.
  static func make(_ counts: [Int]) -> StageData {
    StageData(sections: counts.enumerated().map { section($0, items: $1) })
  }

  /// A numbered section.
  static func section(_ index: Int, items count: Int) -> StageData.Section {
    StageData.Section(
      id: "section-\(index)",
      title: "Section \(index + 1)",
      items: (0..<count).map { item($0, section: index) }
    )
  }

  /// A numbered item.
  static func item(_ index: Int, section: Int) -> StageData.Item {
    StageData.Item(id: "item-\(section)-\(index)", title: String(index + 1))
  }
}
