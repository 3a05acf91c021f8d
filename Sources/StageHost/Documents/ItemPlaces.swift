// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// Where items stand in some data, found by their identities.
struct ItemPlaces {
  /// The items that were found, in the order of the data.
  private(set) var found: [(position: ElementPosition, item: StageData.Item)] = []
  private let data: StageData

  /// Finds items; what the data does not have is left out.
  ///
  /// - Complexity: O(n) in the items up to the last one found.
  init(of ids: some Sequence<String>, in data: StageData) {
    self.data = data
    var missing = Set(ids)
    for (section, content) in data.sections.enumerated() where !missing.isEmpty {
      for (index, item) in content.items.enumerated() where missing.remove(item.id) != nil {
        found.append((ElementPosition(section: section, item: index), item))
        if missing.isEmpty { break }
      }
    }
  }

  /// Identities of the items that were found.
  var ids: [String] { found.map(\.item.id) }

  /// The place before the first item; `nil` when none was found.
  var before: StageEdit.ItemPlace? {
    found.first.flatMap { place($0.position.section, $0.position.item) }
  }

  /// The place after the last item; `nil` when none was found.
  var after: StageEdit.ItemPlace? {
    found.last.flatMap { place($0.position.section, $0.position.item + 1) }
  }

  /// The start of the first item's section.
  var start: StageEdit.ItemPlace? { found.first.flatMap { place($0.position.section, 0) } }

  /// The end of the first item's section once the items were taken out.
  var end: StageEdit.ItemPlace? {
    guard let section = found.first?.position.section else { return nil }
    let taken = found.count { $0.position.section == section }
    return place(section, (data.section(section)?.items.count ?? 0) - taken)
  }

  /// All items of the sections that the items are in.
  var sectionMates: [String] {
    Set(found.map(\.position.section)).sorted().flatMap {
      data.section($0)?.items.map(\.id) ?? []
    }
  }

  private func place(_ section: Int, _ index: Int) -> StageEdit.ItemPlace? {
    data.section(section).map { StageEdit.ItemPlace(section: $0.id, index: index) }
  }
}
