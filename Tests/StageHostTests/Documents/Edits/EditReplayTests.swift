// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageDocuments
import StageProtocol
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost

/// A document with its parameters and its journal, as host and server keep them.
private struct Journalled {
  var document: EditableData
  var overrides: [String: ParameterValue] = [:]
  var edited: StageData?
  var entries: [String] = []

  mutating func take(_ outcome: EditableData.Outcome) {
    if let parameter = outcome.parameter { overrides[parameter.key] = parameter.value }
    if let record = outcome.record { entries.append(EditRecord.text([record])) }
  }

  mutating func step(_ random: inout SeededRandom) {
    do throws(ProtocolError) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: take(try document.undo(overrides))
      case 2: take(try document.redo(overrides))
      case 3:
        let ids = document.data.sections.flatMap { $0.items.map(\.id) }
        let some = ids.filter { _ in Bool.random(using: &random) }
        let mode = StageAction.SelectionMode.allCases.randomElement(using: &random) ?? .none
        take(document.select(some, mode, atMost: .max))
      case 4, 5: gesture(&random)
      case 6: fold(&random)
      case 7:
        let items = document.data.sections.first.map { Array($0.items.prefix(2)) } ?? []
        guard let section = document.data.sections.last, !items.isEmpty else { return }
        take(try document.perform(.paste(items, at: .init(section: section.id, index: 0))))
      default: take(try document.run(random.edit(for: document.data)))
      }
    } catch {
      // Some edits do not fit; nothing is changed then.
    }
  }

  private mutating func gesture(_ random: inout SeededRandom) {
    let key = Bool.random(using: &random) ? "k" : "l"
    let client = UInt64.random(in: 1...2, using: &random)
    for phase in [ClientMessage.SetParameter.Phase.begin, .change, .end] {
      let value = ParameterValue.number(Double(Int.random(in: 0..<4, using: &random)))
      let before = overrides[key]
      overrides[key] = value
      take(
        document.noteParameter(
          key,
          label: "Set \(key)",
          before: before,
          after: value,
          client: client,
          phase: phase
        )
      )
    }
  }

  private mutating func fold(_ random: inout SeededRandom) {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    edited = document.data
    entries = [EditRecord.text([document.fold(atMost: 1_000_000)])]
  }

  /// The document of the next host, made from the journal.
  func replayed() throws -> Journalled {
    var next = self
    next.document = EditableData(limits: .standard)
    next.document.load(file: document.file, edited: edited)
    for entry in entries {
      for record in try EditRecord.records(entry) { try next.document.replay(record) }
    }
    return next
  }
}

@Suite(.ownProcess) struct EditReplayTests {
  @Test(arguments: seeds(150))
  func `replays to the same data, selection and history wherever the host ends`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var one = Journalled(document: EditableData("a: a0 a1 a2 a3 | b: b0 b1 | c:"))
    for _ in 0..<30 {
      one.step(&random)
      guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
      let other = try one.replayed()
      expect(other.document, equals: one.document, "seed \(seed)")
      if Bool.random(using: &random) { one = other }
    }
    var other = try one.replayed()
    while !one.document.history.undoSteps.isEmpty {
      one.take(try one.document.undo(one.overrides))
      other.take(try other.document.undo(other.overrides))
      expect(one.document, equals: other.document)
      expect(one.overrides, equals: other.overrides)
    }
    while !one.document.history.redoSteps.isEmpty {
      one.take(try one.document.redo(one.overrides))
      other.take(try other.document.redo(other.overrides))
      expect(one.document, equals: other.document)
      expect(one.overrides, equals: other.overrides)
    }
  }

  @Test func `refuses records of another kind and leaves the document as it was`() throws {
    var document = EditableData("a: a0")
    let before = document
    #expect(throws: ProtocolError.self) { try EditRecord.records("{}") }
    #expect(throws: ProtocolError.self) {
      try document.replay(.command(.edit(.delete(items: ["gone"])), firstNumber: 1))
    }
    #expect(throws: ProtocolError.self) { try document.replay(.undo(nil)) }
    expect(document, equals: before)
  }

  @Test func `forgets the oldest steps where a folded history has no room`() throws {
    var document = EditableData("a: a0 a1 a2 a3")
    for id in ["a0", "a1", "a2"] { try document.run(.delete(items: [id])) }
    guard case .fold(let all) = document.fold(atMost: 100_000) else { return }
    expect(all.undo.count, equals: 3)
    let room = EditRecord.text([.fold(all)]).utf8.count - 1
    guard case .fold(let rest) = document.fold(atMost: room) else { return }
    expect(rest.undo.count, equals: 1)
    expect(rest.forgotten, equals: 2)
    expect(document.history.state.edits, equals: 3)
  }

  @Test func `writes edited data as a data file that reads back the same`() throws {
    var document = EditableData("a: a0 a1 | b:")
    try document.run(.randomSizes(seed: 1, minimum: 1, maximum: 99))
    try document.run(.update(item: "a0", .init(title: "\u{1f600} \"q\" / \n", colour: 0x00_0a0b)))
    let inset = Insets(top: 1.5, left: 0, bottom: 3, right: 4)
    try document.run(.updateSection("b", .init(footer: "F", inset: .own(inset))))
    let file = try DataDocument.parse(document.data.fileBytes, file: "edited")
    expect(file.sections, equals: document.data.sections)
    expect(file.warnings, equals: [])
  }
}
