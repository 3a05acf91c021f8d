// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// Makes stages and reads their effects.
enum StageFixture {
  static let entry = ServerMessage.StageEntry(id: "s", title: "S", subtitle: "", group: "")

  static func file(_ name: String, _ text: String) -> StageInput.File {
    StageInput.File(name: name, bytes: Data(text.utf8))
  }

  static func layout(_ spacing: Int) -> StageInput.File {
    file("a.layout.json", "{\"parameters\": {\"spacing\": \(spacing), \"inset\": 1}}")
  }

  static let data = file("a.data.json", "{}")

  /// A stage with both files and without views.
  static func stage() -> StageMachine {
    var stage = StageMachine(entry: entry, journalKey: "/a")
    stage.versions.layout = layout(1)
    stage.versions.data = data
    return stage
  }

  /// A stage with a host that has just loaded.
  static func running(now: Double) -> StageMachine {
    var stage = stage()
    _ = stage.viewsChanged(to: 1, now: now)
    _ = stage.ready(version: ProtocolVersion.current, now: now)
    _ = stage.handled(stage.lastNumber, now: now)
    return stage
  }

  static func commands(_ effects: [Effect]) -> [HostCommand] {
    effects.compactMap { if case .command(_, let command) = $0 { command } else { nil } }
  }

  /// Short words for the effects, for comparing their order, without the questions how long hosts
  /// have waited.
  static func words(_ effects: [Effect]) -> [String] { effects.compactMap(word) }

  private static func word(_ effect: Effect) -> String? {
    switch effect {
    case .send: "send"
    case .broadcast: "broadcast"
    case .tell(_, let message, _): word(message)
    case .report(_, let topic): "\(topic)"
    case .frame: "frame"
    case .close(_, let code, _): "close \(code.rawValue)"
    case .answer(let origin, let refusal): (refusal == nil ? "ack" : "refuse") + " \(origin.seq)"
    case .openViews: "views"
    case .letGo, .measure: nil
    case .start(let host, _): "start \(host.generation)"
    case .kill(let host): "kill \(host.generation)"
    case .interrupt(let host): "interrupt \(host.generation)"
    case .command(_, let command): word(command)
    case .file(_, let file): "file \(file.name)"
    case .picture: "picture"
    case .edited: "edited"
    case .replay: "replay"
    case .keep: "keep"
    case .commit(_, let entry, _): "commit \(entry.number)"
    case .forgetEdits: "forget"
    case .checkpoint(_, let file, _): file == nil ? "checkpoint" : "checkpoint edited"
    case .saveAnswers(_, _, let fingerprint, _): fingerprint == nil ? "ask answers" : "save answers"
    case .note(_, let record): "note \(record.book)"
    case .settle(_, let origin): "settle \(origin.seq)"
    case .keepVersion(_, let name, _): "version \(name)"
    case .writeLayout: "write layout"
    case .listen(let isOn, _): isOn ? "open" : "shut"
    case .fetch(let address, _, _): "fetch \(address.text)"
    case .compile(_, let order): "compile \(order.job)"
    case .stopCompile: "stop compile"
    case .write(_, let edit): "write \(edit.write.replacement)"
    case .forward, .gone, .publish, .relay, .mirror, .unmirror: "other servers"
    case .log: "log"
    case .trimMemory: "trim memory"
    }
  }

  private static func word(_ message: ServerMessage) -> String {
    switch message {
    case .status(_, let state, _, let attempt): "\(state.rawValue) \(attempt)"
    case .number(_, _, _, let value): "number \(Int(value))"
    case .stage: "stage"
    default: "message"
    }
  }

  private static func word(_ command: HostCommand) -> String {
    switch command {
    case .load: "load"
    case .library: "library"
    case .constants: "constants"
    case .update: "update"
    case .open: "open"
    case .close: "close"
    case .viewport: "viewport"
    case .scroll: "scroll"
    case .set: "set"
    case .act: "act"
    case .left: "left"
    case .rest: "rest"
    case .wake: "wake"
    case .replay: "replay"
    case .checkpoint: "checkpoint"
    case .restore: "restore"
    case .ping: "ping"
    }
  }

  static func set(_ seq: UInt64, _ value: Double) -> ClientMessage.SetParameter {
    ClientMessage.SetParameter(
      seq: seq,
      view: 1,
      key: "spacing",
      value: .number(value),
      phase: .end,
      animated: false
    )
  }

  static func origin(_ seq: UInt64) -> CommandOrigin {
    CommandOrigin(client: 1, seq: seq, view: 1)
  }
}

