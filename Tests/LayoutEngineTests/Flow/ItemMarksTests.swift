// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import LayoutEngine

/// Marks of items against a plain list of flags.
@Suite struct ItemMarksTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `go along with their items`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var flags = (0..<Int.random(in: 0...200, using: &numbers)).map { _ in
      Bool.random(using: &numbers)
    }
    var marks = ItemMarks()
    for item in flags.indices { marks[item] = flags[item] }
    for _ in 0..<200 {
      let item = Int.random(in: 0...flags.count, using: &numbers)
      if item < flags.count, Bool.random(using: &numbers) {
        flags.remove(at: item)
        marks.remove(at: item)
      } else {
        let flag = Int.random(in: 0..<4, using: &numbers) == 0
        flags.insert(flag, at: item)
        marks.insert(flag, at: item)
      }
      expect(marks.items, equals: flags.indices.filter { flags[$0] }, "seed \(seed)")
    }
    expect(marks.isEmpty, equals: !flags.contains(true))
  }

  @Test(arguments: [3, 90])
  func `are edited all at once as one by one`(edits: Int) {
    var numbers = SeededNumbers(seed: 5)
    var marks = ItemMarks()
    for item in 0..<300 { marks[item] = Bool.random(using: &numbers) }
    let removed = Array(Set((0..<edits).map { _ in Int.random(in: 0..<300, using: &numbers) }))
      .sorted()
    let count = 300 - removed.count + edits
    let slots = Array((0..<count).shuffled(using: &numbers).prefix(edits)).sorted()
    let inserted = slots.map { (item: $0, isMarked: Bool.random(using: &numbers)) }
    var single = marks
    for item in removed.reversed() { single.remove(at: item) }
    for new in inserted { single.insert(new.isMarked, at: new.item) }
    marks.edit(removing: removed, inserting: inserted)
    expect(marks.items, equals: single.items)
  }
}
