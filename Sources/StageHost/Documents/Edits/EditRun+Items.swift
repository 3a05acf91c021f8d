// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

extension EditRun {
  // MARK: Insertions

  mutating func insert(
    _ count: Int,
    at place: StageEdit.ItemPlace?,
    seed: UInt32
  ) throws(ProtocolError) -> StageEdit {
    try checkRoom(for: count, "op.count")
    let needsSection = data.sections.isEmpty && place == nil
    if needsSection { try addSection(at: 0, title: "", items: []) }
    let place = place ?? insertionPlace()
    try check(place, count: section(place.section, "op.at.section"), "op.at.index")
    var maker = ItemMaker(like: data, or: file, seed: seed)
    let parent = parent(at: place)
    let items = (0..<count).map { _ in
      var item = newItem(&maker)
      item.outline.parent = parent
      return item
    }
    perform(.insert(placed(items, at: place)))
    return .insert(count: count, at: needsSection ? nil : place, seed: seed)
  }

  /// Inserts copies of items at a place, for a paste.
  mutating func paste(
    _ items: [StageData.Item],
    at place: StageEdit.ItemPlace
  ) throws(ProtocolError) {
    try checkRoom(for: items.count, "items")
    try check(place, count: section(place.section, "at.section"), "at.index")
    let parent = parent(at: place)
    let copies = items.map { item in
      var copy = copy(of: item)
      copy.outline.parent = parent
      return copy
    }
    perform(.insert(placed(copies, at: place)))
  }

  /// The parent of an item that is inserted at a place: that of the item now at this place, or else
  /// of the last item.
  private func parent(at place: StageEdit.ItemPlace) -> String {
    guard let section = data.sections.first(where: { $0.id == place.section }), section.isOutline
    else { return "" }
    let items = section.items
    if items.indices.contains(place.index) { return items[place.index].outline.parent }
    return items.last?.outline.parent ?? ""
  }

  mutating func duplicate(_ ids: [String]?) throws(ProtocolError) -> StageEdit {
    let ids = try named(ids)
    try checkRoom(for: ids.count, "op.items")
    let wanted = SoughtItems(Set(ids))
    var copies: [DataChange.Placed] = []
    for section in data.sections {
      for (number, index) in section.items.indexes(of: wanted).enumerated() {
        let added = number + 1
        let copy = copy(of: section.items[index])
        copies.append(DataChange.Placed(item: copy, section: section.id, index: index + added))
      }
    }
    perform(.insert(copies))
    return .duplicate(items: ids)
  }

  mutating func newItem(_ maker: inout ItemMaker) -> StageData.Item {
    defer { nextNumber += 1 }
    return maker.make(number: nextNumber)
  }

  private mutating func copy(of item: StageData.Item) -> StageData.Item {
    var copy = item
    copy.id = ItemMaker.prefix + String(nextNumber)
    nextNumber += 1
    return copy
  }

  /// The place after the last selected item, or else the end of the last section.
  private func insertionPlace() -> StageEdit.ItemPlace {
    if !selection.isEmpty {
      for section in data.sections.reversed() {
        guard let index = section.items.lastIndex(where: { selection.contains($0.id) })
        else { continue }
        return StageEdit.ItemPlace(section: section.id, index: index + 1)
      }
    }
    let last = data.sections[data.sections.count - 1]
    return StageEdit.ItemPlace(section: last.id, index: last.items.count)
  }

  func placed(
    _ items: [StageData.Item],
    at place: StageEdit.ItemPlace
  ) -> [DataChange.Placed] {
    items.enumerated().map { offset, item in
      DataChange.Placed(item: item, section: place.section, index: place.index + offset)
    }
  }

  // MARK: Deletions and moves

