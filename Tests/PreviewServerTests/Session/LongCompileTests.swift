// SPDX-License-Identifier: Apache-2.0
import Expectations
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

  @Test func `a newer save ends one compile, and not those after it`() {
    var fixture = Fixture.playing()
    expect(save(&fixture, 2, at: 10).contains("compile 2"))
    expect(save(&fixture, 3, at: 10.1).contains("compile 3"))
    // From here on, the running compile comes to its end.
    expect(!save(&fixture, 4, at: 10.2).contains { $0.hasPrefix("compile") })
    expect(!save(&fixture, 5, at: 30).contains { $0.hasPrefix("compile") })
    let shown = fixture.compiled(3, Fixture.report("/l/3.so"))
    expect(shown.contains("start 2"))
    // The newest save is compiled after it, and not ended either.
    expect(shown.contains("compile 4"))
    #expect(
      fixture.stage.source?.newest?.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }?
        .contains("// 5") == true
    )
    expect(!save(&fixture, 6, at: 31).contains { $0.hasPrefix("compile") })
    expect(fixture.compiled(4, Fixture.report("/l/4.so")).contains("compile 5"))
    // After a rest, a save ends a compile again.
    expect(!fixture.compiled(5, Fixture.report("/l/5.so")).contains { $0.hasPrefix("compile") })
    expect(save(&fixture, 7, at: 40).contains("compile 6"))
    expect(save(&fixture, 8, at: 40.1).contains("compile 7"))
  }

  /// How many versions are shown while somebody saves all the time, and what is played at the end.
  ///
  /// Every unit of time has a save. Compiles and rehearsals last some units each.
  private func shown(units: Int, compile: Int, rehearsal: Int) -> (times: [Int], last: String?) {
    var fixture = Fixture.playing()
    var compiles: (job: UInt64, end: Int)?
    var tried: (generation: UInt64, end: Int)?
    var times: [Int] = []
    func note(_ words: [String], at time: Int) {
      for word in words where word.hasPrefix("compile ") {
        compiles = UInt64(word.dropFirst("compile ".count)).map { ($0, time + compile) }
      }
    }
    for time in 0..<units + 2 * compile + 3 * rehearsal {
      if let due = compiles, due.end == time {
        compiles = nil
        note(fixture.compiled(due.job, Fixture.report("/l/\(due.job).so")), at: time)
      }
      if time < units { note(save(&fixture, time + 2, at: Double(time)), at: time) }
      if let generation = fixture.stage.understudy?.address.generation {
        if tried?.generation != generation { tried = (generation, time + rehearsal) }
        if tried?.end == time {
          finishRehearsal(&fixture)
          times.append(time)
        }
      }
    }
    return (times, fixture.stage.versions.good?.layout.library?.path)
  }

  private func finishRehearsal(_ fixture: inout Fixture) {
    _ = fixture.rehearsed(.ready(protocolVersion: ProtocolVersion.current))
    for number in 1...3 { _ = fixture.rehearsed(.handled(number: UInt64(number))) }
    _ = fixture.stage.rehearse(view: 1) { .close(number: $0, view: 1) }
    _ = fixture.rehearsed(.handled(number: 4))
  }

  @Test(arguments: [(1, 1), (4, 1), (4, 4), (3, 7), (9, 2), (2, 20)])
  func `somebody who saves all the time sees versions`(_ compile: Int, _ rehearsal: Int) {
    let (times, last) = shown(units: 200, compile: compile, rehearsal: rehearsal)
    // The first save's compile is ended once, and the first rehearsal once.
    let first = 1 + 2 * compile + rehearsal + max(compile, 1)
    #expect(times.first ?? 1000 <= first)
    // Then a version follows as soon as one is compiled and tried after the other.
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    expect(pauses.allSatisfy { $0 <= compile + rehearsal })
    expect(last?.hasPrefix("/l/"), equals: true)
  }

  @Test func `a rehearsal gives way to one newer version, and the newest waits for that`() {
    var fixture = Fixture.rehearsing()
    _ = save(&fixture, 3, at: 1)
    expect(fixture.compiled(3, Fixture.report("/l/3.so")).prefix(2), equals: ["kill 2", "start 3"])
    _ = save(&fixture, 4, at: 2)
    let third = fixture.compiled(4, Fixture.report("/l/4.so"))
    expect(!third.contains { $0.hasPrefix("kill") || $0.hasPrefix("start") })
    _ = save(&fixture, 5, at: 3)
    _ = fixture.compiled(5, Fixture.report("/l/5.so"))
    expect(fixture.stage.understudy?.address.generation, equals: 3)
    finishRehearsal(&fixture)
    // The third one is shown, and the newest is tried next.
    expect(fixture.stage.versions.good?.layout.library?.path, equals: "/l/3.so")
    expect(fixture.stage.understudy?.rehearsal?.files.layout.library?.path, equals: "/l/5.so")
    finishRehearsal(&fixture)
    expect(fixture.stage.versions.good?.layout.library?.path, equals: "/l/5.so")
    #expect(fixture.stage.understudy == nil && fixture.phase == .current)
  }

  @Test func `a version that fails makes room for the newest one`() {
    var fixture = Fixture.rehearsing()
    for number in 3...4 {
      _ = save(&fixture, number, at: Double(number))
      _ = fixture.compiled(UInt64(number), Fixture.report("/l/\(number).so"))
    }
    let generation = fixture.stage.understudy?.address.generation ?? 0
    let ended = StageFixture.words(fixture.stage.hostEnded(generation, "it crashed", now: 5))
    expect(ended.contains("start 4"))
    expect(fixture.stage.understudy?.rehearsal?.files.layout.library?.path, equals: "/l/4.so")
  }

  @Test func `a save that waited is forgotten when the version before it is back`() {
    var fixture = Fixture.playing()
    _ = save(&fixture, 2, at: 10)
    _ = save(&fixture, 3, at: 11)
    _ = save(&fixture, 4, at: 11.1)
    _ = save(&fixture, 3, at: 11.2)
    expect(!fixture.compiled(3, Fixture.report("/l/3.so")).contains { $0.hasPrefix("compile") })
  }

  @Test func `a user stops the compiler, and the next save starts it again`() {
    var fixture = Fixture.playing()
    _ = save(&fixture, 2, at: 10)
    _ = save(&fixture, 3, at: 11)
    _ = save(&fixture, 4, at: 12)
    let stopped = StageFixture.words(
      fixture.stage.stopCompile(from: StageFixture.origin(7))
    )
    expect(stopped, equals: ["stop compile", "log", "diagnostics", "source", "ack 7"])
    expect(fixture.phase, equals: .failed)
    expect(fixture.stage.diagnostics.map(\.code), equals: ["compile-stopped"])
    // Its report may be on the way.
    expectEmpty(fixture.compiled(3, Fixture.report("/l/3.so")))
    expect(save(&fixture, 2, at: 13).contains("compile 5"))
    let after = fixture.compiled(5, Fixture.report("/l/5.so"))
    expect(!after.contains { $0.hasPrefix("compile") })
    expectEmpty(fixture.stage.diagnostics)
  }

  @Test func `without a compile, there is nothing to stop`() {
    var fixture = Fixture.playing()
    let words = StageFixture.words(fixture.stage.stopCompile(from: StageFixture.origin(7)))
    expect(words, equals: ["ack 7"])
    expect(fixture.phase, equals: .current)
  }
}
