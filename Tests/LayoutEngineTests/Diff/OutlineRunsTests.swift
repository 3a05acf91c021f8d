// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing

@Suite struct OutlineRunsTests {
  private typealias Run = OutlineRuns.Run

  @Test func `of an unchanged outline are one run for each section with items`() {
    let runs = OutlineRuns(counts: [2, 0, 1])
    expect(runs.runs, equals: [[Run(origin: 0, count: 2)], [], [Run(origin: 2, count: 1)]])
    expect(runs.isUnchanged)
    expect(OutlineOrigins(runs), equals: OutlineOrigins(counts: [2, 0, 1]))
  }

  @Test func `a moved item divides the runs where it was and where it is`() {
    var runs = OutlineRuns(counts: [6])
    expect(runs.remove([1], section: 0), equals: [1])
    runs.insert([(index: 3, origin: 1)], section: 0)
    expect(
      runs.runs,
      equals: [
        [
          Run(origin: 0, count: 1), Run(origin: 2, count: 2), Run(origin: 1, count: 1),
          Run(origin: 4, count: 2),
        ]
      ]
    )
    expect((0..<6).map { runs.origin(section: 0, item: $0) }, equals: [0, 2, 3, 1, 4, 5])
    expect(runs.remove([3], section: 0), equals: [1])
    runs.insert([(index: 1, origin: 1)], section: 0)
    expect(runs.isUnchanged)
  }

  @Test func `an index beyond the end is the end`() {
    var runs = OutlineRuns(counts: [1])
    runs.insert([(index: 7, origin: -1), (index: 9, origin: -1)], section: 0)
    expect(runs.runs, equals: [[Run(origin: 0, count: 1), Run(origin: -1, count: 2)]])
  }

  @Test(arguments: 0..<400)
  func `lead to the same changes and places as single items`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0...12, using: &random)
    }
    var runs = OutlineRuns(counts: counts)
    for _ in 0..<Int.random(in: 0...6, using: &random) { random.change(&runs) }
    let origins = OutlineOrigins(runs)
    expect(OutlineRuns(origins), equals: runs)
    let slow = SectionedDifference(origins)
    expect(SectionedDifference(comparingRuns: runs), equals: slow, "seed \(seed)")
    expect(SectionedDifference(runs), equals: slow)
    expect(runs.isUnchanged, equals: (slow.keepsOrder && runs.sections.count == counts.count))
    try checkMap(RunMap(runs), slow, seed)
  }

  /// Compares the map of the runs with that of the single updates.
  private func checkMap(_ map: RunMap, _ difference: SectionedDifference, _ seed: UInt64) throws {
    let slow = try BatchMapping(
      try BatchUpdates(difference.updates),
      before: map.before,
      after: map.after
    )
    let fast = BatchMapping(map)
    expect(fast.updates, equals: slow.updates)
    expect(fast.isEmpty, equals: slow.isEmpty)
    expect(fast.keepsSections, equals: slow.keepsSections)
    for (section, count) in map.before.items.enumerated() {
      expect(fast.newSection(ofOld: section), equals: slow.newSection(ofOld: section))
      for item in 0..<count {
        let position = ElementPosition(section: section, item: item)
        expect(fast.newPosition(ofOld: position), equals: slow.newPosition(ofOld: position))
      }
    }
    for (section, count) in map.after.items.enumerated() {
      expect(fast.oldSection(ofNew: section), equals: slow.oldSection(ofNew: section))
      for item in 0..<count {
        let position = ElementPosition(section: section, item: item)
        expect(
          fast.oldPosition(ofNew: position),
          equals: slow.oldPosition(ofNew: position),
          "seed \(seed)"
        )
      }
    }
  }
}

extension SectionedDifference {
  /// The operations as updates of a batch.
  fileprivate var updates: [CollectionUpdate] {
    var list = deletedItems.map { CollectionUpdate.deleteItem($0) }
    list += insertedItems.map { .insertItem($0) }
    list += movedItems.map { .moveItem(from: $0.from, to: $0.to) }
    list += deletedSections.map { .deleteSection($0) }
    list += insertedSections.map { .insertSection($0) }
    list += movedSections.map { .moveSection(from: $0.from, to: $0.to) }
    return list
  }
}

extension SeededRandom {
  /// Makes one random change.
  fileprivate mutating func change(_ runs: inout OutlineRuns) {
    guard let section = runs.sections.indices.randomElement(using: &self) else {
      return runs.insertSection(-1, [-1, -1], at: 0)
    }
    let count = runs.counts[section]
    switch Int.random(in: 0..<7, using: &self) {
    case 0:
      runs.insert(
        [(index: Int.random(in: 0...count + 1, using: &self), origin: -1)],
        section: section
      )
    case 1, 2:
      let some = (0..<count).filter { _ in Int.random(in: 0..<4, using: &self) == 0 }
      let places = runs.remove(some, section: section)
      guard let target = runs.sections.indices.randomElement(using: &self) else { return }
      let start = Int.random(in: 0...runs.counts[target], using: &self)
      runs.insert(places.enumerated().map { (start + $0, $1) }, section: target)
    case 3:
      let some = (0..<count).filter { _ in Int.random(in: 0..<3, using: &self) == 0 }
      _ = runs.remove(some, section: section)
    case 4: runs.moveSection(section, to: Int.random(in: 0..<runs.sections.count, using: &self))
    case 5:
      let order = (0..<Int32(count)).shuffled(using: &self)
      if count < 5 { runs.rearrange(order, section: section) }
    default:
      let removed = runs.removeSection(at: section)
      guard Bool.random(using: &self) else { return }
      let index = Int.random(in: 0...runs.sections.count, using: &self)
      runs.insertSection(removed.section, removed.items.map { Int($0) }, at: index)
    }
  }
}
