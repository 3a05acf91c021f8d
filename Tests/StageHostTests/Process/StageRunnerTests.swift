// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct StageRunnerTests {
  @Test func `answers a load with the stage and an open with a snapshot`() throws {
    let host = HostHarness()
    host.file(.layout, StageFixtures.squares)
    host.file(.data, StageFixtures.data(5, titled: true))
    expect(
      try host.load().outline,
      equals: ["committed", "stage", "history", "selection", "outline", "handled"]
    )
    let opened = try host.open(7)
    expect(opened.outline, equals: ["snapshot", "handled"])
    let snapshot = try #require(opened.deltas.first)
    expect(snapshot.revision, equals: 1)
    expect(snapshot.contentSize, equals: WireSize(width: 300 * 64, height: 200 * 64))
    expect(snapshot.inserted.map(\.key), equals: ["a0", "a1", "a2", "a3", "a4"])
    expect(snapshot.inserted.map(\.attributes.x), equals: [0, 6400, 12_800, 0, 6400])
    expect(snapshot.contents.map(\.title), equals: ["A0", "A1", "A2", "A3", "A4"])
  }

  @Test func `publishes parameters, values and facts of the layout`() throws {
    let host = HostHarness()
    host.file(.layout, StageFixtures.squares)
    host.file(.data, StageFixtures.data(5, 2))
    let reports = try host.load(["minimumLineSpacing": .number(4)]).reports
    guard
      case .stage(let state)? = reports.first(where: { if case .stage = $0 { true } else { false } }
      )
    else {
      Issue.record("no stage")
      return
    }
    expect(state.items, equals: 7)
    expect(state.sections, equals: 2)
    expect(state.layout, equals: "Flow")
    expect(state.scrolls, equals: "vertical")
    expect(state.layoutSource, equals: "my.layout.json")
    expect(state.dataSource, equals: "my.data.json")
    expect(state.values["itemSize"], equals: .size(100, 100))
    expect(state.values["minimumLineSpacing"], equals: .number(4))
    expect(state.values["minimumInteritemSpacing"], equals: .number(0))
    let spacing = state.parameters.first { $0.key == "minimumLineSpacing" }
    expect(
      spacing?.defaultValue,
      equals: .number(0),
      "the file's value is what a reset goes back to"
    )
    let margins = state.parameters.first { $0.key == "sectionInset" }
    expect(
      margins?.defaultValue,
      equals: .insets(.zero),
      "the layout's own where the file is silent"
    )
    expect(Set(state.parameters.map(\.key)), equals: Set(state.values.keys))
  }

  @Test func `sends only what a set parameter changes`() throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(6)
    )
    try host.open(7)
    let answer = try host.set("minimumLineSpacing", .number(8), animated: true)
    expect(answer.outline, equals: ["committed", "values", "history", "delta", "handled"])
    expect(answer.reports.contains(.values(["minimumLineSpacing": .number(8)])))
    let delta = try #require(answer.deltas.first)
    expect(delta.base, equals: 1)
    expect(delta.revision, equals: 2)
    expect(delta.contentSize, equals: WireSize(width: 300 * 64, height: 208 * 64))
    expectEmpty(delta.inserted)
    expectEmpty(delta.removed)
    expectEmpty(delta.contents)
    expect(delta.updated.map(\.change.fields), equals: [.origin, .origin, .origin])
    expect(delta.updated.map(\.change.dy), equals: [512, 512, 512])
    expect(
      delta.animation,
      equals: WireAnimation(
        curve: .spring(responseMs: 450, dampingPerMille: 850),
        durationMs: 900,
        startMs: 1000
      )
    )
    let back = try host.set("minimumLineSpacing", nil)
    expect(back.deltas.first?.updated.map(\.change.dy), equals: [-512, -512, -512])
    expect(back.deltas.first?.animation, equals: nil)
  }

  @Test func `tells the stage anew when it scrolls another way`() throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(6)
    )
    let answer = try host.set("scrollDirection", .choice("horizontal"))
    expect(answer.outline, equals: ["committed", "values", "history", "stage", "handled"])
  }

  @Test(arguments: [
    ("minimumLineSpacing", ParameterValue.number(-1), "out-of-range"),
    ("minimumLineSpacing", .flag(true), "wrong-type"),
    ("scrollDirection", .choice("up"), "unknown-value"),
    ("spacing", .number(1), "unknown-parameter"),
  ])
  func `refuses a parameter and changes nothing`(
    key: String,
    value: ParameterValue,
    code: String
  ) throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(6)
    )
    try host.open(7)
    let answer = try host.set(key, value)
    expect(answer.outline, equals: ["refused"])
    expect(answer.error?.code, equals: code)
    expectEmpty(try host.update(animated: false).deltas)
  }

  @Test func `refuses a view that is not there`() throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(6)
    )
    expect(try host.scroll(3, to: 5).error?.code, equals: "not-found")
    expect(try host.run { .close(number: $0, view: 3) }.error?.code, equals: "not-found")
  }

  @Test func `keeps the old stage when a file cannot be read`() throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(6)
    )
    try host.open(7)
    let answer = try host.update(data: "{\"sections\": [\n  oops\n]}")
    expect(answer.outline, equals: ["diagnostics", "refused"])
    expect(answer.error?.message.hasPrefix("my.data.json:2:3: "), equals: true)
    expect(answer.diagnostics?.first?.line, equals: 2)
    expect(try host.set("minimumLineSpacing", .number(8)).deltas.count, equals: 1)
    let spaced = StageFixtures.layout(
      #""itemSize": {"width": 100, "height": 100}, "sectionHeadersPinToVisibleBounds": true"#
    )
    let layoutOnly = try host.update(layout: spaced)
    expect(layoutOnly.error, equals: nil)
    expect(layoutOnly.diagnostics, equals: nil, "what is wrong with the data is still so")
    let mended = try host.update(data: StageFixtures.data(6), animated: false)
    expect(mended.diagnostics, equals: [])
    expect(mended.error, equals: nil)
  }

  @Test func `starts empty from files that cannot be read and fills when they can`() throws {
    let host = HostHarness()
    host.file(.layout, StageFixtures.squares)
    host.file(.data, "[")
    expect(try host.load().outline, equals: ["diagnostics", "refused"])
    expect(try host.open(7).deltas.first?.inserted.isEmpty, equals: true)
    let answer = try host.update(data: StageFixtures.data(4))
    expect(
      answer.outline,
      equals: [
        "committed", "stage", "history", "selection", "outline", "delta", "diagnostics", "handled",
      ]
    )
    expect(host.picture(of: 7).count, equals: 4)
  }

  @Test func `names the place of a value that the layout does not allow`() throws {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(6))
    let answer = try host.update(
      layout: "{\"kind\": \"flow\", \"parameters\": {\n\"minimumLineSpacing\": -3}}"
    )
    expect(answer.error?.code, equals: "out-of-range")
    expect(answer.error?.field, equals: "parameters.minimumLineSpacing")
    expect(answer.error?.message.hasPrefix("my.layout.json:2:"), equals: true)
    let unknown = try host.update(layout: "{\"kind\": \"spiral\"}")
    expect(unknown.error?.field, equals: "kind")
  }

  @Test func `leaves out overrides that the layout does not know and says so`() throws {
    let host = HostHarness()
    host.file(.layout, StageFixtures.squares)
    host.file(.data, StageFixtures.data(4))
    let answer = try host.load(["columns": .number(3)])
    expect(answer.error, equals: nil)
    expect(answer.diagnostics?.map(\.code), equals: ["unknown-parameter"])
    expect(answer.diagnostics?.map(\.severity), equals: [.note])
  }

  @Test func `answers a ping at once`() {
    var sent: [HostMessage] = []
    let runner = StageRunner(nowMs: { 0 }, send: { sent.append($0) })
    runner.start()
    runner.receive(.command(.ping(c: 12)))
    let version = ProtocolVersion.current
    expect(sent, equals: [.report(.ready(protocolVersion: version)), .report(.pong(c: 12))])
  }
}
