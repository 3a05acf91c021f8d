// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// Shows items that come from a file on a client's machine, such as the rows of a table.
extension EditRun {
  private static let section = "rows"

  mutating func fill(_ brought: [StageDelivery.Item], replaces: Bool) throws(ProtocolError) {
    try checkRoom(for: brought.count - (replaces ? data.itemCount : 0), "op.items")
    let items = brought.map { one in
      defer { nextNumber += 1 }
      return StageData.Item(
        id: ItemMaker.prefix + String(nextNumber),
        title: one.title,
        subtitle: one.subtitle,
        width: one.width,
        height: one.height,
        colour: one.colour,
        image: one.image
      )
    }
    guard !replaces, let last = data.sections.last else {
      return perform(.replaceAll(StageData(sections: [.init(id: Self.section, items: items)])))
    }
    let end = StageEdit.ItemPlace(section: last.id, index: last.items.count)
    perform(.insert(placed(items, at: end)))
  }
}
