// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageDocuments
import StageProtocol
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct TrackedDataTests {
  /// Compares with the slow reference, which compares all items by identity and value.
  private func check(_ edit: TrackedData?, _ note: String) {
    guard let edit else { return }
    let slow = DataDifference(from: edit.before, to: edit.data, remaking: edit.reloaded)
    expect(edit.difference, equals: slow, "\(note)")
  }

  @Test(arguments: seeds(300))
  func `reports for every edit the same difference as a full comparison`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var document = EditableData("a: a0 a1 a2 a3 | b: b0 b1 | c:")
    for step in 0..<30 {
      let before = document.data
      var outcome: EditableData.Outcome?
      switch Int.random(in: 0..<8, using: &random) {
      case 0: outcome = try? document.undo([:])
      case 1: outcome = try? document.redo([:])
      case 2:
        let ids = before.sections.flatMap { $0.items.map(\.id) }
        _ = document.select(ids.filter { _ in Bool.random(using: &random) }, .replace, atMost: .max)
      default: outcome = try? document.run(random.edit(for: before))
      }
      guard let edit = outcome?.edit else {
        expect(document.data, equals: before)
        continue
      }
      expect(edit.before, equals: before)
      expect(edit.data, equals: document.data)
      check(edit, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: seeds(300))
  func `reports for any sequence of changes the same difference as a full comparison`(seed: UInt64)
  {
    var random = SeededRandom(seed: seed)
    var edit = TrackedData(StageData("a: a0 a1 a2 a3 | b: b0 b1 | c:"))
    var back: [DataChange] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      back.append(edit.apply(random.change(of: edit.data)))
      check(edit, "seed \(seed)")
    }
    for change in back.reversed() {
      _ = edit.apply(change)
      check(edit, "seed \(seed), on the way back")
    }
    #expect(edit.data == edit.before && edit.difference.isEmpty)
  }

  @Test func `an item that is removed and inserted again counts as moved and changed`() {
    var edit = TrackedData(StageData("a: a0 a1"))
    _ = edit.apply(.remove(["a0"]))
    let item = StageData.Item(id: "a0", title: "Other")
    _ = edit.apply(.insert([.init(item: item, section: "a", index: 1)]))
    expect(edit.difference.come, equals: [])
    expect(edit.difference.gone, equals: [])
    expect(edit.difference.order.movedItems.count, equals: 1)
    expect(edit.difference.changedItems, equals: [ElementPosition(section: 0, item: 1)])
  }
}

extension SeededRandom {
  /// A basic change of existing items, or sometimes of unknown ones.
  fileprivate mutating func change(of data: StageData) -> DataChange {
    let ids = data.sections.flatMap { $0.items.map(\.id) } + ["none"]
    let some = ids.filter { _ in Int.random(in: 0..<4, using: &self) == 0 }
    let section = data.sections.randomElement(using: &self)?.id ?? "none"
    let index = Int.random(in: 0...3, using: &self)
    switch Int.random(in: 0..<11, using: &self) {
    case 0:
      let item = StageData.Item(id: "n\(seed())")
      return .insert([.init(item: item, section: section, index: index)])
    case 1: return .remove(some)
    case 2, 3:
      return .place(
        some.enumerated().map { .init(item: $1, section: section, index: index + $0) }
      )
    case 4:
      let item = StageData.Item(id: "n\(seed())")
      let new = StageData.Section(id: "s\(seed())", items: [item])
      return .insertSections([.init(section: new, index: index)])
    case 5: return .removeSections([section])
    case 6: return .moveSection(section, to: index)
    case 7: return .order(section: section, .shuffled(seed: seed(), stream: 0))
    case 8:
      return .replace(some.map { StageData.Item(id: $0, title: "T\(seed() % 3)") })
    case 9: return .resize(some.map { .init(item: $0, width: 10, height: 20) })
    default:
      return .describe(StageData.Section(id: section, title: "S\(seed() % 3)"))
    }
  }
}
