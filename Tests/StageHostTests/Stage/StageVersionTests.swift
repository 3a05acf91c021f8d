// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct StageVersionTests {
  /// What a server keeps of a host.
  private struct Kept {
    var edited: FileMessage?
    var overrides: [String: ParameterValue] = [:]
    var records: [String] = []

    mutating func take(_ messages: [HostMessage]) {
      for message in messages {
        switch message {
        case .file(let file): edited = file
        case .report(.checkpoint(let values, let isEdited)):
          (overrides, records) = (values, [])
          if !isEdited { edited = nil }
        case .report(.committed(_, let record, let values)):
          records += record.map { [$0] } ?? []
          overrides = values ?? overrides
        default: break
        }
      }
    }
  }

  @Test func `goes to a kept state in one step, undoes and redoes it, and repeats all that`() throws
  {
    let layout = StageFixtures.layout(#""itemSize": {"width": 100, "height": 100}"#)
    let host = try HostHarness(layout: layout, data: StageFixtures.data(4, 3))
    try host.open(7)
    var kept = Kept()
    kept.take(try host.set("minimumLineSpacing", .number(30)))
    kept.take(try host.act(.edit(.delete(items: ["a0"]), animated: true)))
    kept.take(try host.run { .checkpoint(number: $0) })
    let state = kept
    let file = try #require(state.edited)
    expectEmpty(state.records)
    expect(state.overrides, equals: ["minimumLineSpacing": .number(30)])
    let wanted = host.picture(of: 7).mapValues(\.attributes.y)

    kept.take(try host.act(.edit(.revert, animated: true)))
    kept.take(try host.act(.edit(.delete(items: ["b0"]), animated: true)))
    let before = host.picture(of: 7).mapValues(\.attributes.y)
    host.receive(file)
    let answer = try host.run {
      .restore(number: $0, name: "Monday", overrides: state.overrides)
    }
    kept.take(answer)
    expect(
      answer.reports.contains { report in
        if case .history(let now) = report { now.undo == "Go to Monday" } else { false }
      }
    )
    expect(host.picture(of: 7).mapValues(\.attributes.y), equals: wanted)
    kept.take(try host.act(.undo))
    expect(host.picture(of: 7).mapValues(\.attributes.y), equals: before)
    expectEmpty(kept.overrides)
    kept.take(try host.act(.redo))
    expect(host.picture(of: 7).mapValues(\.attributes.y), equals: wanted)
    expect(kept.overrides, equals: state.overrides)

    // A later host gets the same picture and the same history.
    let other = HostHarness()
    other.file(.layout, layout)
    other.file(.data, StageFixtures.data(4, 3))
    if let edited = kept.edited { other.receive(edited) }
    try other.load(kept.overrides)
    try other.run { .replay(number: $0, records: kept.records) }
    try other.open(7)
    expect(other.picture(of: 7).mapValues(\.attributes.y), equals: wanted)
    try other.act(.undo)
    expect(other.picture(of: 7).mapValues(\.attributes.y), equals: before)
  }

  @Test func `refuses a state without data and changes nothing in the present state`() throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(2)
    )
    try host.open(7)
    let missing = try host.run { .restore(number: $0, name: "Monday", overrides: [:]) }
    expect(missing.error?.code, equals: "missing")
    host.receive(FileMessage(role: .edited, name: "my.data.json", bytes: StageData().fileBytes))
    _ = try host.run { .restore(number: $0, name: "Empty", overrides: [:]) }
    expectEmpty(host.picture(of: 7))
    host.receive(FileMessage(role: .edited, name: "my.data.json", bytes: StageData().fileBytes))
    let again = try host.run { .restore(number: $0, name: "Empty", overrides: [:]) }
    expect(!again.reports.contains { if case .committed = $0 { true } else { false } })
  }
}
