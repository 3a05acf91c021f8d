// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

extension StageData {
  /// Applies a change and returns the inverse change.
  ///
  /// Unknown items and sections are ignored; an index beyond the end is the end.
  ///
  /// - Complexity: O(n) for n items of the changed sections; all named items need only one pass.
  mutating func apply(_ change: DataChange) -> DataChange {
    switch change {
    case .insert(let placed):
      insert(placed)
      return .remove(placed.map(\.item.id))
    case .remove(let ids):
      return .insert(takeOut(Set(ids)))
    case .place(let places):
      return .place(move(places))
    case .insertSections(let placed):
      for entry in placed {
        sections.insert(entry.section, at: min(entry.index, sections.count))
      }
      return .removeSections(placed.map(\.section.id))
    case .removeSections(let ids):
      return .insertSections(removeSections(Set(ids)))
    case .moveSection(let id, let index):
      return .moveSection(id, to: moveSection(id, to: index))
    case .order(let section, let order):
      rearrange(section, by: order)
      return .order(section: section, order.inverse)
    case .replace(let items): return .replace(replace(items))
    case .resize(let sizes): return .resize(resize(sizes))
    case .describe(let section): return .describe(describe(section))
    case .replaceAll(let data):
      let before = self
      self = data
      return .replaceAll(before)
    }
  }

  /// The index of a section; `nil` when no section has this id.
  func index(ofSection id: String) -> Int? { sections.firstIndex { $0.id == id } }

  // MARK: Items

  private mutating func insert(_ placed: [DataChange.Placed]) {
    for (id, entries) in placed.grouped(by: \.section) {
      guard let section = index(ofSection: id) else { continue }
      let new = entries.map { (index: $0.index, element: $0.item) }
      sections[section].items = sections[section].items.inserting(new)
    }
  }

  /// Removes items and returns them with their old places.
  private mutating func takeOut(_ ids: Set<String>) -> [DataChange.Placed] {
    var taken: [DataChange.Placed] = []
    let sought = SoughtItems(ids)
    for section in sections.indices where taken.count < ids.count {
      let (id, items) = (sections[section].id, sections[section].items)
      let indexes = items.indexes(of: sought)
      for index in indexes {
        taken.append(DataChange.Placed(item: items[index], section: id, index: index))
      }
      sections[section].items = items.removing(indexes)
    }
    return taken
  }

  private mutating func move(_ places: [DataChange.Place]) -> [DataChange.Place] {
    let taken = takeOut(Set(places.map(\.item)))
    let items = Dictionary(taken.map { ($0.item.id, $0.item) }) { $1 }
    insert(
      places.compactMap { place in
        items[place.item].map {
          DataChange.Placed(item: $0, section: place.section, index: place.index)
        }
      }
    )
    return taken.map {
      DataChange.Place(item: $0.item.id, section: $0.section, index: $0.index)
    }
  }

  private mutating func rearrange(_ id: String, by order: ItemOrder) {
    guard let section = index(ofSection: id) else { return }
    rearrange(section, by: order.order(count: sections[section].items.count))
  }

  /// Gives a section's items another order; one for another number of items is ignored.
  mutating func rearrange(_ section: Int, by order: [Int32]) {
    guard order.count == sections[section].items.count else { return }
    sections[section].items = sections[section].items.reordered(by: order)
  }

  private mutating func replace(_ replacements: [Item]) -> [Item] {
    let wanted = Dictionary(replacements.map { ($0.id, $0) }) { $1 }
    return update(wanted) { item, new in item = new }
  }

  private mutating func resize(_ sizes: [DataChange.Size]) -> [DataChange.Size] {
    let wanted = Dictionary(sizes.map { ($0.item, $0) }) { $1 }
    let before = update(wanted) { item, size in
      item.width = size.width
      item.height = size.height
    }
    return before.map { DataChange.Size(item: $0.id, width: $0.width, height: $0.height) }
  }

  /// Changes items in their places and returns the old items.
  private mutating func update<New>(
    _ wanted: [String: New],
    _ change: (inout Item, New) -> Void
  ) -> [Item] {
    var before: [Item] = []
    before.reserveCapacity(wanted.count)
    let sought = SoughtItems(Set(wanted.keys))
    for section in sections.indices where before.count < wanted.count {
      let indexes = sections[section].items.indexes(of: sought)
      sections[section].items.update(indexes) { item in
        before.append(item)
        if let new = wanted[item.id] { change(&item, new) }
      }
    }
    return before
  }

  // MARK: Sections

  private mutating func removeSections(_ ids: Set<String>) -> [DataChange.PlacedSection] {
    let removed = sections.enumerated().filter { ids.contains($1.id) }
    sections.removeAll { ids.contains($0.id) }
    return removed.map { DataChange.PlacedSection(section: $1, index: $0) }
  }

  /// - Returns: The section's old index.
  private mutating func moveSection(_ id: String, to index: Int) -> Int {
    guard let old = self.index(ofSection: id) else { return index }
    let section = sections.remove(at: old)
    sections.insert(section, at: min(max(0, index), sections.count))
    return old
  }

  /// - Returns: The old section, without its items.
  private mutating func describe(_ description: Section) -> Section {
    guard let index = index(ofSection: description.id) else { return description }
    var before = sections[index]
    before.items = []
    let old = sections[index]
    sections[index] = description
    sections[index].items = old.items
    sections[index].isOutline = old.isOutline
    sections[index].hasItemActions = old.hasItemActions
    return before
  }
}

extension Array {
  /// The elements in groups of the same text; most changes concern one section, which needs no table.
  func grouped(by text: (Element) -> String) -> [(text: String, elements: [Element])] {
    guard let first = first.map(text) else { return [] }
    if allSatisfy({ text($0) == first }) { return [(first, self)] }
    return Dictionary(grouping: self, by: text).map { ($0, $1) }
  }
}