extension StageMachine {
  /// The number of the playing host's last command.
  var lastNumber: UInt64 { playing.lastNumber }

  /// Takes a report of the playing host.
  mutating func says(_ report: HostReport, now: Double = 0) -> [Effect] {
    reported(report, by: playing.address.generation, now: now)
  }

  mutating func handled(_ number: UInt64, now: Double) -> [Effect] {
    says(.handled(number: number), now: now)
  }

  mutating func refused(_ number: UInt64, _ error: ProtocolError, now: Double) -> [Effect] {
    says(.refused(number: number, error: error), now: now)
  }

  mutating func committed(
    _ number: UInt64,
    _ record: String?,
    _ overrides: [String: ParameterValue]?
  ) -> [Effect] {
    says(.committed(number: number, record: record, overrides: overrides))
  }

  /// Opens a view in the playing host.
  mutating func reopen(_ view: UInt64, _ command: (UInt64) -> HostCommand) -> [Effect] {
    open(view, in: playing.address, command)
  }

  /// Opens a view in the understudy.
  mutating func rehearse(view: UInt64, _ command: (UInt64) -> HostCommand) -> [Effect] {
    understudy.map { open(view, in: $0.address, command) } ?? []
  }

  /// Lets time pass; the machine has kept hosts waiting for `waited` seconds in all.
  mutating func passes(_ now: Double, waited: Double = 0) -> [Effect] {
    tick(now: now).flatMap { effect -> [Effect] in
      guard case .measure(let host) = effect else { return [effect] }
      return measured(host.generation, waited: waited, now: now)
    }
  }
}

@Suite struct StageMachineTests {
  private typealias Fixture = StageFixture

  @Test func `starts with the first view, loads when ready and opens the views when loaded`() {
    var stage = Fixture.stage()
    expect(Fixture.words(stage.viewsChanged(to: 1, now: 0)), equals: ["start 1", "starting 0"])
    let loading = stage.ready(version: ProtocolVersion.current, now: 0.1)
    expect(Fixture.words(loading), equals: ["file a.layout.json", "file a.data.json", "load"])
    let loaded = stage.handled(1, now: 0.2)
    expect(Fixture.words(loaded), equals: ["keep", "diagnostics", "running 0", "views"])
    expect(stage.takesCommands)
  }

  @Test
  func `writes a committed command before anything that follows, and answers when it is handled`() {
    var stage = Fixture.running(now: 0)
    let sent = stage.change(.set(Fixture.set(5, 9)), from: Fixture.origin(5))
    expect(Fixture.words(sent), equals: ["set"])
    expect(Fixture.words(stage.committed(2, nil, ["spacing": .number(9)])), equals: ["commit 2"])
    expect(stage.overrides, equals: ["spacing": .number(9)])
    expect(stage.playing.committing?.origins.first, equals: Fixture.origin(5))
    expect(Fixture.words(stage.handled(2, now: 1)), equals: ["ack 5"])
    expect(stage.playing.committing?.origins.first, equals: nil)
  }

  @Test func `refuses a parameter that the journal cannot save, and reports it to all`() {
    var stage = Fixture.running(now: 0)
    _ = stage.change(.set(Fixture.set(5, 9)), from: Fixture.origin(5))
    _ = stage.committed(2, nil, ["spacing": .number(9)])
    expect(Fixture.words(stage.journalAnswered("the disk is full")), equals: ["diagnostics"])
    expect(stage.diagnostics.map(\.code), equals: ["not-saved"])
    expect(Fixture.words(stage.handled(2, now: 1)), equals: ["refuse 5"])
    _ = stage.change(.set(Fixture.set(6, 10)), from: Fixture.origin(6))
    _ = stage.committed(3, nil, ["spacing": .number(9)])
    expect(Fixture.words(stage.journalAnswered(nil)), equals: ["diagnostics"])
    expectEmpty(stage.diagnostics)
    expect(Fixture.words(stage.journalAnswered(nil)), equals: [])
    expect(Fixture.words(stage.handled(3, now: 1)), equals: ["ack 6"])
  }

  @Test func `changes nothing when the host refuses`() {
    var stage = Fixture.running(now: 0)
    _ = stage.change(.set(Fixture.set(5, 9)), from: Fixture.origin(5))
    let error = ProtocolError(code: "out-of-range", field: "value", message: "")
    expect(Fixture.words(stage.refused(2, error, now: 1)), equals: ["refuse 5"])
    expectEmpty(stage.overrides)
    expect(Fixture.words(stage.handled(2, now: 1)), equals: [])
  }

