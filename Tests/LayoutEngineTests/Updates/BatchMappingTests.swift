// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing

struct BatchMappingTests {
  private func mapping(
    _ updates: [CollectionUpdate],
    _ before: [Int],
    _ after: [Int]
  ) throws(CollectionUpdateError) -> BatchMapping {
    try BatchMapping(
      BatchUpdates(updates),
      before: SectionCounts(before),
      after: SectionCounts(after)
    )
  }

  private func at(_ section: Int, _ item: Int) -> ElementPosition {
    ElementPosition(section: section, item: item)
  }

  @Test func `deletions count in the old state and insertions in the new one`() throws {
    // a b c d, without b, with x at 0: x a c d.
    let map = try mapping([.insertItem(at(0, 0)), .deleteItem(at(0, 1))], [4], [4])
    expect(
      (0..<4).map { map.newPosition(ofOld: at(0, $0)) },
      equals: [at(0, 1), nil, at(0, 2), at(0, 3)]
    )
    expect(
      (0..<4).map { map.oldPosition(ofNew: at(0, $0)) },
      equals: [nil, at(0, 0), at(0, 2), at(0, 3)]
    )
  }

  @Test func `a moved section takes its items along`() throws {
    let map = try mapping([.moveSection(from: 0, to: 2)], [1, 2, 3], [2, 3, 1])
    expect(map.newPosition(ofOld: at(0, 0)), equals: at(2, 0))
    expect(map.newPosition(ofOld: at(2, 2)), equals: at(1, 2))
    expect(map.oldSection(ofNew: 0), equals: 1)
  }

  @Test func `item changes work within a moved section`() throws {
    let map = try mapping(
      [.moveSection(from: 1, to: 0), .deleteItem(at(1, 0)), .insertItem(at(0, 1))],
      [1, 2],
      [2, 1]
    )
    expect(map.newPosition(ofOld: at(1, 1)), equals: at(0, 0))
    expect(map.oldPosition(ofNew: at(0, 1)), equals: nil)
  }

  @Test func `an item may leave a section that is deleted`() throws {
    let map = try mapping(
      [.deleteSection(0), .moveItem(from: at(0, 1), to: at(0, 0))],
      [2, 1],
      [2]
    )
    expect(map.newPosition(ofOld: at(0, 1)), equals: at(0, 0))
    expect(map.newPosition(ofOld: at(0, 0)), equals: nil)
    expect(map.newPosition(ofOld: at(1, 0)), equals: at(0, 1))
  }

  @Test func `repeated deletions count once`() throws {
    let map = try mapping([.deleteItem(at(0, 0)), .deleteItem(at(0, 0))], [2], [1])
    expect(map.newPosition(ofOld: at(0, 1)), equals: at(0, 0))
  }

  @Test func `a reloaded section may have another number of items, all new`() throws {
    let map = try mapping([.reloadSection(0)], [2], [5])
    expect(map.newSection(ofOld: 0), equals: 0)
    expect(map.newPosition(ofOld: at(0, 0)), equals: nil)
    expect(map.oldPosition(ofNew: at(0, 4)), equals: nil)
  }

  @Test(arguments: 0..<200)
  func `any batch maps positions like the same changes of plain arrays`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var number = 0
    let before = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        number += 1
        return number
      }
    }
    let batch = RandomBatch(from: before, nextNumber: number + 1, using: &random)
    let map = try mapping(batch.updates, before.map(\.count), batch.after.map(\.count))
    let places = positions(batch.after)
    for (number, position) in positions(before) {
      expect(map.newPosition(ofOld: position), equals: places[number], "seed \(seed)")
    }
    let origins = positions(before)
    for (number, position) in places {
      expect(map.oldPosition(ofNew: position), equals: origins[number], "seed \(seed)")
    }
  }

  private func positions(_ sections: [[Int]]) -> [Int: ElementPosition] {
    var result: [Int: ElementPosition] = [:]
    for (section, items) in sections.enumerated() {
      for (item, number) in items.enumerated() { result[number] = at(section, item) }
    }
    return result
  }

  @Test func `counts that do not add up are reported in UIKit's words`() {
    checkError(
      [.insertItem(at(0, 0)), .deleteItem(at(0, 1)), .deleteItem(at(0, 2))],
      [3],
      [3],
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (3) must be equal to the number of items contained "
        + "in that section before the update (3), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 2 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out)."
    )
    checkError(
      [.deleteItem(at(0, 20))],
      [20],
      [19],
      "attempt to delete item 20 from section 0 which only contains 20 items before the update"
    )
  }

  @Test func `contradictions are refused`() {
    checkError(
      [.deleteItem(at(0, 0)), .moveItem(from: at(0, 0), to: at(0, 1))],
      [2],
      [2],
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
    )
    checkError(
      [.insertSection(1), .moveSection(from: 0, to: 1)],
      [0, 0],
      [0, 0, 0],
      "attempt to perform an insert and a move to the same section (1)"
    )
    checkError(
      [.insertItem(at(3, 0))],
      [1],
      [1],
      "attempt to insert item 0 into section 3, but there are only 0 items in section 3 after the "
        + "update"
    )
    checkError(
      [.insertItem(at(0, 9))],
      [4],
      [5],
      "attempt to insert item 9 into section 0, but there are only 5 items in section 0 after the "
        + "update"
    )
    checkError(
      [.deleteSection(7)],
      [1],
      [],
      "attempt to delete section 7, but there are only 1 sections before the update"
    )
  }

  private func checkError(
    _ updates: [CollectionUpdate],
    _ before: [Int],
    _ after: [Int],
    _ text: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try mapping(updates, before, after)
      Issue.record("no error", sourceLocation: location)
    } catch {
      #expect(error.description == text, sourceLocation: location)
    }
  }
}
