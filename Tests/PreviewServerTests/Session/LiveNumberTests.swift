// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct LiveNumberTests {
  private typealias Fixture = SourceFixture

  private static func gap(_ value: Int) -> SourceSnapshot {
    Fixture.snapshot("import UIKit\nlet gap = \(value)\n")
  }

  @Test func `a live number that was saved goes to the host that plays`() throws {
    var fixture = Fixture.playing(isLive: true)
    let saved = fixture.stage.sourceSaved(Self.gap(20), now: 0)
    expect(
      StageFixture.words(saved),
      equals: ["stop compile", "constants", "diagnostics", "source"]
    )
    guard case .command(_, .constants(let number, let constants)) = saved[1] else {
      Issue.record("no numbers are told")
      return
    }
    expect(constants, equals: [LibraryConstant(index: 0, value: 20)])
    expect(fixture.phase, equals: .current)
    expect(fixture.handled(number), equals: ["keep", "diagnostics", "source"])
    expect(fixture.stage.versions.good?.layout.library?.constants, equals: constants)
  }

  @Test func `back at what was compiled is told too`() {
    var fixture = Fixture.playing(isLive: true)
    _ = fixture.stage.sourceSaved(Self.gap(20), now: 0)
    _ = fixture.handled(fixture.stage.lastNumber)
    let saved = fixture.stage.sourceSaved(Self.gap(12), now: 0)
    guard case .command(_, .constants(_, let constants)) = saved[1] else {
      Issue.record("no numbers are told")
      return
    }
    expect(constants, equals: [LibraryConstant(index: 0, value: 12)])
    expect(fixture.stage.versions.layout?.library?.constants, equals: [])
  }

  @Test func `numbers that are saved one after another all arrive, and the last one stays`() {
    var fixture = Fixture.playing(isLive: true)
    _ = fixture.stage.sourceSaved(Self.gap(20), now: 0)
    let first = fixture.stage.lastNumber
    _ = fixture.stage.sourceSaved(Self.gap(21), now: 0)
    let second = fixture.stage.lastNumber
    expect(fixture.handled(first), equals: [])
    expect(fixture.handled(second), equals: ["keep", "diagnostics", "source"])
    expect(fixture.stage.versions.proven, equals: fixture.stage.versions.current)
  }

  @Test func `a number that ends the host is told, and the one before comes back`() {
    var fixture = Fixture.playing(isLive: true)
    let before = fixture.stage.versions.good
    _ = fixture.stage.sourceSaved(Self.gap(0), now: 0)
    _ = fixture.stage.ended("signal 4: Fatal error: Division by zero", now: 0)
    expect(fixture.stage.versions.good, equals: before)
    expect(fixture.phase, equals: .failed)
    let message = fixture.stage.diagnostics.first?.message ?? ""
    expect(message.contains("Division by zero"))
    expect(message.hasSuffix("the last good version stays"))
    // Another number is tried again.
    _ = fixture.stage.passes(0)
    _ = fixture.stage.ready(version: ProtocolVersion.current, now: 0)
    _ = fixture.handled(fixture.stage.lastNumber)
    _ = fixture.stage.reopen(1) { .close(number: $0, view: 1) }
    _ = fixture.handled(fixture.stage.lastNumber)
    let mended = StageFixture.words(fixture.stage.sourceSaved(Self.gap(3), now: 0))
    expect(mended.contains("constants"))
  }

  @Test func `where people have set parameters another host takes the number`() {
    var fixture = Fixture.playing(isLive: true)
    fixture.stage.overrides = ["gap": .number(3)]
    let saved = StageFixture.words(fixture.stage.sourceSaved(Self.gap(20), now: 0))
    expect(saved.contains("start 2"))
  }
}
