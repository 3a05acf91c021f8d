// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import Testing

@testable import StageHost

private func outline(_ text: String) -> [SectionOutline] {
  text.split(separator: " ").map { section in
    let parts = section.split(separator: ":", omittingEmptySubsequences: false)
    return SectionOutline(id: String(parts[0]), items: parts[1].map { String($0) })
  }
}

/// What the rule of batch updates makes of the old data: inserts and move targets go to their new
/// places, and the items that stay fill the rest in their old order.
private func applied(
  _ difference: DataDifference,
  to old: [SectionOutline],
  new: [SectionOutline]
) -> [SectionOutline] {
  var result: [SectionOutline] = []
  let origin = Dictionary(
    uniqueKeysWithValues: difference.keptSections.map { ($0.value, $0.key) }
  )
  for section in new.indices {
    guard let from = origin[section] else {
      result.append(new[section])
      continue
    }
    var placed: [Int: String] = [:]
    for target in difference.insertedItems where target.section == section {
      placed[target.item] = new[section].items[target.item]
    }
    for move in difference.movedItems where move.to.section == section {
      placed[move.to.item] = old[move.from.section].items[move.from.item]
    }
    let gone = Set(difference.deletedItems + difference.movedItems.map(\.from))
    var staying = old[from].items.indices
      .filter { !gone.contains(ElementPosition(section: from, item: $0)) }
      .map { old[from].items[$0] }[...]
    var items: [String] = []
    while let item = placed.removeValue(forKey: items.count) ?? staying.popFirst() {
      items.append(item)
    }
    result.append(SectionOutline(id: old[from].id, items: items))
  }
  return result
}

@Suite struct DataDifferenceTests {
  @Test func `says nothing when nothing changed`() {
    #expect(DataDifference(from: outline("s:abc t:de"), to: outline("s:abc t:de")).isEmpty)
  }

  @Test func `deletes by old and inserts by new positions`() {
    let difference = DataDifference(from: outline("s:abcd"), to: outline("s:xbd"))
    #expect(
      difference.deletedItems == [.init(section: 0, item: 0), .init(section: 0, item: 2)]
    )
    #expect(difference.insertedItems == [.init(section: 0, item: 0)])
    #expect(difference.movedItems.isEmpty)
  }

  @Test func `moves as few items as can be`() {
    let difference = DataDifference(from: outline("s:abcd"), to: outline("s:bcda"))
    let move = DataDifference.Move(
      from: .init(section: 0, item: 0),
      to: .init(section: 0, item: 3)
    )
    #expect(difference.movedItems == [move])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test func `moves an item to another section`() {
    let difference = DataDifference(from: outline("s:abc t:de"), to: outline("s:ac t:bde"))
    let move = DataDifference.Move(
      from: .init(section: 0, item: 1),
      to: .init(section: 1, item: 0)
    )
    #expect(difference.movedItems == [move])
    #expect(difference.insertedItems.isEmpty && difference.deletedItems.isEmpty)
  }

  @Test func `takes a section that changes places as deleted and inserted`() {
    let difference = DataDifference(from: outline("s:a t:b u:c"), to: outline("t:b u:c s:a"))
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [2])
    #expect(difference.movedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test func `inserts an item that comes out of a deleted section`() {
    let difference = DataDifference(from: outline("s:a t:b"), to: outline("t:ba"))
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedItems == [.init(section: 0, item: 1)])
    #expect(difference.deletedItems.isEmpty && difference.movedItems.isEmpty)
  }

  @Test(arguments: 0..<200)
  func `leads from any data to any other`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let old = random.outline()
    let new = random.outline()
    let difference = DataDifference(from: old, to: new)
    #expect(applied(difference, to: old, new: new) == new, "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `finds a longest ascending run`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let values = (0..<8).shuffled(using: &random)
    let positions = LongestIncreasingRun.positions(in: values)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { values[$0] < values[$1] })
    #expect(positions.count == longestRun(values), "seed \(seed)")
  }

  /// The same by trying every subset.
  private func longestRun(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).map { subset in
      let chosen = values.indices.filter { subset & (1 << $0) != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max() ?? 0
  }
}

extension SeededRandom {
  /// Up to four of five sections, with some of twelve items spread over them in any order.
  fileprivate mutating func outline() -> [SectionOutline] {
    let sections = "stuvw".shuffled(using: &self).prefix(Int.random(in: 1...4, using: &self))
    var result = sections.map { SectionOutline(id: String($0), items: []) }
    for item in "abcdefghijkl".shuffled(using: &self) where Bool.random(using: &self) {
      result[Int.random(in: result.indices, using: &self)].items.append(String(item))
    }
    return result
  }
}