  @Test func `keeps what people set while the host is on its way`() {
    var stage = Fixture.stage()
    _ = stage.viewsChanged(to: 1, now: 0)
    expect(
      Fixture.words(stage.change(.set(Fixture.set(5, 9)), from: Fixture.origin(5))),
      equals: []
    )
    _ = stage.ready(version: ProtocolVersion.current, now: 0)
    expect(Fixture.words(stage.handled(1, now: 0)).suffix(2), equals: ["views", "set"])
  }

  @Test func `restarts at once after a crash, then ever later, and gives up after the fifth`() {
    var stage = Fixture.running(now: 0)
    var now = 1.0
    for (crash, delay) in [0, 0.1, 0.2, 0.4].enumerated() {
      let effects = stage.ended("signal 11", now: now)
      expect(Fixture.words(effects), equals: ["log", "restarting \(crash + 1)"])
      #expect(abs((stage.nextDeadline ?? -1) - now - delay) < 1e-9)
      now += delay
      expect(
        Fixture.words(stage.passes(now)),
        equals: [
          "start \(crash + 2)", "restarting \(crash + 1)",
        ]
      )
    }
    expect(Fixture.words(stage.ended("signal 11", now: now)), equals: ["log", "failed 5"])
    expect(Fixture.words(stage.passes(now + 100)), equals: [])
    // A client asks for it.
    expect(Fixture.words(stage.viewsChanged(to: 2, now: now)), equals: ["start 6", "starting 0"])
  }

  @Test func `forgets crashes after five healthy seconds`() {
    var stage = Fixture.running(now: 0)
    for now in [1.0, 2, 3] {
      _ = stage.ended("x", now: now)
      _ = stage.passes(now + 0.5)
      _ = stage.ready(version: ProtocolVersion.current, now: now + 0.5)
      _ = stage.handled(stage.lastNumber, now: now + 0.5)
    }
    expect(stage.failures.count, equals: 3)
    _ = stage.ended("x", now: 8.5)
    expect(stage.failures.count, equals: 1)
  }

  @Test func `a failed stage tries again when a file changes`() {
    var stage = Fixture.running(now: 0)
    for _ in 0..<5 {
      _ = stage.ended("x", now: 1)
      _ = stage.passes(2)
    }
    expect(stage.seat, equals: .failed)
    let file = Fixture.layout(3)
    let effects = stage.fileChanged(.layout, to: file, name: file.name, now: 3)
    expect(Fixture.words(effects), equals: ["start 6", "starting 0"])
  }

  @Test func `kills a host that does not answer for two seconds`() {
    var stage = Fixture.running(now: 0)
    expect(Fixture.words(stage.passes(1)), equals: ["ping"])
    expect(Fixture.words(stage.passes(2.9)), equals: [])
    expect(Fixture.words(stage.passes(3)), equals: ["kill 1", "log", "restarting 1"])
  }

  @Test func `pings again a second after the answer`() {
    var stage = Fixture.running(now: 0)
    _ = stage.passes(1)
    _ = stage.says(.pong(c: 0), now: 1.5)
    expect(stage.nextDeadline, equals: 2.5)
    expect(Fixture.words(stage.passes(2.5)), equals: ["ping"])
  }

  @Test func `has ten seconds of patience while files are taken`() {
    var stage = Fixture.running(now: 0)
    let file = Fixture.layout(3)
    _ = stage.fileChanged(.layout, to: file, name: file.name, now: 0.5)
    _ = stage.passes(1)
    expect(Fixture.words(stage.passes(10.9)), equals: [])
    expect(Fixture.words(stage.passes(11)).first, equals: "kill 1")
  }

  @Test func `acknowledges after a crash what was committed and refuses what was not`() {
    var stage = Fixture.running(now: 0)
    _ = stage.change(.set(Fixture.set(5, 9)), from: Fixture.origin(5))
    _ = stage.change(.set(Fixture.set(6, 10)), from: Fixture.origin(6))
    _ = stage.committed(2, nil, ["spacing": .number(9)])
    let words = Fixture.words(stage.ended("x", now: 1))
    expect(words, equals: ["ack 5", "refuse 6", "log", "restarting 1"])
    expect(stage.overrides, equals: ["spacing": .number(9)])
  }

