// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// Sections of one letter with items of one letter, as `"s:abc t:de"`.
package func outline(_ text: String) -> Outline<Character, Character> {
  let sections = text.split(separator: " ").map { Array($0) }
  return Outline(
    sections: sections.map { $0[0] },
    items: sections.map { Array($0.dropFirst(2)) }
  )
}

package func position(_ section: Int, _ item: Int) -> ElementPosition {
  ElementPosition(section: section, item: item)
}

extension SectionedDifference {
  /// What the rule of batch updates makes of the old outline.
  ///
  /// Inserts and targets of moves stand at their new places, what stays fills the rest in its old
  /// order. Only what comes is read from `new`.
  package func applied<SectionID, ItemID>(
    to old: Outline<SectionID, ItemID>,
    new: Outline<SectionID, ItemID>
  ) -> Outline<SectionID, ItemID> {
    let origins = sectionOrigins(oldCount: old.sections.count)
    var result = Outline<SectionID, ItemID>()
    for (section, origin) in origins.enumerated() {
      result.sections.append(origin.map { old.sections[$0] } ?? new.sections[section])
      result.items.append(items(of: section, from: origin, old, new))
    }
    return result
  }

  private func sectionOrigins(oldCount: Int) -> [Int?] {
    var placed: [Int: Int] = [:]
    for move in movedSections { placed[move.to] = move.from }
    let gone = Set(deletedSections + movedSections.map(\.from))
    var staying = (0..<oldCount).filter { !gone.contains($0) }[...]
    var origins: [Int?] = []
    while true {
      if insertedSections.contains(origins.count) {
        origins.append(nil)
      } else if let origin = placed[origins.count] ?? staying.popFirst() {
        origins.append(origin)
      } else {
        break
      }
    }
    return origins
  }

  private func items<SectionID, ItemID>(
    of section: Int,
    from origin: Int?,
    _ old: Outline<SectionID, ItemID>,
    _ new: Outline<SectionID, ItemID>
  ) -> [ItemID] {
    var placed: [Int: ItemID] = [:]
    for target in insertedItems where target.section == section {
      placed[target.item] = new.items[section][target.item]
    }
    for move in movedItems where move.to.section == section {
      placed[move.to.item] = old.items[move.from.section][move.from.item]
    }
    let gone = Set(deletedItems + movedItems.map(\.from))
    var staying: ArraySlice<ItemID> = []
    if let origin {
      staying =
        old.items[origin].indices.filter { !gone.contains(position(origin, $0)) }
        .map { old.items[origin][$0] }[...]
    }
    var items: [ItemID] = []
    while items.count < new.items[section].count {
      let own = placed[items.count] ?? (origin == nil ? nil : staying.popFirst())
      items.append(own ?? new.items[section][items.count])
    }
    return items + staying
  }

  /// The same as updates of a batch.
  package var updates: [CollectionUpdate] {
    deletedSections.map { .deleteSection($0) } + insertedSections.map { .insertSection($0) }
      + movedSections.map { .moveSection(from: $0.from, to: $0.to) }
      + deletedItems.map { .deleteItem($0) } + insertedItems.map { .insertItem($0) }
      + movedItems.map { .moveItem(from: $0.from, to: $0.to) }
  }
}

extension SeededRandom {
  /// Up to `sections` sections of a few more, with about half of so many items spread over them.
  package mutating func outline(sections: Int = 5, items: Int = 20) -> Outline<Int, Int> {
    let count = Int.random(in: 1...sections, using: &self)
    let ids = (0...sections).shuffled(using: &self).prefix(count)
    var result = Outline(sections: Array(ids), items: ids.map { _ in [Int]() })
    for item in (0..<items).shuffled(using: &self) where Bool.random(using: &self) {
      result.items[Int.random(in: 0..<count, using: &self)].append(item)
    }
    return result
  }

  /// The outline after so many single edits: items taken out, put in, moved, and sections likewise.
  package mutating func edited(_ outline: Outline<Int, Int>, edits: Int) -> Outline<Int, Int> {
    var result = outline
    for edit in 0..<edits {
      let section = Int.random(in: result.sections.indices, using: &self)
      let kind = Int.random(in: 0..<8, using: &self)
      if kind == 0 {
        let id = result.sections.remove(at: section)
        let items = result.items.remove(at: section)
        let place = Int.random(in: 0...result.sections.count, using: &self)
        result.sections.insert(id, at: place)
        result.items.insert(items, at: place)
      } else if kind < 4, !result.items[section].isEmpty {
        let item = Int.random(in: result.items[section].indices, using: &self)
        let id = result.items[section].remove(at: item)
        if kind > 1 { put(id, into: &result) }
      } else {
        put(1_000_000 + edit, into: &result)
      }
    }
    return result
  }

  private mutating func put(_ id: Int, into outline: inout Outline<Int, Int>) {
    let section = Int.random(in: outline.sections.indices, using: &self)
    let place = Int.random(in: 0...outline.items[section].count, using: &self)
    outline.items[section].insert(id, at: place)
  }
}
