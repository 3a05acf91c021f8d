// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// A stage with one Swift file, `A.swift`, which has `let gap = 12` in its second line.
struct SourceFixture {
  static let text = "import UIKit\nlet gap = 12\n"
  var stage: StageMachine
  var now = 0.0

  init() {
    stage = StageMachine(entry: StageFixture.entry, journalKey: "/a/A.swift")
    stage.source = SourceMachine(name: "A.swift")
    stage.versions.data = StageFixture.data
  }

  static func snapshot(_ text: String = text) -> SourceSnapshot {
    let bytes = Data(text.utf8)
    return SourceSnapshot(files: [
      SourceSnapshot.File(path: "/a/A.swift", name: "A.swift", bytes: bytes)
    ])
  }

  static func report(
    _ library: String?,
    gap: Double = 12,
    isLive: Bool = false,
    entries: [String] = ["Grid", "Ring"],
    errors: [String] = [],
    code: String = "swift"
  ) -> CompileReport {
    CompileReport(
      fingerprint: "f",
      library: library,
      entries: entries.map {
        .init(id: $0, kind: .layoutClass, file: "/a/A.swift", line: 2, column: 5)
      },
      constants: [
        .init(
          index: 0,
          file: "/a/A.swift",
          line: 2,
          column: 11,
          offset: 23,
          length: 2,
          value: gap,
          isInteger: true,
          label: "gap",
          isLive: isLive
        )
      ],
      diagnostics: errors.map {
        Diagnostic(severity: .error, code: code, message: $0, file: "/a/A.swift", line: 2)
      }
    )
  }

  mutating func compiled(_ job: UInt64, _ report: CompileReport) -> [String] {
    StageFixture.words(stage.compiled(job, .report(report), now: now))
  }

  /// Takes a report of the understudy.
  mutating func rehearsed(_ report: HostReport) -> [String] {
    let generation = stage.understudy?.address.generation ?? 0
    return StageFixture.words(stage.reported(report, by: generation, now: now))
  }

  /// Takes the playing host's report that a command is done.
  mutating func handled(_ number: UInt64) -> [String] {
    StageFixture.words(stage.handled(number, now: now))
  }

  /// A stage that plays its first version in one view.
  static func playing(isLive: Bool = false) -> SourceFixture {
    var fixture = SourceFixture()
    _ = fixture.stage.viewsChanged(to: 1, now: 0)
    _ = fixture.stage.sourceSaved(snapshot(), now: 0)
    _ = fixture.compiled(1, report("/l/1.so", isLive: isLive))
    _ = fixture.stage.ready(version: ProtocolVersion.current, now: 0)
    _ = fixture.handled(fixture.stage.lastNumber)
    _ = fixture.stage.reopen(1) { .close(number: $0, view: 1) }
    _ = fixture.handled(fixture.stage.lastNumber)
    return fixture
  }

  /// A stage that is about to rehearse its second version.
  static func rehearsing() -> SourceFixture {
    var fixture = playing()
    _ = fixture.stage.sourceSaved(snapshot(text + "// 2\n"), now: 0)
    _ = fixture.compiled(2, report("/l/2.so"))
    return fixture
  }

  var phase: SourceState.Phase? { stage.sourceState?.phase }
}

@Suite struct StageSourceTests {
  private typealias Fixture = SourceFixture

  @Test func `compiles what is saved, and gives the host the library ahead of the data`() {
    var fixture = Fixture()
    _ = fixture.stage.viewsChanged(to: 1, now: 0)
    let saved = fixture.stage.sourceSaved(Fixture.snapshot(), now: 0)
    expect(StageFixture.words(saved), equals: ["compile 1", "source", "diagnostics"])
    expect(fixture.phase, equals: .compiling)
    // The host is ready before the compiler: it has nothing to show, and no command waits.
    let ready = fixture.stage.ready(version: ProtocolVersion.current, now: 0)
    expect(StageFixture.words(ready), equals: ["running 0", "diagnostics"])
    expect(
      fixture.compiled(1, Fixture.report("/l/1.so")),
      equals: [
        "library", "file a.data.json", "load", "diagnostics", "source",
      ]
    )
    expect(fixture.phase, equals: .current)
    expect(fixture.stage.sourceState?.entry, equals: "Grid")
  }