  @Test func `journals an edit's record and the overrides that came with it`() {
    var stage = Fixture.running(now: 0)
    let sent = stage.change(
      .act(.edit(.sort(section: nil), animated: true)),
      from: Fixture.origin(5)
    )
    expect(Fixture.words(sent), equals: ["act"])
    let effects = stage.committed(2, "sorted", ["spacing": .number(9)])
    guard case .commit(_, let entry, _)? = effects.first else {
      Issue.record("expected a commit")
      return
    }
    expect(entry, equals: JournalEntry(number: 2, record: "sorted"))
    expect(stage.overrides, equals: ["spacing": .number(9)])
    _ = stage.journalAnswered("the disk is full")
    expect(Fixture.words(stage.handled(2, now: 1)), equals: ["refuse 5"])
    // An action without changes does not depend on the journal.
    _ = stage.change(.act(.inspect(element: 1)), from: Fixture.origin(6))
    expect(Fixture.words(stage.handled(3, now: 1)), equals: ["ack 6"])
  }

  @Test func `hands a fresh host the edited data before the load and the records before the views`()
  {
    var stage = Fixture.running(now: 0)
    _ = stage.ended("x", now: 1)
    _ = stage.passes(1)
    let loading = stage.ready(version: ProtocolVersion.current, now: 1)
    expect(
      Fixture.words(loading),
      equals: ["file a.layout.json", "file a.data.json", "edited", "load"]
    )
    let loaded = stage.handled(stage.lastNumber, now: 1)
    expect(Fixture.words(loaded), equals: ["keep", "diagnostics", "replay", "running 1", "views"])
    // During a replay, the host has the time of a load.
    _ = stage.passes(2)
    expect(Fixture.words(stage.passes(11.9)), equals: [])
    expect(Fixture.words(stage.handled(stage.lastNumber, now: 11.9)), equals: [])
  }

  @Test func `forgets edits of data that was saved while no host was there`() {
    var stage = Fixture.running(now: 0)
    _ = stage.ended("x", now: 1)
    let file = Fixture.file("a.data.json", "{\"title\": 1}")
    _ = stage.fileChanged(.data, to: file, name: file.name, now: 1)
    _ = stage.passes(1)
    let loading = stage.ready(version: ProtocolVersion.current, now: 1)
    expect(!Fixture.words(loading).contains("edited"))
    let loaded = stage.handled(stage.lastNumber, now: 1)
    expect(Fixture.words(loaded).contains("forget"))
    expect(!Fixture.words(loaded).contains("replay"))
  }

  @Test func `folds the journal with the host, and only with the announced file`() {
    var stage = Fixture.running(now: 0)
    expect(Fixture.words(stage.says(.checkpoint(overrides: [:], edited: true))), equals: ["log"])
    stage.playing.editedFile = FileMessage(role: .edited, name: "a", bytes: Data([1]))
    expect(
      Fixture.words(stage.says(.checkpoint(overrides: [:], edited: true))),
      equals: ["checkpoint edited"]
    )
    expect(stage.playing.editedFile, equals: nil)
    let words = Fixture.words(
      stage.says(.checkpoint(overrides: ["spacing": .number(2)], edited: false))
    )
    expect(words, equals: ["checkpoint"])
    expect(stage.overrides, equals: ["spacing": .number(2)])
  }

  @Test func `answers commands about a view when the next host has opened it`() {
    var stage = Fixture.running(now: 0)
    _ = stage.view(from: Fixture.origin(5)) { .close(number: $0, view: 1) }
    _ = stage.ended("x", now: 1)
    _ = stage.passes(1)
    _ = stage.ready(version: ProtocolVersion.current, now: 1)
    _ = stage.handled(stage.lastNumber, now: 1)
    _ = stage.reopen(1) { .close(number: $0, view: 1) }
    expect(Fixture.words(stage.handled(stage.lastNumber, now: 1)), equals: ["ack 5"])
  }

  @Test func `stops thirty seconds after the last view`() {
    var stage = Fixture.running(now: 0)
    _ = stage.viewsChanged(to: 0, now: 10)
    expect(stage.nextDeadline, equals: 40)
    expect(Fixture.words(stage.passes(39)), equals: [])
    expect(Fixture.words(stage.passes(40)), equals: ["kill 1"])
    expect(stage.nextDeadline, equals: nil)
  }

  @Test func `goes on when a view opens before the thirty seconds are over`() {
    var stage = Fixture.running(now: 0)
    _ = stage.viewsChanged(to: 0, now: 10)
    expect(Fixture.words(stage.viewsChanged(to: 1, now: 20)), equals: [])
    expect(Fixture.words(stage.passes(40)), equals: ["ping"])
    expect(stage.takesCommands)
  }

  @Test func `refuses a host of another version without trying again`() {
    var stage = Fixture.stage()
    _ = stage.viewsChanged(to: 1, now: 0)
    expect(Fixture.words(stage.ready(version: 99, now: 0)), equals: ["kill 1", "log", "failed 5"])
  }
}
