// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing

@Suite struct SectionedDifferencePropertyTests {
  @Test(arguments: 0...6)
  func `moves as few items as any sequence of moves could`(count: Int) {
    let start = Array(0..<count)
    let fewest = fewestMoves(from: [start])
    for (lists, moves) in fewest {
      let found = SectionedDifference(
        from: Outline(sections: [0], items: [start]),
        to: Outline(sections: [0], items: lists)
      )
      #expect(found.movedItems.count == moves && found.updates.count == moves, "to \(lists)")
    }
    expect(fewest.count, equals: (1...max(count, 1)).reduce(1, *))
  }

  @Test func `moves as few items through several sections as any sequence of moves could`() {
    let start = [[0, 1], [2, 3], [4]]
    for (lists, moves) in fewestMoves(from: start) {
      let old = Outline(sections: [0, 1, 2], items: start)
      let new = Outline(sections: [0, 1, 2], items: lists)
      let found = SectionedDifference(from: old, to: new)
      #expect(found.movedItems.count == moves && found.updates.count == moves, "to \(lists)")
      expect(found.applied(to: old, new: new), equals: new, "to \(lists)")
    }
  }

  @Test(arguments: 0...6)
  func `moves as few sections as any sequence of moves could`(count: Int) {
    let start = Array(0..<count)
    for (lists, moves) in fewestMoves(from: [start]) {
      let found = SectionedDifference(
        from: Outline(sections: start, items: start.map { [$0] }),
        to: Outline(sections: lists[0], items: lists[0].map { [$0] })
      )
      #expect(found.movedSections.count == moves && found.updates.count == moves, "to \(lists)")
    }
  }

  /// How many single moves each arrangement of the items takes, found by trying all moves.
  private func fewestMoves(from start: [[Int]]) -> [[[Int]]: Int] {
    var fewest = [start: 0]
    var reached = [start]
    while !reached.isEmpty {
      var next: [[[Int]]] = []
      for lists in reached {
        for neighbour in neighbours(of: lists) where fewest[neighbour] == nil {
          fewest[neighbour] = (fewest[lists] ?? 0) + 1
          next.append(neighbour)
        }
      }
      reached = next
    }
    return fewest
  }

  private func neighbours(of lists: [[Int]]) -> [[[Int]]] {
    lists.indices.flatMap { from in
      lists[from].indices.flatMap { item in
        lists.indices.flatMap { to in
          var without = lists
          let moved = without[from].remove(at: item)
          return (0...without[to].count).map { place in
            var result = without
            result[to].insert(moved, at: place)
            return result
          }
        }
      }
    }
  }

  @Test(arguments: 0..<300)
  func `leads from any outline to any other`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try check(from: random.outline(), to: random.outline(), seed: seed)
  }

  @Test(arguments: seeds(60))
  func `leads from a long outline to an edited one`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = random.outline(items: 600)
    try check(from: old, to: random.edited(old, edits: 1 << (seed % 9)), seed: seed)
  }

  private func check(
    from old: Outline<Int, Int>,
    to new: Outline<Int, Int>,
    seed: UInt64
  ) throws {
    let found = SectionedDifference(from: old, to: new)
    expect(found.applied(to: old, new: new), equals: new, "seed \(seed)")
    let mapping = try BatchMapping(
      BatchUpdates(found.updates),
      before: SectionCounts(old.items.map(\.count)),
      after: SectionCounts(new.items.map(\.count))
    )
    let origins = places(old)
    for (id, place) in places(new) {
      expect(mapping.oldPosition(ofNew: place), equals: origins[id], "seed \(seed), item \(id)")
    }
    checkFewest(found, old, new, seed: seed)
  }

  /// Within a section that stays, the survivors that do not move are a longest ascending run.
  private func checkFewest(
    _ found: SectionedDifference,
    _ old: Outline<Int, Int>,
    _ new: Outline<Int, Int>,
    seed: UInt64
  ) {
    let origins = places(old)
    for (section, id) in new.sections.enumerated() {
      let origin = old.sections.firstIndex(of: id)
      let arrived = new.items[section].compactMap { origins[$0] }
      let order = arrived.filter { $0.section == origin }.map(\.item)
      let fewest = arrived.count - longestRun(order)
      let moves = found.movedItems.count { $0.to.section == section }
      expect(moves, equals: fewest, "seed \(seed), section \(id)")
    }
  }

  private func places(_ outline: Outline<Int, Int>) -> [Int: ElementPosition] {
    var places: [Int: ElementPosition] = [:]
    for (section, items) in outline.items.enumerated() {
      for (item, id) in items.enumerated() { places[id] = position(section, item) }
    }
    return places
  }

  /// The slow way: for each value the best of all runs that end before it.
  private func longestRun(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, value) in values.enumerated() {
      let before = (0..<place).filter { values[$0] < value }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