  @Test func `a newer save makes the compile before it needless`() {
    var fixture = Fixture()
    _ = fixture.stage.sourceSaved(Fixture.snapshot(), now: 0)
    let again = fixture.stage.sourceSaved(Fixture.snapshot("let a = 1\n"), now: 0)
    expect(StageFixture.words(again), equals: ["compile 2", "source", "diagnostics"])
    expectEmpty(fixture.compiled(1, Fixture.report("/l/1.so")))
    expect(fixture.stage.versions.layout, equals: nil)
    expect(
      StageFixture.words(fixture.stage.sourceSaved(Fixture.snapshot("let a = 1\n"), now: 0))
        .contains("compile 3"),
      equals: false
    )
  }

  @Test func `a new version is rehearsed in every view before it takes the other one's place`() {
    var fixture = Fixture.playing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot(Fixture.text + "// 2\n"), now: 0)
    expect(
      fixture.compiled(2, Fixture.report("/l/2.so")),
      equals: [
        "start 2", "source", "diagnostics", "source",
      ]
    )
    expect(fixture.phase, equals: .rehearsing)
    expect(fixture.stage.takesCommands)
    expect(
      fixture.rehearsed(.ready(protocolVersion: ProtocolVersion.current)),
      equals: [
        "library", "file a.data.json", "edited", "load",
        "replay",
      ]
    )
    expectEmpty(fixture.rehearsed(.handled(number: 1)))
    expectEmpty(fixture.rehearsed(.handled(number: 2)))
    expect(fixture.rehearsed(.handled(number: 3)), equals: ["views"])
    let opening = fixture.stage.rehearse(view: 1) { .close(number: $0, view: 1) }
    expect(StageFixture.words(opening), equals: ["close"])
    // It keeps the views that it has opened, and loads nothing again.
    expect(
      fixture.rehearsed(.handled(number: 4)),
      equals: [
        "kill 1", "keep", "diagnostics", "source", "running 0", "views",
      ]
    )
    expect(fixture.stage.playing.address.generation, equals: 2)
    expect(fixture.stage.takesCommands)
    expect(fixture.phase, equals: .current)
  }

  @Test func `a new version takes over only when earlier commands are in the journal`() {
    var fixture = Fixture.rehearsing()
    _ = fixture.stage.change(.set(StageFixture.set(5, 9)), from: StageFixture.origin(5))
    let asked = fixture.stage.lastNumber
    _ = fixture.rehearsed(.ready(protocolVersion: ProtocolVersion.current))
    for number in 1...3 { _ = fixture.rehearsed(.handled(number: UInt64(number))) }
    _ = fixture.stage.rehearse(view: 1) { .close(number: $0, view: 1) }
    expectEmpty(fixture.rehearsed(.handled(number: 4)))
    // Later commands are for the next host.
    let late = fixture.stage.change(.set(StageFixture.set(6, 3)), from: StageFixture.origin(6))
    expectEmpty(late)
    _ = fixture.stage.committed(asked, nil, ["spacing": .number(9)])
    // The next host gets earlier commands before it takes over, and later ones after that.
    expect(fixture.handled(asked), equals: ["ack 5", "edited", "load", "replay"])
    expectEmpty(fixture.rehearsed(.handled(number: 5)))
    let exchanged = fixture.rehearsed(.handled(number: 6))
    expect(exchanged.first, equals: "kill 1")
    expect(exchanged.suffix(2), equals: ["views", "set"])
    expect(fixture.stage.overrides, equals: ["spacing": .number(9)])
  }

  @Test func `a version that crashes leaves the old one playing, and its place is reported`() {
    var fixture = Fixture.rehearsing()
    _ = fixture.rehearsed(.ready(protocolVersion: ProtocolVersion.current))
    let reason =
      "it was ended by signal 4\nSwift/A.swift:9: Fatal error: Index out of range\n"
      + "0 prepare() + 4 in x.so at /a/A.swift:2:5"
    let ended = StageFixture.words(fixture.stage.understudyEnded(reason, now: 0))
    expect(ended.prefix(3), equals: ["kill 2", "diagnostics", "source"])
    expect(fixture.phase, equals: .failed)
    expect(fixture.stage.playing.address.generation, equals: 1)
    expect(fixture.stage.takesCommands)
    let told = fixture.stage.diagnostics.first
    expect(told?.message.contains("Index out of range"), equals: true)
    expect(told?.line, equals: 2)
    // Columns of compiled code differ from those of the source, in which numbers are not marked.
    expect(told?.column, equals: nil)
    expect(told?.source, equals: "let gap = 12")
    // It is not tried again when the same bytes are saved.
    let same = fixture.stage.sourceSaved(Fixture.snapshot(Fixture.text + "// 2\n"), now: 0)
    expect(StageFixture.words(same), equals: ["diagnostics", "source"])
  }

  @Test func `a version in an endless loop is interrupted, reported and killed`() {
    var fixture = Fixture.rehearsing()
    _ = fixture.rehearsed(.ready(protocolVersion: ProtocolVersion.current))
    for number in 1...3 { _ = fixture.rehearsed(.handled(number: UInt64(number))) }
    expect(StageFixture.words(fixture.stage.passes(1.4)), equals: ["ping"])
    expect(StageFixture.words(fixture.stage.passes(1.6)), equals: ["interrupt 2"])
    let over = StageFixture.words(
      fixture.stage.passes(1.7 + HostMachine.Patience.rehearsedLastWords)
    )
    expect(over.first, equals: "kill 2")
    expect(fixture.stage.diagnostics.first?.message.contains("endless loop"), equals: true)
    expect(fixture.stage.playing.address.generation, equals: 1)
  }

  @Test func `a save during a rehearsal starts the rehearsal of the newest version`() {
    var fixture = Fixture.rehearsing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot(Fixture.text + "// 3\n"), now: 0)
    let words = fixture.compiled(3, Fixture.report("/l/3.so"))
    expect(words.prefix(2), equals: ["kill 2", "start 3"])
  }

  @Test func `a number that was saved goes to another host without compiling`() throws {
    var fixture = Fixture.playing()
    let saved = fixture.stage.sourceSaved(
      Fixture.snapshot("import UIKit\nlet gap = 20\n"),
      now: 0
    )
    expect(
      StageFixture.words(saved),
      equals: [
        "stop compile", "start 2", "source", "diagnostics", "source",
      ]
    )
    expect(fixture.stage.sourceState?.numbers.map(\.value), equals: [20])
    expect(fixture.stage.sourceState?.numbers.map(\.code), equals: ["let gap = 20"])
    let library = try #require(fixture.stage.versions.layout?.library)
    expect(library.path, equals: "/l/1.so")
    expect(library.constants, equals: [LibraryConstant(index: 0, value: 20)])
  }

  @Test func `a save with changed numbers only makes a running compile needless`() {
    var fixture = Fixture.playing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot("let gap = 1\n"), now: 0)
    expect(fixture.phase, equals: .compiling)
    _ = fixture.stage.sourceSaved(Fixture.snapshot("import UIKit\nlet gap = 8\n"), now: 0)
    expect(fixture.phase, equals: .rehearsing)
    expectEmpty(fixture.compiled(2, Fixture.report("/l/2.so")))
    expect(
      fixture.stage.versions.layout?.library?.constants,
      equals: [LibraryConstant(index: 0, value: 8)]
    )
  }

  @Test(arguments: [
    "import UIKit\nlet gap = 12.5\n", "import UIKit\nlet gap = 12 \n", "let gap = 12\n",
  ])
  func `a save that changes more than numbers is compiled`(_ text: String) {
    var fixture = Fixture.playing()
    let saved = StageFixture.words(fixture.stage.sourceSaved(Fixture.snapshot(text), now: 0))
    expect(saved.first, equals: "compile 2")
  }

  @Test func `the chosen layout is kept in the journal and restored`() throws {
    var fixture = Fixture.playing()
    let shown = StageFixture.words(fixture.stage.show("Ring", from: StageFixture.origin(4), now: 0))
    expect(shown, equals: ["start 2", "source", "diagnostics", "source", "ack 4"])
    expect(fixture.stage.versions.layout?.library?.entry.id, equals: "Ring")
    let kept = try #require(fixture.stage.versions.layout)
    var later = SourceFixture().stage
    later.restore(
      JournaledStage(
        files: StageInput(layout: kept, data: StageFixture.data),
        overrides: [:],
        lastNumber: 9
      )
    )
    _ = later.sourceSaved(Fixture.snapshot(), now: 0)
    _ = later.compiled(1, .report(Fixture.report("/l/1.so")), now: 0)
    expect(later.sourceState?.entry, equals: "Ring")
    let unknown = fixture.stage.show("Star", from: StageFixture.origin(5), now: 0)
    expect(StageFixture.words(unknown), equals: ["refuse 5"])
  }

  @Test func `a deleted source leaves the picture, and is current again when it returns`() {
    var fixture = Fixture.playing()
    let gone = StageFixture.words(fixture.stage.sourceMissing(now: 0))
    expect(gone, equals: ["stop compile", "log", "source"])
    expect(fixture.phase, equals: .missing)
    expect(fixture.stage.takesCommands)
    expectEmpty(fixture.stage.sourceMissing(now: 0))
    let back = StageFixture.words(fixture.stage.sourceSaved(Fixture.snapshot(), now: 0))
    expect(back, equals: ["stop compile", "diagnostics", "source"])
    expect(fixture.phase, equals: .current)
  }

  @Test func `a dragged number goes to the host, and into the file when it is released`() {
    var fixture = Fixture.playing()
    let tune = { (value: Double, phase: ClientMessage.SetParameter.Phase, fingerprint: String) in
      ClientMessage.TuneNumber(
        seq: 7,
        view: 1,
        fingerprint: fingerprint,
        index: 0,
        value: value,
        phase: phase
      )
    }
    let origin = StageFixture.origin(7)
    let dragged = fixture.stage.tune(tune(15, .change, "f"), from: origin)
    expect(StageFixture.words(dragged), equals: ["constants", "number 15"])
    let released = fixture.stage.tune(tune(16, .end, "f"), from: origin)
    expect(StageFixture.words(released), equals: ["constants", "number 16", "write 16"])
    guard case .write(_, let edit)? = released.last else {
      Issue.record("nothing is written")
      return
    }
    expect(
      String(decoding: edit.write.result, as: UTF8.self),
      equals: "import UIKit\nlet gap = 16\n"
    )
    expect(edit.old, equals: 12)
    let failed = StageFixture.words(fixture.stage.wrote(edit, failure: "no", now: 0))
    expect(failed, equals: ["refuse 7", "log", "constants", "number 12"])
    let written = StageFixture.words(fixture.stage.wrote(edit, failure: nil, now: 0))
    expect(
      written,
      equals: [
        "ack 7", "history", "stop compile", "start 2", "source", "diagnostics", "source",
      ]
    )
    // The watcher reports the file later, without an effect.
    let again = Fixture.snapshot("import UIKit\nlet gap = 16\n")
    let told = StageFixture.words(fixture.stage.sourceSaved(again, now: 0))
    expect(told, equals: ["diagnostics", "source"])
    expect(
      StageFixture.words(fixture.stage.tune(tune(15, .end, "g"), from: origin)),
      equals: ["refuse 7"]
    )
    expect(
      StageFixture.words(fixture.stage.tune(tune(15.5, .end, "f"), from: origin)),
      equals: ["refuse 7"]
    )
  }

  @Test func `an entry that ends its host at launch, or is refused, gives way to the next one`() {
    var fixture = Fixture()
    _ = fixture.stage.viewsChanged(to: 1, now: 0)
    _ = fixture.stage.sourceSaved(Fixture.snapshot(), now: 0)
    _ = fixture.compiled(1, Fixture.report("/l/1.so", entries: ["App", "Grid", "Ring"]))
    _ = fixture.stage.ready(version: ProtocolVersion.current, now: 0)
    let end = "signal 4: Fatal error: no\n0 in the layout at /a/A.swift:2:7"
    _ = fixture.stage.ended(end, now: 0)
    expect(StageFixture.words(fixture.stage.passes(0)), equals: ["start 2", "restarting 1"])
    let ready = fixture.stage.ready(version: ProtocolVersion.current, now: 0)
    expect(StageFixture.words(ready).contains("load"))
    expect(fixture.stage.sourceState?.entry, equals: "Grid")
    let told = fixture.stage.diagnostics.first
    expect(told?.severity, equals: .warning)
    expect(told?.line, equals: 2)
    expect(told?.message.hasPrefix("App is not shown: "), equals: true)
    let refusal = ProtocolError(code: "library", field: "layout", message: "nothing on its screen")
    let refused = fixture.stage.refused(fixture.stage.lastNumber, refusal, now: 0)
    expect(StageFixture.words(refused).contains("load"))
    expect(fixture.stage.sourceState?.entry, equals: "Ring")
    expect(
      fixture.stage.diagnostics.contains {
        $0.message == "Grid is not shown: nothing on its screen"
      }
    )
  }

  @Test func `a first version that ends its host is not tried again`() {
    var fixture = Fixture()
    _ = fixture.stage.viewsChanged(to: 1, now: 0)
    _ = fixture.stage.sourceSaved(Fixture.snapshot(), now: 0)
    _ = fixture.compiled(1, Fixture.report("/l/1.so", entries: ["Grid"]))
    _ = fixture.stage.ready(version: ProtocolVersion.current, now: 0)
    _ = fixture.handled(fixture.stage.lastNumber)
    _ = fixture.stage.reopen(1) { .close(number: $0, view: 1) }
    _ = fixture.stage.ended("signal 4: Fatal error: no", now: 0)
    expect(fixture.phase, equals: .failed)
    expect(StageFixture.words(fixture.stage.passes(0)), equals: ["start 2", "restarting 1"])
    let ready = StageFixture.words(fixture.stage.ready(version: ProtocolVersion.current, now: 0))
    expect(!ready.contains("load"))
    expect(fixture.stage.diagnostics.first?.message.contains("Fatal error: no"), equals: true)
  }

  @Test func `a host that hangs is replaced at once, and its last words are still reported`() {
    var fixture = Fixture.playing()
    // The host has done all its commands.
    _ = fixture.handled(1)
    let pinged = fixture.stage.passes(0.5)
    expect(StageFixture.words(pinged), equals: ["ping"])
    expect(StageFixture.words(fixture.stage.passes(1.7)), equals: ["interrupt 1"])
    let replaced = StageFixture.words(fixture.stage.passes(2.3))
    expect(fixture.stage.witness?.address.generation, equals: 1)
    expect(replaced.last, equals: "restarting 1")
    expect(fixture.stage.diagnostics.first?.message.contains("endless loop"), equals: true)
    expect(fixture.stage.diagnostics.first?.line, equals: nil)
    let words = "it was ended by signal 9\n0 prepare() + 4 in x.so at /a/A.swift:2:5"
    expect(
      StageFixture.words(fixture.stage.witnessed(words)).suffix(2),
      equals: ["diagnostics", "source"]
    )
    let told = fixture.stage.diagnostics.first
    expect(told?.line, equals: 2)
    expect(told?.source, equals: "let gap = 12")
    expect(told?.message.contains("endless loop"), equals: true)
    // It is reported once, and not at all without a place in the last words.
    expectEmpty(fixture.stage.witnessed(words))
  }

  @Test func `a property whose default changed in the source takes the new default`() throws {
    var fixture = Fixture.rehearsing()
    let state = { (gap: Double) in
      StageState(
        stage: "s",
        title: "",
        layout: "",
        layoutSource: "",
        dataSource: "",
        dataCredit: "",
        sections: 0,
        items: 0,
        parameters: ["gap", "count"].map { key in
          ParameterDescriptor(
            key: key,
            label: key,
            group: "",
            help: "",
            kind: .flag,
            defaultValue: .number(key == "gap" ? gap : 3)
          )
        },
        values: [:],
        scrolls: "both"
      )
    }
    fixture.stage.overrides = ["gap": .number(1), "count": .number(7)]
    _ = fixture.stage.says(.stage(state(12)))
    _ = fixture.rehearsed(.ready(protocolVersion: ProtocolVersion.current))
    _ = fixture.rehearsed(.stage(state(20)))
    for number in 1...3 { _ = fixture.rehearsed(.handled(number: UInt64(number))) }
    _ = fixture.stage.rehearse(view: 1) { .close(number: $0, view: 1) }
    // The host lays out with that value before it takes over.
    expect(fixture.rehearsed(.handled(number: 4)), equals: ["edited", "load", "replay"])
    expect(fixture.stage.overrides, equals: ["gap": .number(1), "count": .number(7)])
    for number: UInt64 in 5...6 { _ = fixture.rehearsed(.handled(number: number)) }
    expect(fixture.stage.overrides, equals: ["count": .number(7)])
  }

  @Test func `A picture that is saved compiles source whose text is the same`() {
    var source = SourceMachine(name: "A.swift")
    var snapshot = SourceFixture.snapshot()
    snapshot.pictures = ["/a/a.png 10 1"]
    guard case .compile(let first) = source.saved(snapshot) else {
      Issue.record("the first version is not compiled")
      return
    }
    let isTaken = source.compiled(first.job, .report(SourceFixture.report("/1.so")))
    expect(isTaken)
    guard case .nothing = source.saved(snapshot) else {
      Issue.record("what is the same is compiled")
      return
    }
    snapshot.pictures = ["/a/a.png 10 2"]
    guard case .compile = source.saved(snapshot) else {
      Issue.record("another picture is not compiled")
      return
    }
  }
}
