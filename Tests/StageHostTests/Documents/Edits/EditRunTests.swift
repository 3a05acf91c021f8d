// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageDocuments
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct EditRunTests {
  private typealias Place = StageEdit.ItemPlace

  @Test(arguments: [
    ("a: a0 a1 | b: b0", StageEdit.delete(items: ["a1", "b0"]), "a: a0 | b:"),
    (
      "a: a0 a1 a2 | b: b0", .move(items: ["a0", "b0"], to: .init(section: "a", index: 1)),
      "a: a1 a0 b0 a2 | b:"
    ),
    (
      "a: a0 a1 a2 a3", .move(items: ["a3", "a1"], to: .init(section: "a", index: 2)),
      "a: a0 a2 a3 a1"
    ),
    ("a: a0 a1 | b: b0", .duplicate(items: ["a0", "b0"]), "a: a0 new-1 a1 | b: b0 new-2"),
    (
      "a: a0 a1", .insert(count: 2, at: .init(section: "a", index: 1), seed: 7),
      "a: a0 new-1 new-2 a1"
    ),
    ("a: a0 | b: b0", .insert(count: 1, at: nil, seed: 7), "a: a0 | b: b0 new-1"),
    ("", .insert(count: 1, at: nil, seed: 7), "new-1: new-2"),
    ("a: a0", .insertSection(at: 0, title: "N", count: 1, seed: 1), "new-2: new-1 | a: a0"),
    ("a: a0 | b: b0", .deleteSection("a"), "b: b0"),
    ("a: a0 | b: b0 | c:", .moveSection("a", to: 2), "b: b0 | c: | a: a0"),
    ("a: a2 a0 a1 | b: b1 b0", .sort(section: nil), "a: a0 a1 a2 | b: b0 b1"),
    ("a: a2 a0 a1 | b: b1 b0", .sort(section: "b"), "a: a2 a0 a1 | b: b0 b1"),
    ("a: a0 a1 | b: b0 b1", .count(items: 1, seed: 1), "a: a0 | b:"),
    ("a: a0 | b:", .count(items: 3, seed: 1), "a: a0 | b: new-1 new-2"),
    ("a: new-4 new-x | b:", .count(items: 3, seed: 1), "a: new-4 new-x | b: new-5"),
    ("a: a0 | b: b0", .fill(items: [.init(title: "x")], replaces: true), "rows: new-1"),
    ("a: a0 | b: b0", .fill(items: [.init(title: "x")], replaces: false), "a: a0 | b: b0 new-1"),
    ("", .fill(items: [.init(title: "x")], replaces: false), "rows: new-1"),
  ])
  func `every edit changes the data, and undo and redo work`(
    before: String,
    edit: StageEdit,
    after: String
  ) throws {
    var document = EditableData(before)
    try document.run(edit)
    expect(document.data.text, equals: after)
    _ = try document.undo([:])
    expect(document.data, equals: StageData(before))
    _ = try document.redo([:])
    expect(document.data.text, equals: after)
  }

  @Test(arguments: [
    (StageEdit.delete(items: ["a0", "zz"]), "op.items[1]"),
    (.delete(items: nil), "op.items"),
    (.move(items: ["a0"], to: .init(section: "a", index: 2)), "op.to.index"),
    (.move(items: ["a0"], to: .init(section: "x", index: 0)), "op.to.section"),
    (.insert(count: 1, at: .init(section: "a", index: 3), seed: 0), "op.at.index"),
    (.insert(count: 5, at: nil, seed: 0), "op.count"),
    (.count(items: 5, seed: 0), "op.items"),
    (.duplicate(items: ["a0", "a1"]), "op.items"),
    (.insertSection(at: 2, title: nil, count: 0, seed: 0), "op.at"),
    (.deleteSection("x"), "op.section"),
    (.moveSection("a", to: 1), "op.to"),
    (.shuffle(seed: 1, section: "x"), "op.section"),
    (.update(item: "x", .init(title: "T")), "op.item"),
    (.updateSection("x", .init(title: "T")), "op.section"),
  ])
  func `refuses an edit that does not fit, names the wrong member and changes nothing`(
    edit: StageEdit,
    field: String
  ) {
    var limits = Limits.standard
    limits.items = 3
    let before = EditableData("a: a0 a1", limits: limits)
    var document = before
    let error = #expect(throws: ProtocolError.self) { try document.run(edit) }
    expect(error?.field, equals: field)
    expect(document, equals: before)
  }

  @Test func `an edit that names no items applies to the selection`() throws {
    var document = EditableData("a: a0 a1 a2 | b: b0")
    _ = document.select(["a2", "a0"], .replace, atMost: .max)
    try document.run(.insert(count: 1, at: nil, seed: 3))
    expect(document.data.text, equals: "a: a0 a1 a2 new-1 | b: b0")
    let outcome = try document.run(.delete(items: nil))
    expect(document.data.text, equals: "a: a1 new-1 | b: b0")
    expectEmpty(document.selection)
    expect(document.history.state.undo, equals: "Delete 2 items")
    guard case .command(.edit(.delete(let items)), _)? = outcome.record else {
      Issue.record("no record")
      return
    }
    expect(items, equals: ["a0", "a2"])
  }

  @Test func `new items resemble the existing ones and are the same for the same seed`() throws {
    var one = EditableData("a: a0 a1 a2")
    var other = EditableData("a: a0 a1 a2")
    try one.run(.insert(count: 20, at: nil, seed: 42))
    try other.run(.insert(count: 20, at: nil, seed: 42))
    expect(one.data, equals: other.data)
    let titles = Set(one.data.sections[0].items.map(\.title))
    expect(titles, equals: ["A0", "A1", "A2"])
    var third = EditableData("a: a0 a1 a2")
    try third.run(.insert(count: 20, at: nil, seed: 43))
    #expect(third.data != one.data)
    var empty = EditableData("a:")
    try empty.run(.insert(count: 1, at: nil, seed: 1))
    expect(empty.data.sections[0].items, equals: [.init(id: "new-1", title: "Item 1")])
  }

  @Test func `shuffles the items of each section, and undo restores the order`() throws {
    let text = "a: " + (0..<50).map { "a\($0)" }.joined(separator: " ") + " | b: b0 b1"
    var document = EditableData(text)
    try document.run(.shuffle(seed: 5, section: nil))
    #expect(document.data != document.file)
    expect(Set(document.data.sections[0].items), equals: Set(document.file.sections[0].items))
    #expect(document.history.undoSteps[0].cost < 500, "the seed is kept, not the order")
    _ = try document.undo([:])
    expect(document.data, equals: document.file)
  }

  @Test func `gives sizes within bounds and goes back to those of the file`() throws {
    var document = EditableData("a: a0 a1")
    try document.run(.update(item: "a0", .init(width: 10, height: 12.5)))
    try document.run(.randomSizes(seed: 9, minimum: 20.5, maximum: 30.25))
    for item in document.data.sections[0].items {
      let width = try #require(item.width)
      expect((20.5...30.25).contains(width))
      expect((20.5...30.25).contains(try #require(item.height)))
    }
    try document.run(.fileSizes)
    expect(document.data, equals: document.file)
    for _ in 0..<3 { _ = try document.undo([:]) }
    expect(document.data, equals: document.file)
    #expect(throws: ProtocolError.self) { try document.undo([:]) }
  }

  @Test func `changes the texts of an item and the title and metrics of a section`() throws {
    var document = EditableData("a: a0 a1")
    try document.run(.update(item: "a1", .init(title: "T", subtitle: "S", colour: 0xff_0000)))
    expect(
      document.data.sections[0].items[1],
      equals: .init(id: "a1", title: "T", subtitle: "S", colour: 0xff_0000)
    )
    let inset = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try document.run(
      .updateSection("a", .init(title: "H", lineSpacing: .own(30), inset: .own(inset)))
    )
    expect(document.data.sections[0].title, equals: "H")
    expect(document.data.sections[0].metrics, equals: SectionMetrics(lineSpacing: 30, inset: inset))
    try document.run(.updateSection("a", .init(lineSpacing: .layouts)))
    expect(document.data.sections[0].metrics, equals: SectionMetrics(inset: inset))
    expect(document.data.sections[0].items.count, equals: 2)
    try document.run(.revert)
    expect(document.data, equals: document.file)
    _ = try document.undo([:])
    expect(document.data.sections[0].metrics, equals: SectionMetrics(inset: inset))
  }

  @Test func `an edit that changes nothing adds no step to the history`() throws {
    var document = EditableData("a: a0 a1 | b:")
    for edit in [
      StageEdit.sort(section: nil), .revert, .fileSizes, .count(items: 2, seed: 1),
      .moveSection("a", to: 0), .update(item: "a0", .init(title: "A0")),
    ] {
      expect(try document.run(edit), equals: EditableData.Outcome())
    }
    expect(document.history.state, equals: HistoryState(seeded: []))
  }

  @Test(arguments: 0..<60)
  func `a batch inserts, deletes, moves and reloads, and can be undone`(seed: UInt32) throws {
    let text = "a: " + (0..<30).map { "a\($0)" }.joined(separator: " ") + " | b: b0 b1 | c:"
    var document = EditableData(text)
    let outcome = try document.run(.batch(seed: seed))
    let ids = document.data.sections.flatMap { $0.items.map(\.id) }
    expect(Set(ids).count, equals: ids.count)
    expect(ids.contains { $0.hasPrefix("new-") })
    let before = document.file.sections.flatMap { $0.items.map(\.id) }
    expect(!Set(before).subtracting(ids).isEmpty)
    let reloaded = try #require(outcome.edit?.reloaded)
    expect(!reloaded.isEmpty)
    expect(reloaded.isSubset(of: ids))
    #expect(document.data.sections.map(\.id) != ["a", "b", "c"])
    _ = try document.undo([:])
    expect(document.data, equals: document.file)
    var empty = EditableData("")
    try empty.run(.batch(seed: seed))
    #expect(empty.data.itemCount >= 1)
  }
}
