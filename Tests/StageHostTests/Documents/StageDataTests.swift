// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol
import TestSupport
import Testing

@testable import StageHost

@Suite struct StageDataTests {
  @Test(arguments: 0..<200)
  func `finds the items that look otherwise than before`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let old = random.data()
    let new = random.data()
    var before: [String: DataDocument.Item] = [:]
    for item in old.sections.flatMap(\.items) { before[item.id] = item }
    var expected: [ElementPosition] = []
    for (section, content) in new.sections.enumerated() {
      for (item, value) in content.items.enumerated() {
        if let earlier = before[value.id], earlier != value {
          expected.append(ElementPosition(section: section, item: item))
        }
      }
    }
    #expect(new.changedItems(since: old) == expected, "seed \(seed)")
  }

  @Test func `counts what two lists share at both ends`() {
    let ends = CommonEnds(Array("abcxyz"), Array("abqyz"), by: ==)
    #expect(ends.prefix == 2 && ends.suffix == 2)
    #expect(ends.between(6) == 2..<4 && ends.between(5) == 2..<3)
    let same = CommonEnds(Array("aaa"), Array("aa"), by: ==)
    #expect(same.prefix == 2 && same.suffix == 0)
  }
}

extension SeededRandom {
  /// Up to three sections with some of nine items in nearly the same order, with one of two titles each.
  fileprivate mutating func data() -> StageData {
    var sections = "stu".prefix(Int.random(in: 1...3, using: &self)).map {
      DataDocument.Section(id: String($0))
    }
    for item in "abcdefghi" where Int.random(in: 0..<5, using: &self) > 0 {
      let title = Bool.random(using: &self) ? "A" : "B"
      let section = Int.random(in: sections.indices, using: &self)
      sections[section].items.append(DataDocument.Item(id: String(item), title: title))
    }
    return StageData(sections: sections)
  }
}
