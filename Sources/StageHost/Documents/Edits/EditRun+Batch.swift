// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

extension EditRun {
  /// The greatest number of changes of each kind in a mixed batch.
  private static let mostOfAKind = 3
  /// The number of items around a mixed batch, small enough to see all changes at once.
  private static let neighbourhood = 40

  /// The item at a mixed batch: the first selected one.
  var batchAnchor: String? {
    guard !selection.isEmpty else { return nil }
    for section in data.sections {
      if let item = section.items.first(where: { selection.contains($0.id) }) { return item.id }
    }
    return nil
  }

  /// Inserts, deletes, moves and reloads items from an item on, or else at the start, and moves a
  /// section.
  ///
  /// The data stay valid in all cases; without items, it only inserts items and moves a section.
  mutating func mix(near anchor: String?, seed: UInt32) {
    var generator = SeededGenerator(seed: seed, stream: 1)
    var near = neighbours(of: anchor)
    func pick(_ generator: inout SeededGenerator) -> [String] {
      let count = min(near.count, 1 + generator.index(below: Self.mostOfAKind))
      return (0..<count).map { _ in near.remove(at: generator.index(below: near.count)) }
    }
    let deleted = pick(&generator)
    let moved = pick(&generator)
    let reloaded = pick(&generator)
    if !deleted.isEmpty { perform(.remove(deleted)) }
    for id in moved { moveNearby(id, among: near, &generator) }
    mixIn(near, seed, &generator)
    relook(reloaded, &generator)
    let count = data.sections.count
    guard count > 1 else { return }
    let from = generator.index(below: count)
    let to = (from + 1 + generator.index(below: count - 1)) % count
    perform(.moveSection(data.sections[from].id, to: to))
  }

  private func neighbours(of anchor: String?) -> [String] {
    let all = data.sections.lazy.flatMap { $0.items.lazy.map(\.id) }
    let start = anchor.flatMap { anchor in all.firstIndex { $0 == anchor } }
    return Array((start.map { all[$0...] } ?? all[...]).prefix(Self.neighbourhood))
  }

  /// Moves an item before another one that stays.
  private mutating func moveNearby(
    _ id: String,
    among near: [String],
    _ generator: inout SeededGenerator
  ) {
    guard !near.isEmpty,
      let place = place(of: near[generator.index(below: near.count)], without: id)
    else { return }
    perform(.place([DataChange.Place(item: id, section: place.section, index: place.index)]))
  }

  private func place(of id: String, without other: String? = nil) -> StageEdit.ItemPlace? {
    for section in data.sections {
      let items = section.items
      guard let index = items.firstIndex(where: { $0.id == id }) else { continue }
      let isAfter = other.map { other in items[..<index].contains { $0.id == other } } ?? false
      return StageEdit.ItemPlace(section: section.id, index: isAfter ? index - 1 : index)
    }
    return nil
  }

  private mutating func mixIn(
    _ near: [String],
    _ seed: UInt32,
    _ generator: inout SeededGenerator
  ) {
    guard data.itemCount + Self.mostOfAKind <= limits.items else { return }
    if data.sections.isEmpty { try? addSection(at: 0, title: "", items: []) }
    var maker = ItemMaker(like: data, or: file, seed: seed)
    for _ in 0...generator.index(below: Self.mostOfAKind) {
      let neighbour = near.isEmpty ? nil : place(of: near[generator.index(below: near.count)])
      let place = neighbour ?? StageEdit.ItemPlace(section: data.sections[0].id, index: 0)
      perform(.insert(placed([newItem(&maker)], at: place)))
    }
  }

  /// Gives items a new look, for which they are reloaded.
  private mutating func relook(_ ids: [String], _ generator: inout SeededGenerator) {
    var maker = ItemMaker(like: data, or: file, seed: UInt32(truncatingIfNeeded: generator.next()))
    let wanted = Set(ids)
    var changed: [StageData.Item] = []
    for section in data.sections {
      for item in section.items where wanted.contains(item.id) {
        var look = maker.make(number: 0)
        look.id = item.id
        changed.append(look)
      }
    }
    guard !changed.isEmpty else { return }
    perform(.replace(changed))
    reload(ids)
  }
}
