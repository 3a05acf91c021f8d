// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct DataDifferenceTests {
  @Test(arguments: 0..<200)
  func `finds the items that came, went or changed`(seed: UInt64) {
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
    let difference = DataDifference(from: old, to: new)
    expect(difference.changedItems, equals: expected, "seed \(seed)")
    let (oldIDs, newIDs) = (Set(before.keys), Set(new.sections.flatMap(\.items).map(\.id)))
    expect(difference.come, equals: newIDs.subtracting(oldIDs))
    expect(difference.gone, equals: oldIDs.subtracting(newIDs))
    expect(difference.isEmpty, equals: (old == new))
  }

  @Test func `names sections with changed texts or metrics, and cells that are made anew`() {
    var old = StageData("a: a0 a1 | b: b0")
    old.sections[1].title = "B"
    var new = old
    new.sections[0].items[1].prototype = "wide"
    new.sections[1].title = "C"
    let difference = DataDifference(from: old, to: new, remaking: ["b0"])
    expect(difference.order.keepsOrder)
    expect(difference.changedItems, equals: [ElementPosition(section: 0, item: 1)])
    #expect(difference.changedSections == [1] && difference.remeasuredSections == [1])
    expect(difference.remade, equals: ["a1", "b0"])
    expect(
      difference.order.reloadedItems,
      equals: [
        ElementPosition(section: 0, item: 1), ElementPosition(section: 1, item: 0),
      ]
    )
    expect(
      difference.staleElements,
      equals: [
        ElementKey(category: .cell, identity: "a1"),
        ElementKey(
          category: .supplementary,
          kind: UICollectionView.elementKindSectionHeader,
          identity: "b"
        ),
      ]
    )
  }

  @Test func `reports all rows of a section when its background changes`() throws {
    let old = StageData("a: a0 a1 | b: b0")
    var new = old
    let ground = Data("{\"cornerRadius\": 4}".utf8)
    new.sections[0].background = try JSONDecoder().decode(RowBackground.self, from: ground)
    let difference = DataDifference(from: old, to: new)
    expect(
      difference.changedItems,
      equals: [
        ElementPosition(section: 0, item: 0), ElementPosition(section: 0, item: 1),
      ]
    )
    #expect(difference.changedSections == [0] && difference.remeasuredSections == [])
  }

  @Test @MainActor func `is computed once for all views that show the same data`() {
    let (old, new) = (StageData("a: a0 a1"), StageData("a: a1 a0"))
    let changes = StageChanges()
    let first = changes.difference(from: old, to: new)
    expect(first, equals: DataDifference(from: old, to: new))
    expect(changes.difference(from: old, to: new), equals: first)
    #expect(changes.difference(from: new, to: new).isEmpty)
  }
}

extension SeededRandom {
  /// Up to three sections with some of nine items in nearly the same order, each with one of two
  /// titles.
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
