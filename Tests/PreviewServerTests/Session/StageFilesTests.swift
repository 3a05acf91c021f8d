// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct StageFilesTests {
  private typealias Fixture = StageFixture
  private let refusal = ProtocolError(code: "invalid-json", field: "", message: "line 1")

  @Test func `brings a saved file to the host and keeps it when it was taken`() {
    var stage = Fixture.running(now: 0)
    let file = Fixture.layout(2)
    let effects = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    expect(Fixture.words(effects), equals: ["file a.layout.json", "file a.data.json", "update"])
    expect(stage.versions.good?.layout, equals: Fixture.layout(1))
    expect(Fixture.words(stage.handled(2, now: 1)), equals: ["keep", "diagnostics"])
    expect(stage.versions.good?.layout, equals: file)
  }

  @Test func `drops the overrides over which a saved file wins`() {
    var stage = Fixture.running(now: 0)
    stage.overrides = ["spacing": .number(9), "inset": .number(5)]
    let file = Fixture.layout(2)
    let effects = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    expect(
      Fixture.commands(effects),
      equals: [
        .update(number: 2, overrides: ["inset": .number(5)], animated: true)
      ]
    )
    _ = stage.handled(2, now: 1)
    expect(stage.overrides, equals: ["inset": .number(5)])
  }

  /// A saved file may fold the history into one record, and an undo that comes later needs that.
  @Test func `keeps what a saved file makes of the history, and nothing else of it`() {
    var stage = Fixture.running(now: 0)
    stage.overrides = ["spacing": .number(9)]
    let file = Fixture.layout(2)
    _ = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    expect(Fixture.words(stage.committed(2, "folded", [:])), equals: ["commit 2"])
    expect(stage.overrides, equals: [:])
    _ = stage.handled(2, now: 1)
    _ = stage.fileChanged(.layout, to: Fixture.layout(3), name: file.name, now: 2)
    expect(Fixture.words(stage.committed(3, nil, [:])), equals: [])
  }

  @Test func `counts what is being set when it says the whole of the overrides`() {
    var stage = Fixture.running(now: 0)
    var command = Fixture.set(5, 9)
    command.key = "inset"
    _ = stage.change(.set(command), from: Fixture.origin(5))
    let file = Fixture.layout(2)
    let effects = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    expect(
      Fixture.commands(effects),
      equals: [
        .update(number: 3, overrides: ["inset": .number(9)], animated: true)
      ]
    )
  }

  @Test func `keeps the last good files and every override when the host refuses`() {
    var stage = Fixture.running(now: 0)
    stage.overrides = ["spacing": .number(9)]
    let file = Fixture.layout(2)
    _ = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    expect(Fixture.words(stage.refused(2, refusal, now: 1)), equals: [])
    expect(stage.versions.good?.layout, equals: Fixture.layout(1))
    expect(stage.overrides, equals: ["spacing": .number(9)])
    // A new host gets the newest files first, and the good ones when it refuses those.
    _ = stage.ended("x", now: 2)
    _ = stage.passes(2)
    _ = stage.ready(version: ProtocolVersion.current, now: 2)
    let again = stage.refused(stage.lastNumber, refusal, now: 2)
    expect(
      Fixture.words(again),
      equals: [
        "diagnostics", "file a.layout.json", "file a.data.json", "edited", "load",
      ]
    )
    expect(stage.diagnostics.map(\.code), equals: ["invalid-json"])
    let loaded = stage.handled(stage.lastNumber, now: 2)
    expect(Fixture.words(loaded), equals: ["diagnostics", "replay", "running 1", "views"])
  }

  @Test func `does not give files twice to hosts that end while they take them`() {
    var stage = Fixture.running(now: 0)
    let file = Fixture.layout(2)
    _ = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    _ = stage.ended("signal 4", now: 1)
    _ = stage.passes(1)
    let effects = stage.ready(version: ProtocolVersion.current, now: 1)
    let files = effects.compactMap { if case .file(_, let file) = $0 { file.bytes } else { nil } }
    expect(files.first, equals: Fixture.layout(1).bytes)
    expect(stage.diagnostics.map(\.code), equals: ["host-ended"])
  }

  @Test func `waits for a file that can be shown when there is none`() {
    var stage = Fixture.stage()
    _ = stage.viewsChanged(to: 1, now: 0)
    _ = stage.view(from: Fixture.origin(1)) { .close(number: $0, view: 1) }
    _ = stage.ready(version: ProtocolVersion.current, now: 0)
    let refused = stage.refused(1, refusal, now: 0)
    expect(Fixture.words(refused), equals: ["running 0", "diagnostics", "ack 1"])
    expect(!stage.takesCommands)
    let file = Fixture.layout(2)
    let effects = stage.fileChanged(.layout, to: file, name: file.name, now: 1)
    expect(Fixture.words(effects).last, equals: "load")
    expect(Fixture.words(stage.handled(2, now: 1)).contains("views"))
  }

  @Test func `brings a file that was saved while another was being taken`() {
    var stage = Fixture.stage()
    _ = stage.viewsChanged(to: 1, now: 0)
    _ = stage.ready(version: ProtocolVersion.current, now: 0)
    let file = Fixture.layout(2)
    expect(Fixture.words(stage.fileChanged(.layout, to: file, name: file.name, now: 0)), equals: [])
    expect(Fixture.words(stage.handled(1, now: 0)).last, equals: "update")
  }

  @Test func `says once that a file is gone, keeps the picture, and takes it back when it returns`()
  {
    var stage = Fixture.running(now: 0)
    let gone = stage.fileChanged(.data, to: nil, name: "a.data.json", now: 1)
    expect(Fixture.words(gone), equals: ["log", "diagnostics"])
    expect(stage.diagnostics.map(\.code), equals: ["file-missing"])
    expect(
      Fixture.words(stage.fileChanged(.data, to: nil, name: "a.data.json", now: 1)),
      equals: []
    )
    let back = stage.fileChanged(.data, to: Fixture.data, name: "a.data.json", now: 2)
    expect(Fixture.words(back), equals: ["diagnostics"])
    expectEmpty(stage.diagnostics)
  }

  @Test func `shows numbered items for data that were never there, until they come`() {
    var stage = Fixture.stage()
    stage.versions.data = nil
    _ = stage.fileChanged(.data, to: nil, name: "a.data.json", now: 0)
    expect(stage.versions.data, equals: NumberedItems.file)
    expect(
      stage.diagnostics.map(\.message),
      equals: [
        "there is no a.data.json; numbered items are shown until it is there"
      ]
    )
    _ = stage.fileChanged(.data, to: Fixture.data, name: "a.data.json", now: 1)
    expect(stage.versions.data, equals: Fixture.data)
    expectEmpty(stage.diagnostics)
  }

  @Test func `tells of a file that is too big until it is not any more`() {
    var stage = Fixture.running(now: 0)
    _ = stage.fileUnreadable("a.data.json", reason: "it has 9 bytes, but may have at most 8")
    expect(stage.diagnostics.map(\.code), equals: ["file-unreadable"])
    _ = stage.fileChanged(.data, to: Fixture.data, name: "a.data.json", now: 2)
    expectEmpty(stage.diagnostics)
  }

  @Test func `prints new errors as compilers do, and the same one only once`() {
    var stage = Fixture.running(now: 0)
    let item = Diagnostic(
      severity: .error,
      code: "x",
      message: "negative",
      file: "a.data.json",
      line: 3,
      column: 7,
      path: "sections[0].items[1].width"
    )
    expect(Fixture.words(stage.says(.diagnostics([item]))), equals: ["log", "diagnostics"])
    expect(Fixture.words(stage.says(.diagnostics([item]))), equals: ["diagnostics"])
    expect(
      StageMachine.line(for: item, stage: "S"),
      equals: "a.data.json:3:7: error: negative (sections[0].items[1].width)"
    )
  }

  @Test func `the list of stages follows the names in a saved layout file`() {
    var fixture = SessionFixture()
    fixture.greet(1)
    func saved(_ text: String) -> [ServerMessage] {
      let file = StageInput.File(name: "a.layout.json", bytes: Data(text.utf8))
      return SessionFixture.texts(
        fixture.machine.fileChanged(.layout, of: "s", to: file, name: file.name, now: 1),
        to: 1
      )
    }
    func names(_ text: String) -> [[String]] {
      saved(text).map {
        if case .stages(let list) = $0 { list.flatMap { [$0.title, $0.subtitle] } } else { [] }
      }
    }
    expect(names("{\"title\": \"Shelf\", \"subtitle\": \"Books\"}"), equals: [["Shelf", "Books"]])
    expect(names("{\"title\": \"Shelf\", \"subtitle\": \"Books\", \"kind\": \"flow\"}"), equals: [])
    expect(names("{\"title\": \"She"), equals: [], "a file that cannot be read changes no name")
    expect(names("{}"), equals: [["a", "a.layout.json"]], "the file's name, as at the start")
  }
}
