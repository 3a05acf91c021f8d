// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct NumberHistoryTests {
  private static func step(_ from: Double, _ to: Double, after depth: Int) -> NumberStep {
    NumberStep(index: 0, from: from, to: to, label: "gap \(Int(to))", depth: depth)
  }

  private static func host(_ edits: Int, redo: String? = nil) -> HistoryState {
    HistoryState(undo: edits > 0 ? "edit \(edits)" : nil, redo: redo, edits: edits)
  }

  @Test func `steps are taken back in the order in which people made them`() {
    // An edit, a number, an edit and a number.
    var history = NumberHistory()
    history.add(Self.step(1, 2, after: 1), Self.host(1))
    history.add(Self.step(2, 3, after: 2), Self.host(2))
    expect(history.merged(Self.host(2)), equals: HistoryState(undo: "gap 3", edits: 2))
    history.undone()
    expect(
      history.merged(Self.host(2)),
      equals: HistoryState(undo: "edit 2", redo: "gap 3", edits: 2)
    )
    // The host undoes its second edit. Then the first number is next, and the first edit after it.
    let back = Self.host(1, redo: "edit 2")
    expect(history.merged(back), equals: HistoryState(undo: "gap 2", redo: "edit 2", edits: 1))
    history.undone()
    expect(history.merged(back), equals: HistoryState(undo: "edit 1", redo: "gap 2", edits: 1))
    let start = Self.host(0, redo: "edit 1")
    expect(history.merged(start), equals: HistoryState(redo: "edit 1", edits: 0))
    history.redone()
    expect(history.merged(back), equals: HistoryState(undo: "gap 2", redo: "edit 2", edits: 1))
    expect(history.merged(Self.host(2)).redo, equals: "gap 3")
  }

  @Test func `what was taken back before something new cannot be done again`() {
    var history = NumberHistory()
    history.add(Self.step(1, 2, after: 0), Self.host(0))
    history.undone()
    history.hostEdited()
    expect(history.merged(Self.host(1)), equals: HistoryState(undo: "edit 1", edits: 1))
    // A number after an undone edit: the edit can no longer be redone.
    history.add(Self.step(1, 5, after: 0), Self.host(0, redo: "edit 1"))
    let left = Self.host(0, redo: "edit 1")
    expect(history.merged(left), equals: HistoryState(undo: "gap 5", edits: 0))
    expect(!history.allowsRedo(left))
    history.hostEdited()
    expect(history.allowsRedo(Self.host(0, redo: "edit 1")))
  }

  @Test func `steps that the file no longer bears out are forgotten`() {
    var history = NumberHistory()
    history.add(Self.step(1, 2, after: 0), Self.host(0))
    history.add(Self.step(2, 3, after: 0), Self.host(0))
    history.add(Self.step(3, 4, after: 0), Self.host(0))
    history.undone()
    history.keep([0: 3])
    expect(history.undoSteps.map(\.to), equals: [2, 3])
    expect(history.redoSteps.map(\.to), equals: [4])
    history.keep([0: 9])
    expect(history, equals: NumberHistory())
  }

  @Test func `old steps are forgotten, the newest kept`() {
    var history = NumberHistory()
    for number in 0...NumberHistory.mostSteps {
      history.add(Self.step(Double(number), Double(number + 1), after: 0), Self.host(0))
    }
    expect(history.undoSteps.count, equals: NumberHistory.mostSteps)
    expect(history.undoSteps.first?.from, equals: 1)
  }
}

@Suite struct StageNumberTests {
  private static func tune(
    _ value: Double,
    _ phase: ClientMessage.SetParameter.Phase
  )
    -> ClientMessage.TuneNumber
  {
    ClientMessage.TuneNumber(
      seq: 7,
      view: 1,
      fingerprint: "f",
      index: 0,
      value: value,
      phase: phase
    )
  }

  /// Carries out the write at the end of some effects.
  private static func write(
    _ effects: [Effect],
    _ fixture: inout SourceFixture
  ) throws -> NumberEdit {
    guard case .write(_, let edit)? = effects.last else { throw Missing() }
    _ = fixture.stage.wrote(edit, failure: nil, now: 0)
    return edit
  }

  private struct Missing: Error {}

  @Test func `a number is taken back and done again in its file`() throws {
    var fixture = SourceFixture.playing()
    _ = fixture.stage.says(.history(HistoryState(undo: "Shuffle", edits: 1)))
    let origin = StageFixture.origin(7)
    _ = try Self.write(fixture.stage.tune(Self.tune(16, .end), from: origin), &fixture)
    expect(fixture.stage.sharedHistory?.undo, equals: "gap, line 2 of A.swift")
    let undo = fixture.stage.change(.act(.undo), from: origin)
    expect(StageFixture.words(undo), equals: ["constants", "write 12"])
    let edit = try Self.write(undo, &fixture)
    expect(String(decoding: edit.write.expected, as: UTF8.self).contains("gap = 16"))
    expect(fixture.stage.sourceState?.numbers.map(\.value), equals: [12])
    expect(fixture.stage.sharedHistory?.undo, equals: "Shuffle")
    expect(fixture.stage.sharedHistory?.redo, equals: "gap, line 2 of A.swift")
    let redo = fixture.stage.change(.act(.redo), from: origin)
    expect(StageFixture.words(redo), equals: ["constants", "write 16"])
    _ = try Self.write(redo, &fixture)
    // Other source has other numbers.
    _ = fixture.stage.sourceSaved(SourceFixture.snapshot("let a = 1\n"), now: 0)
    _ = fixture.compiled(5, SourceFixture.report("/l/2.so"))
    expect(fixture.stage.sharedHistory?.undo, equals: "Shuffle")
    expect(StageFixture.words(fixture.stage.change(.act(.undo), from: origin)), equals: ["act"])
  }

  @Test func `an edit of the data ends what could be done again of numbers`() throws {
    var fixture = SourceFixture.playing()
    _ = fixture.stage.says(.history(HistoryState()))
    let origin = StageFixture.origin(7)
    _ = try Self.write(fixture.stage.tune(Self.tune(16, .end), from: origin), &fixture)
    _ = try Self.write(fixture.stage.change(.act(.undo), from: origin), &fixture)
    _ = fixture.stage.change(.set(StageFixture.set(8, 3)), from: StageFixture.origin(8))
    _ = fixture.stage.committed(fixture.stage.lastNumber, nil, nil)
    _ = fixture.stage.says(.history(HistoryState(undo: "Spacing", edits: 1)))
    expect(fixture.stage.sharedHistory, equals: HistoryState(undo: "Spacing", edits: 1))
  }

  @Test func `a number in the hand of somebody who leaves goes back to what the file says`() {
    var fixture = SourceFixture.playing()
    let origin = StageFixture.origin(7)
    _ = fixture.stage.tune(Self.tune(15, .change), from: origin)
    expect(fixture.stage.source?.dragged[0]?.value, equals: 15)
    expect(
      StageFixture.words(fixture.stage.left(origin.client)).prefix(2),
      equals: ["constants", "number 12"]
    )
    expect(fixture.stage.source?.dragged.isEmpty, equals: true)
  }
}
