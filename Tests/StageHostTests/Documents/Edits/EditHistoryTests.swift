// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageDocuments
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct EditHistoryTests {
  @Test func `a gesture of one client is one step, whatever other clients do meanwhile`() throws {
    var document = EditableData("a: a0")
    func set(
      _ before: Double?,
      _ after: Double?,
      _ phase: ClientMessage.SetParameter.Phase,
      _ client: UInt64 = 1,
      key: String = "k"
    ) -> EditRecord? {
      document.noteParameter(
        key,
        label: "Line spacing",
        before: before.map { .number($0) },
        after: after.map { .number($0) },
        client: client,
        phase: phase
      ).record
    }
    expect(set(nil, nil, .begin), equals: nil, "nothing has changed yet")
    #expect(set(nil, 1, .change) != nil)
    expect(set(1, 2, .change), equals: nil)
    try document.run(.insert(count: 1, at: nil, seed: 1))
    expect(set(2, 3, .change), equals: nil, "another's step in between does not cut the gesture")
    expect(set(3, 4, .end), equals: nil)
    expect(document.history.undoSteps.map(\.label), equals: ["Line spacing", "Insert 1 item"])
    #expect(set(4, 5, .end) != nil, "a change without a gesture is a step")
    #expect(set(5, 6, .begin, 2) != nil)
    #expect(set(6, 7, .begin, 2) != nil, "the next gesture begins")
    #expect(set(7, 8, .change, 3) != nil, "somebody else's")
    expect(document.history.state.edits, equals: 6)
  }

  @Test func `a table that comes in several edits is one step, unless somebody edits meanwhile`()
    throws
  {
    func fill(_ title: String, replaces: Bool = false, continues: Bool? = nil) -> StageEdit {
      .fill(items: [.init(title: title)], replaces: replaces, continues: continues)
    }
    var document = EditableData("a: a0")
    try document.run(fill("x", replaces: true))
    try document.run(fill("y", continues: true))
    try document.run(fill("z", continues: true))
    expect(document.data.text, equals: "rows: new-1 new-2 new-3")
    expect(document.history.undoSteps.map(\.label), equals: ["Show 3 items"])
    _ = try document.undo([:])
    expect(document.data, equals: StageData("a: a0"))
    _ = try document.redo([:])
    expect(document.data.text, equals: "rows: new-1 new-2 new-3")
    try document.run(.insert(count: 1, at: nil, seed: 1))
    try document.run(fill("u", continues: true))
    expect(
      document.history.undoSteps.map(\.label),
      equals: ["Show 3 items", "Insert 1 item", "Show 1 item"]
    )
    try document.run(fill("v"))
    expect(document.history.undoSteps.count, equals: 4, "the next table is a step of its own")
  }

  @Test func `undoes and redoes a parameter`() throws {
    var document = EditableData("a: a0")
    _ = document.noteParameter(
      "k",
      label: "K",
      before: nil,
      after: .number(1),
      client: 1,
      phase: .end
    )
    let undone = try document.undo(["k": .number(1)])
    expect(undone.parameter, equals: .init(key: "k", value: nil))
    expect(document.history.state, equals: HistoryState(redo: "K", edits: 0, seeded: []))
    let redone = try document.redo([:])
    expect(redone.parameter, equals: .init(key: "k", value: .number(1)))
    expect(document.history.state, equals: HistoryState(undo: "K", edits: 1, seeded: []))
    document.keepParameters(["other"])
    expectEmpty(document.history.undoSteps)
  }

  @Test func `a revert is one step, after which nothing is away from the files`() throws {
    var document = EditableData("a: a0 a1")
    expect(document.revert([:]), equals: EditableData.Outcome(), "nothing differs yet")
    try document.run(.delete(items: ["a0"]))
    let outcome = document.revert(["k": .number(3)])
    expect(outcome.values, equals: [:])
    expect(outcome.record, equals: .revert(["k": .number(3)]))
    expect(document.data, equals: document.file)
    expect(
      document.history.state,
      equals: HistoryState(undo: "Revert to the files", edits: 0, seeded: [])
    )
    try document.run(.delete(items: ["a1"]))
    expect(document.history.state.edits, equals: 1, "counted since the revert")
    _ = try document.undo([:])
    let undone = try document.undo([:])
    expect(undone.values, equals: ["k": .number(3)])
    expect(document.data.text, equals: "a: a1")
    expect(document.history.state.edits, equals: 1)
    let redone = try document.redo(["k": .number(3)])
    expect(redone.values, equals: [:])
    expect(document.data, equals: document.file)
    expect(document.history.state.edits, equals: 0)
    document.keepParameters(["other"])
    #expect(try document.undo([:]).values == [:], "a parameter that is gone is not set again")
  }

  @Test func `tells the edits that make the same data again, as long as seeds are enough`() throws {
    let shuffle = StageEdit.shuffle(seed: 5, section: nil)
    let more = StageEdit.count(items: 9, seed: 6)
    var document = EditableData("a: a0 a1 a2 a3 a4")
    expect(document.history.seeded, equals: [])
    for edit in [shuffle, more, .batch(seed: 7)] { try document.run(edit) }
    expect(document.history.seeded, equals: [shuffle, more, .batch(seed: 7)])
    var other = EditableData("a: a0 a1 a2 a3 a4")
    for edit in document.history.seeded ?? [] { try other.run(edit) }
    expect(other.data, equals: document.data)
    // The next host gets the data and the steps, or the data alone.
    let fold = document.fold(atMost: .max)
    var next = EditableData("")
    next.load(file: document.file, edited: document.data)
    expect(next.history.seeded, equals: nil)
    try next.replay(fold)
    expect(next.history.seeded, equals: document.history.seeded)
    try document.run(.update(item: "a0", .init(title: "By hand")))
    expect(document.history.seeded, equals: nil)
    _ = try document.undo([:])
    expect(document.history.seeded?.count, equals: 3)
    for seed in 0..<UInt32(EditHistory.mostSeeded) {
      try document.run(.shuffle(seed: seed, section: nil))
    }
    expect(document.history.seeded, equals: nil, "too many for a link")
    _ = document.revert([:])
    expect(document.history.seeded, equals: [])
    document.history.forgetOldest()
    expect(document.history.seeded, equals: [])
  }

  @Test func `a forgotten revert takes the steps before it along`() {
    var history = EditHistory(undo: [], redo: [], forgotten: 3)
    history.add("Revert", .revert(values: [:], inverse: []))
    for index in 0..<EditHistory.mostSteps {
      history.add("\(index)", .parameter(key: "k", value: .number(Double(index))))
    }
    expect(history.state.edits, equals: EditHistory.mostSteps)
    expect(history.forgotten, equals: 0)
  }

  @Test func `keeps a limited number of steps and forgets the oldest`() throws {
    var document = EditableData("a: a0 a1")
    for index in 0..<(EditHistory.mostSteps + 5) {
      try document.run(.update(item: "a0", .init(title: "\(index)")))
    }
    expect(document.history.undoSteps.count, equals: EditHistory.mostSteps)
    expect(document.history.state.edits, equals: EditHistory.mostSteps + 5)
    for _ in 0..<EditHistory.mostSteps { _ = try document.undo([:]) }
    expect(document.data.sections[0].items[0].title, equals: "4")
    #expect(throws: ProtocolError.self) { try document.undo([:]) }
  }

  @Test func `keeps only the newest step when that step alone fills the memory limit`() {
    var history = EditHistory()
    let order = [Int32](repeating: 0, count: EditHistory.mostBytes / 4)
    let big = DataChange.order(section: "a", .explicit(order))
    let action = EditHistory.Step.Action.data(.edit(.revert), firstNumber: 1, inverse: [big])
    history.add("One", action)
    history.add("Two", action)
    expect(history.undoSteps.map(\.label), equals: ["Two"])
    expect(history.forgotten, equals: 1)
  }

  @Test func `a new edit ends the possibility to redo`() throws {
    var document = EditableData("a: a0 a1")
    try document.run(.delete(items: ["a0"]))
    _ = try document.undo([:])
    expect(document.history.state.redo, equals: "Delete 1 item")
    try document.run(.delete(items: ["a1"]))
    expect(document.history.state.redo, equals: nil)
    #expect(throws: ProtocolError.self) { try document.redo([:]) }
  }

  @Test(arguments: [
    (["b"], StageAction.SelectionMode.replace, 9, ["b"]),
    (["b", "x"], .add, 9, ["a", "b"]),
    (["a"], .remove, 9, []),
    (["a", "b"], .toggle, 9, ["b"]),
    ([], .all, 9, ["a", "b", "c"]),
    ([], .none, 9, []),
    (["b", "c"], .replace, 1, ["c"]),
    (["b"], .add, 1, ["b"]),
    ([], .all, 2, ["a", "b"]),
    (["b"], .replace, 0, []),
  ])
  func `each selection mode selects its items, up to the limit`(
    items: [String],
    mode: StageAction.SelectionMode,
    most: Int,
    expected: [String]
  ) {
    var document = EditableData("s: a b c")
    _ = document.select(["a"], .replace, atMost: 9)
    _ = document.select(items, mode, atMost: most)
    expect(document.selection, equals: Set(expected))
  }
}
