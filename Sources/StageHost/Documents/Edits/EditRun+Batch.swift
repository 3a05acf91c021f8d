import StageDocuments
// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension EditRun {
  /// Most of each kind of change that a mixed batch makes.
  private static let mostOfAKind = 3
  /// Items around which a mixed batch happens, so that one can see it as a whole.
  private static let neighbourhood = 40

  /// The item that a mixed batch happens around: the first that is selected.
  var batchAnchor: String? {
    guard !selection.isEmpty else { return nil }
    for section in data.sections {
      if let item = section.items.first(where: { selection.contains($0.id) }) { return item.id }
    }
    return nil
  }

  /// Insertions, deletions, moves and reloads from an item on, else at the beginning, and the move of a
  /// section.
  ///
  /// However it comes out, the data stay valid; with no items there is nothing but insertions.
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

  /// Puts an item before another one that stays.
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

  /// Has items look like others, which they are to be reloaded for.
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
