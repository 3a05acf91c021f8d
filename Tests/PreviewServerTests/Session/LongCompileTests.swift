// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import Testing

@testable import PreviewServer

/// Compiles that take long: saves during them, and users who stop them.
@Suite struct LongCompileTests {
  private typealias Fixture = SourceFixture

  private func save(_ fixture: inout Fixture, _ number: Int, at now: Double) -> [String] {
    let text = Fixture.text + "// \(number)\n"
    return StageFixture.words(fixture.stage.sourceSaved(Fixture.snapshot(text), now: now))
  }

  @Test func `somebody who saves all the time sees a version`() {
    var fixture = Fixture.playing()
    #expect(save(&fixture, 2, at: 10).contains("compile 2"))
    #expect(save(&fixture, 3, at: 10.4).contains("compile 3"))
    // From here on, the running compile comes to its end.
    #expect(!save(&fixture, 4, at: 10.8).contains { $0.hasPrefix("compile") })
    #expect(!save(&fixture, 5, at: 11.2).contains { $0.hasPrefix("compile") })
    let shown = fixture.compiled(3, Fixture.report("/l/3.so"))
    #expect(shown.contains("start 2"))
    // The newest save is compiled after it.
    #expect(shown.contains("compile 4"))
    #expect(
      fixture.stage.source?.newest?.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }?
        .contains("// 5") == true
    )
  }

  @Test func `a save that waited is forgotten when the version before it is back`() {
    var fixture = Fixture.playing()
    _ = save(&fixture, 2, at: 10)
    _ = save(&fixture, 3, at: 11)
    _ = save(&fixture, 2, at: 11.1)
    #expect(!fixture.compiled(2, Fixture.report("/l/2.so")).contains { $0.hasPrefix("compile") })
  }

  @Test func `a user stops the compiler, and the next save starts it again`() {
    var fixture = Fixture.playing()
    _ = save(&fixture, 2, at: 10)
    _ = save(&fixture, 3, at: 11)
    let stopped = StageFixture.words(
      fixture.stage.stopCompile(from: StageFixture.origin(7))
    )
    #expect(stopped == ["stop compile", "log", "diagnostics", "source", "ack 7"])
    #expect(fixture.phase == .failed)
    #expect(fixture.stage.diagnostics.map(\.code) == ["compile-stopped"])
    // Its report may be on the way.
    #expect(fixture.compiled(2, Fixture.report("/l/2.so")).isEmpty)
    #expect(save(&fixture, 2, at: 12).contains("compile 4"))
    _ = fixture.compiled(4, Fixture.report("/l/4.so"))
    #expect(fixture.stage.diagnostics.isEmpty)
  }

  @Test func `without a compile, there is nothing to stop`() {
    var fixture = Fixture.playing()
    let words = StageFixture.words(fixture.stage.stopCompile(from: StageFixture.origin(7)))
    #expect(words == ["ack 7"])
    #expect(fixture.phase == .current)
  }
}