  /// Deletes items, together with all items below them in an outline.
  mutating func delete(_ ids: [String]?) throws(ProtocolError) -> StageEdit {
    let ids = try named(ids)
    let named = Set(ids)
    let below = data.sections.lazy.filter(\.isOutline)
      .flatMap { OutlineTree($0.items).descendants(of: named) }
    perform(.remove(ids + below))
    return .delete(items: ids)
  }

  mutating func move(
    _ ids: [String],
    to place: StageEdit.ItemPlace
  ) throws(ProtocolError) -> StageEdit {
    let ids = try named(ids)
    let target = try section(place.section, "op.to.section")
    let taken = data.sections[target].items.indexes(of: SoughtItems(Set(ids))).count
    try check(place, count: target, "op.to.index", without: taken)
    perform(
      .place(
        ids.enumerated().map { offset, id in
          DataChange.Place(item: id, section: place.section, index: place.index + offset)
        }
      )
    )
    return .move(items: ids, to: place)
  }

  /// The items of an edit, or else the selected ones in the order of the data; each once.
  private func named(_ ids: [String]?) throws(ProtocolError) -> [String] {
    guard let ids else {
      let selected = data.sections.flatMap { $0.items.map(\.id).filter(selection.contains) }
      if !selected.isEmpty { return selected }
      throw ProtocolError(
        code: ErrorCode.missing,
        field: "op.items",
        message: "op.items is missing, and nothing is selected."
      )
    }
    var missing = Set(ids)
    let sought = SoughtItems(missing)
    for section in data.sections where !missing.isEmpty {
      for index in section.items.indexes(of: sought) { missing.remove(section.items[index].id) }
    }
    if let index = ids.firstIndex(where: missing.contains) {
      throw ProtocolError(
        code: "not-found",
        field: "op.items[\(index)]",
        message: "There is no item \(ids[index].prefix(Self.shownCharacters))."
      )
    }
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }

  private func check(
    _ place: StageEdit.ItemPlace,
    count section: Int,
    _ field: String,
    without taken: Int = 0
  ) throws(ProtocolError) {
    let end = data.sections[section].items.count - taken
    guard !(0...end).contains(place.index) else { return }
    throw ProtocolError(
      code: ErrorCode.outOfRange,
      field: field,
      message: "\(field) is \(place.index), but must be between 0 and \(end)"
    )
  }

  // MARK: Counts and looks

  /// Appends items to the last section, or removes items from the end of the data.
  mutating func setCount(_ count: Int, seed: UInt32) throws(ProtocolError) {
    let now = data.itemCount
    if count > now {
      try checkRoom(for: count - now, "op.items")
      if data.sections.isEmpty { try addSection(at: 0, title: "", items: []) }
      let last = data.sections[data.sections.count - 1]
      var maker = ItemMaker(like: data, or: file, seed: seed)
      let items = (now..<count).map { _ in newItem(&maker) }
      let end = StageEdit.ItemPlace(section: last.id, index: last.items.count)
      perform(.insert(placed(items, at: end)))
    } else if count < now {
      var removed: [String] = []
      for section in data.sections.reversed() {
        removed += section.items.suffix(now - count - removed.count).map(\.id)
      }
      perform(.remove(removed))
    }
  }

  mutating func update(
    _ id: String,
    _ update: StageEdit.ItemUpdate
  ) throws(ProtocolError) {
    for section in data.sections {
      guard let old = section.items.index(of: id).map({ section.items[$0] }) else { continue }
      var item = old
      item.title = update.title ?? item.title
      item.subtitle = update.subtitle ?? item.subtitle
      item.width = update.width ?? item.width
      item.height = update.height ?? item.height
      item.colour = update.colour ?? item.colour
      item.outline.isExpanded = update.expanded ?? item.outline.isExpanded
      item.isFlagged = update.flagged ?? item.isFlagged
      if item != old { perform(.replace([item])) }
      return
    }
    throw ProtocolError(
      code: "not-found",
      field: "op.item",
      message: "There is no item \(id.prefix(Self.shownCharacters))."
    )
  }
}
