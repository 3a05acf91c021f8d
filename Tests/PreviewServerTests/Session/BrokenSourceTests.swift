// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

/// Saves with errors, of which nothing or a part can be shown.
struct BrokenSourceTests {
  private typealias Fixture = SourceFixture

  @Test func `a version that runs without what has errors is shown, and they are told`() {
    var fixture = Fixture.playing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot(Fixture.text + "let =\n"), now: 0)
    _ = fixture.compiled(2, Fixture.report("/l/2.so", errors: ["expected pattern"]))
    expect(fixture.phase, equals: .rehearsing)
    expect(fixture.stage.diagnostics.map(\.message), equals: ["expected pattern"])
  }

  @Test func `a compile error leaves the picture, and restoring the source needs no new host`() {
    var fixture = Fixture.playing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot("let gap = x\n"), now: 0)
    let told = fixture.compiled(2, Fixture.report(nil, errors: ["cannot find 'x' in scope"]))
    expect(told, equals: ["log", "log", "diagnostics", "source"])
    expect(fixture.phase, equals: .failed)
    expect(fixture.stage.diagnostics.first?.file, equals: "A.swift")
    let same = StageFixture.words(fixture.stage.sourceSaved(Fixture.snapshot(), now: 0))
    expect(same, equals: ["stop compile", "diagnostics", "source"])
    expect(fixture.phase, equals: .current)
  }
}
