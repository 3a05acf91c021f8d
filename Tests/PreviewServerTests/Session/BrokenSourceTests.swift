// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

/// Saves with errors, of which nothing or a part can be shown.
struct BrokenSourceTests {
  private typealias Fixture = SourceFixture

  private func unfinished(_ library: String) -> CompileReport {
    Fixture.report(library, errors: ["expected pattern"], code: "syntax")
  }

  @Test func `a version that runs without what has errors is shown, and they are told`() {
    var fixture = Fixture.playing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot(Fixture.text + "let b = x\n"), now: 0)
    _ = fixture.compiled(2, Fixture.report("/l/2.so", errors: ["cannot find 'x' in scope"]))
    expect(fixture.phase, equals: .rehearsing)
    expect(fixture.stage.diagnostics.map(\.message), equals: ["cannot find 'x' in scope"])
  }

  @Test func `while a save is no Swift, the last good version stays`() {
    var fixture = Fixture.playing()
    _ = fixture.stage.sourceSaved(Fixture.snapshot(Fixture.text + "let =\n"), now: 0)
    _ = fixture.compiled(2, unfinished("/l/2.so"))
    expect(fixture.phase, equals: .failed)
    expect(fixture.stage.diagnostics.map(\.message), equals: ["expected pattern"])
    expect(fixture.stage.versions.layout?.library?.path, equals: "/l/1.so")
    _ = fixture.stage.sourceSaved(Fixture.snapshot(), now: 0)
    expect(fixture.phase, equals: .current)
    expectEmpty(fixture.stage.diagnostics)
  }

  @Test func `without a good version, what is Swift of an app is shown, after each save`() {
    var fixture = Fixture()
    _ = fixture.stage.sourceSaved(Fixture.snapshot("let =\n"), now: 0)
    _ = fixture.compiled(1, unfinished("/l/1.so"))
    expect(fixture.stage.versions.layout?.library?.path, equals: "/l/1.so")
    _ = fixture.stage.sourceSaved(Fixture.snapshot("let = 1\n"), now: 0)
    _ = fixture.compiled(2, unfinished("/l/2.so"))
    expect(fixture.stage.versions.layout?.library?.path, equals: "/l/2.so")
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
