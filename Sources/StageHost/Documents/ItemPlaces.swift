// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// The places of items in some data, found by their identities.
struct ItemPlaces {
  /// The found items, in the order of the data.
  private(set) var found: [(position: ElementPosition, item: StageData.Item)] = []
  private let data: StageData

  /// Finds items; unknown ones are left out.
  ///
  /// - Complexity: O(n) for n items up to the last one found.
  init(of ids: some Sequence<String>, in data: StageData) {
    self.data = data
    let sought = SoughtItems(Set(ids))
    for (section, content) in data.sections.enumerated() where found.count < sought.ids.count {
      found += content.items.indexes(of: sought).map { index in
        (ElementPosition(section: section, item: index), content.items[index])
      }
    }
  }

  /// The identities of the found items.
  var ids: [String] { found.map(\.item.id) }

  /// The place before the first item; `nil` when no item was found.
  var before: StageEdit.ItemPlace? {
    found.first.flatMap { place($0.position.section, $0.position.item) }
  }

  /// The place after the last item; `nil` when no item was found.
  var after: StageEdit.ItemPlace? {
    found.last.flatMap { place($0.position.section, $0.position.item + 1) }
  }

  /// The start of the first item's section.
  var start: StageEdit.ItemPlace? { found.first.flatMap { place($0.position.section, 0) } }

  /// The end of the first item's section without the found items.
  var end: StageEdit.ItemPlace? {
    guard let section = found.first?.position.section else { return nil }
    let taken = found.count { $0.position.section == section }
    return place(section, (data.section(section)?.items.count ?? 0) - taken)
  }

  /// The identities of all items in the sections of the found items.
  var sectionMates: [String] {
    Set(found.map(\.position.section)).sorted().flatMap {
      data.section($0)?.items.map(\.id) ?? []
    }
  }

  private func place(_ section: Int, _ index: Int) -> StageEdit.ItemPlace? {
    data.section(section).map { StageEdit.ItemPlace(section: $0.id, index: index) }
  }
}
