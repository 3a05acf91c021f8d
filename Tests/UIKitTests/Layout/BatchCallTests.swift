// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import LayoutEngine

/// The calls of a batch: their order does not matter, layouts get them sorted, and errors name
/// them.
@Suite(.ownProcess) struct BatchCallTests {
  private func at(_ section: Int, _ item: Int) -> ElementPosition {
    ElementPosition(section: section, item: item)
  }

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

  /// All orders of a list.
  private func orders<Element>(_ list: [Element]) -> [[Element]] {
    guard list.count > 1 else { return [list] }
    return list.indices.flatMap { index in
      var rest = list
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test func `every order of the same calls leads to the same places`() throws {
    let calls: [CollectionUpdate] = [
      .insertItem(at(0, 0)), .deleteItem(at(0, 1)), .moveItem(from: at(0, 3), to: at(0, 1)),
      .reloadItem(at(0, 2)),
    ]
    let all = orders(calls)
    expect(all.count, equals: 24)
    for order in all {
      let map = try mapping(order, [4], [4])
      // Items a b c d become x d a c.
      let places = (0..<4).map { map.newPosition(ofOld: at(0, $0)) }
      expect(places, equals: [at(0, 2), nil, at(0, 3), at(0, 1)])
      let origins = (0..<4).map { map.oldPosition(ofNew: at(0, $0)) }
      expect(origins, equals: [nil, at(0, 3), at(0, 0), at(0, 2)])
    }
  }

  @Test @MainActor
  func `layouts hear of deletions from the end, then insertions, reloads and moves`() throws {
    let map = try mapping(
      [
        .moveItem(from: at(1, 0), to: at(1, 1)), .insertItem(at(0, 3)), .deleteItem(at(0, 1)),
        .reloadItem(at(0, 2)), .insertItem(at(0, 0)), .deleteSection(2), .deleteItem(at(0, 3)),
      ],
      [4, 2, 1],
      [4, 2]
    )
    let told = map.updateItems.map {
      [text($0.indexPathBeforeUpdate), text($0.indexPathAfterUpdate)]
    }
    // Items a b c d without b and d, with x first and y last: x a c y.
    expect(
      told,
      equals: [
        ["2.–", "nil"], ["0.3", "nil"], ["0.1", "nil"], ["nil", "0.0"], ["nil", "0.3"],
        ["0.2", "0.2"], ["1.0", "1.1"],
      ]
    )
    expect(
      map.updateItems.map(\.updateAction),
      equals: [
        .delete, .delete, .delete, .insert, .insert, .reload, .move,
      ]
    )
  }

  /// An index path as text; a path for a whole section has only its section.
  private func text(_ path: IndexPath?) -> String {
    guard let path else { return "nil" }
    let indexes = path.map { index in index == NSNotFound ? "–" : "\(index)" }
    return indexes.joined(separator: ".")
  }

  /// Updates, the counts before and after, and the text of the error.
  private struct Contradiction: Sendable {
    var updates: [CollectionUpdate]
    var before: [Int]
    var after: [Int]
    var text: String

    init(_ updates: [CollectionUpdate], _ before: [Int], _ after: [Int], _ text: String) {
      self.updates = updates
      self.before = before
      self.after = after
      self.text = text
    }
  }

  private static let first = ElementPosition(section: 0, item: 0)
  private static let second = ElementPosition(section: 0, item: 1)
  private static let tenth = ElementPosition(section: 0, item: 9)

  private static let contradictions: [Contradiction] = [
    .init(
      [],
      [1],
      [1, 1],
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (1), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 0 deleted)."
    ),
    .init(
      [.reloadItem(tenth)],
      [3],
      [3],
      "attempt to delete item 9 from section 0 which only contains 3 items before the update"
    ),
    .init(
      [.moveItem(from: tenth, to: first)],
      [2],
      [2],
      "attempt to move item 9 from section 0 which only contains 2 items before the update"
    ),
    .init(
      [.moveItem(from: first, to: tenth)],
      [2],
      [2],
      "attempt to move an item to index path ({length = 2, path = 0 - 9}), but there are only 2 items "
        + "in section 0 after the update"
    ),
    .init(
      [.insertSection(5)],
      [1],
      [1, 1],
      "attempt to insert section 5 but there are only 2 sections after the update"
    ),
    .init(
      [.reloadSection(5)],
      [1],
      [1],
      "attempt to delete section 5, but there are only 1 sections before the update"
    ),
    .init(
      [.moveSection(from: 5, to: 0)],
      [1],
      [1],
      "attempt to move section 5, but there are only 1 sections before the update"
    ),
    .init(
      [.moveSection(from: 0, to: 5)],
      [1],
      [1],
      "attempt to move a section to 5 but there are only 1 sections after the update"
    ),
    .init(
      [.deleteSection(0), .moveSection(from: 0, to: 1)],
      [1, 1],
      [1, 1],
      "attempt to perform a delete and a move from the same section (0)"
    ),
    .init(
      [.moveItem(from: first, to: second), .moveItem(from: first, to: first)],
      [2],
      [2],
      "attempt to move the same item twice ({length = 2, path = 0 - 0})"
    ),
    .init(
      [.moveSection(from: 0, to: 1), .moveSection(from: 0, to: 0)],
      [1, 1],
      [1, 1],
      "attempt to move the same section twice (0)"
    ),
    .init(
      [.insertItem(second), .moveItem(from: first, to: second)],
      [2],
      [3],
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
    ),
  ]

  @Test(arguments: contradictions.indices)
  func `what contradicts itself or the data is named`(_ index: Int) {
    let wrong = Self.contradictions[index]
    let error = #expect(throws: CollectionUpdateError.self) {
      _ = try mapping(wrong.updates, wrong.before, wrong.after)
    }
    expect(error?.description, equals: wrong.text)
  }
}
