// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct StageEditTests {
  private func host(_ parameters: String = "") throws -> HostHarness {
    let size = #""itemSize": {"width": 100, "height": 100}"#
    let host = try HostHarness(
      layout: StageFixtures.layout(size + (parameters.isEmpty ? "" : ", " + parameters)),
      data: StageFixtures.data(4, 3)
    )
    try host.open(7)
    return host
  }

  @Test(arguments: ["classic", "diffable", "controller"])
  func `shows an edit as one animated delta and takes it back`(source: String) throws {
    let host = try host(#""cv.source": "\#(source)""#)
    let before = host.picture(of: 7)
    let answer = try host.act(.edit(.delete(items: ["a0"]), animated: true))
    expect(
      answer.outline,
      equals: ["committed", "stage", "history", "outline", "delta", "handled"]
    )
    let delta = try #require(answer.deltas.first)
    #expect(delta.animation != nil && delta.removed.count == 1 && delta.inserted.isEmpty)
    // a3 moves to the end of the first line; section b moves up by the missing line.
    expect(host.picture(of: 7)["0  a3"]?.attributes.x, equals: 12_800)
    expect(host.picture(of: 7)["0  b0"]?.attributes.y, equals: 6400)
    try host.act(.undo)
    expect(host.picture(of: 7).mapValues(\.attributes.x), equals: before.mapValues(\.attributes.x))
    expect(host.picture(of: 7).mapValues(\.attributes.y), equals: before.mapValues(\.attributes.y))
  }

  @Test func `shows the same whatever the data source, edit by edit`() throws {
    let classic = try host()
    let diffable = try host(#""cv.source": "diffable""#)
    for seed in UInt32(0)..<12 {
      let edit = seed % 3 == 2 ? StageEdit.shuffle(seed: seed, section: nil) : .batch(seed: seed)
      try classic.act(.edit(edit, animated: true))
      try diffable.act(.edit(edit, animated: true))
      let (one, other) = (classic.picture(of: 7), diffable.picture(of: 7))
      expect(one.mapValues(\.title), equals: other.mapValues(\.title), "seed \(seed)")
      expect(one.mapValues(\.attributes.x), equals: other.mapValues(\.attributes.x), "seed \(seed)")
      expect(one.mapValues(\.attributes.y), equals: other.mapValues(\.attributes.y), "seed \(seed)")
    }
  }

  @Test func `a controller manages the collection view without further wiring`() throws {
    let host = try host()
    let before = host.picture(of: 7)
    try host.set("cv.source", .choice("controller"))
    expect(host.picture(of: 7).mapValues(\.title), equals: before.mapValues(\.title))
    try host.act(.edit(.delete(items: ["a1"]), animated: true))
    expect(host.picture(of: 7)["0  a1"], equals: nil)
    expect(host.picture(of: 7)["0  a2"]?.title, equals: before["0  a2"]?.title)
    expect(host.picture(of: 7)["0  a2"]?.attributes.x, equals: before["0  a1"]?.attributes.x)
  }

  @Test func `has one section without the optional methods and nothing without a data source`()
    throws
  {
    let host = try host()
    try host.set("cv.source", .choice("minimal"))
    expect(host.picture(of: 7).keys.sorted(), equals: ["0  a0", "0  a1", "0  a2", "0  a3"])
    try host.act(.edit(.delete(items: ["a1"]), animated: true))
    expect(host.picture(of: 7).keys.sorted(), equals: ["0  a0", "0  a2", "0  a3"])
    try host.set("cv.dataSource", .flag(false))
    expectEmpty(host.picture(of: 7))
    try host.set("cv.dataSource", .flag(true))
    try host.set("cv.source", .choice("classic"))
    expect(host.picture(of: 7).count, equals: 6)
  }

  @Test func `lays out without a delegate`() throws {
    let host = try host()
    try host.act(
      .edit(.updateSection("a", .init(lineSpacing: .own(30))), animated: true)
    )
    expect(host.picture(of: 7)["0  a3"]?.attributes.y, equals: 8320)
    expect(host.picture(of: 7)["0  b0"]?.attributes.y, equals: 14_720)
    try host.set("cv.delegate", .flag(false))
    expect(host.picture(of: 7)["0  a3"]?.attributes.y, equals: 6400)
  }

  @Test func `hands records over to a host that does the same again`() throws {
    let one = try host()
    var records: [String] = []
    let actions: [StageAction] = [
      .edit(.insert(count: 3, at: nil, seed: 4), animated: true),
      .select(items: ["a1"], mode: .replace), .edit(.delete(items: nil), animated: true),
      .edit(.shuffle(seed: 9, section: nil), animated: true), .undo,
    ]
    for action in actions {
      for case .committed(_, let record?, _) in try one.act(action).reports {
        records.append(record)
      }
    }
    expect(records.count, equals: actions.count)
    let other = HostHarness()
    other.file(
      .layout,
      StageFixtures.layout(#""itemSize": {"width": 100, "height": 100}"#)
    )
    other.file(.data, StageFixtures.data(4, 3))
    try other.load()
    let news = try other.run { .replay(number: $0, records: records + ["junk"]) }.reports
    expect(news.contains(.history(HistoryState(undo: "Delete 1 item", redo: "Shuffle", edits: 2))))
    expect(!news.contains { if case .committed = $0 { true } else { false } })
    expect(news.contains { if case .diagnostics(let list) = $0 { list.count == 1 } else { false } })
    try other.open(7)
    expect(other.picture(of: 7).mapValues(\.title), equals: one.picture(of: 7).mapValues(\.title))
  }

  @Test func `reverting goes back in data, parameters and layout, and one undo takes it back`()
    throws
  {
    let host = try host()
    let before = host.picture(of: 7)
    var records: [String] = []
    var overrides: [String: ParameterValue] = [:]
    func run(_ action: StageAction) throws -> [HostReport] {
      let reports = try host.act(action).reports
      for case .committed(_, let record?, let values) in reports {
        records.append(record)
        overrides = values ?? overrides
      }
      return reports
    }
    try host.set("minimumLineSpacing", .number(30))
    _ = try run(.edit(.delete(items: ["a0"]), animated: true))
    _ = try run(.layout(LayoutChange(to: "List")))
    let away = host.picture(of: 7)
    let reports = try run(.edit(.revert, animated: true))
    expect(
      reports.contains(.history(HistoryState(undo: "Revert to the files", edits: 0, seeded: [])))
    )
    expectEmpty(overrides)
    expect(host.picture(of: 7).mapValues(\.attributes.y), equals: before.mapValues(\.attributes.y))
    let undone = try run(.undo)
    expect(overrides.count, equals: 2)
    expect(host.picture(of: 7).mapValues(\.attributes.y), equals: away.mapValues(\.attributes.y))
    expect(undone.contains { if case .history(let now) = $0 { now.edits == 3 } else { false } })
    expect(records.count, equals: 4)
  }

  /// The number of steps from what the files say, as clients are told.
  private func away(_ messages: [HostMessage]) -> Int? {
    for case .history(let state) in messages.reports { return state.away ?? state.edits }
    return nil
  }

  @Test func `what was set and deleted and then put back by hand counts as in the files`() throws {
    let host = try host()
    expect(away(try host.set("minimumLineSpacing", .number(30))), equals: 1)
    expect(away(try host.set("minimumLineSpacing", .number(40))), equals: 2)
    expect(away(try host.set("minimumLineSpacing", .number(0))), equals: 0)
    expect(away(try host.act(.layout(LayoutChange(to: "List")))), equals: 1)
    expect(away(try host.act(.layout(LayoutChange(to: "")))), equals: 0)
    let move = StageEdit.move(items: ["a0"], to: .init(section: "a", index: 2))
    expect(away(try host.act(.edit(move, animated: false))), equals: 1)
    expect(away(try host.set("minimumLineSpacing", .number(20))), equals: 2)
    let back = StageEdit.move(items: ["a0"], to: .init(section: "a", index: 0))
    expect(away(try host.act(.edit(back, animated: false))), equals: 1)
    expect(away(try host.act(.edit(.revert, animated: false))), equals: 0)
    expect(away(try host.act(.undo)), equals: 1)
  }

  @Test func `what was saved counts no more, and undo leads to the values before`() throws {
    let saved = """
      {"kind": "flow", "parameters": {"minimumLineSpacing": 30, "minimumInteritemSpacing": 0,
      "itemSize": {"width": 100, "height": 100}}}
      """
    let host = try host()
    try host.set("minimumLineSpacing", .number(20))
    expect(away(try host.set("minimumLineSpacing", .number(30))), equals: 2)
    let update = try host.update(layout: saved)
    expect(away(update), equals: 0)
    expect(
      update.outline.first,
      equals: "checkpoint",
      "a host after this one has the bound steps, too"
    )
    expect(away(try host.set("minimumInteritemSpacing", .number(4))), equals: 1)
    expect(away(try host.act(.edit(.delete(items: ["a0"]), animated: false))), equals: 2)
    expect(away(try host.act(.undo)), equals: 1)
    expect(away(try host.act(.undo)), equals: 0)
    expect(away(try host.act(.undo)), equals: 1)
    expect(host.document.values.number("minimumLineSpacing"), equals: 20)
    expect(away(try host.act(.undo)), equals: 2)
    expect(host.document.values.number("minimumLineSpacing"), equals: 0)
    for _ in 0..<2 { try host.act(.redo) }
    expect(host.document.values.number("minimumLineSpacing"), equals: 30)
    expect(host.document.stepsFromFiles, equals: 0)
  }

  @Test func `lets a saved data file end all edits, and a saved layout none`() throws {
    let host = try host()
    try host.act(.edit(.delete(items: ["a0"]), animated: true))
    try host.update(layout: StageFixtures.squares)
    expect(host.picture(of: 7)["0  a0"], equals: nil)
    let answer = try host.update(data: StageFixtures.data(2))
    expect(answer.outline.first, equals: "checkpoint")
    expect(answer.reports.contains(.history(HistoryState(seeded: []))))
    expect(answer.diagnostics?.contains { $0.code == "edits-replaced" }, equals: true)
    expect(host.picture(of: 7).count, equals: 2)
    expect(try host.act(.undo).error?.code, equals: "not-found")
  }

  @Test func `folds many records into the data and goes on from there`() throws {
    let one = try host()
    var records: [String] = []
    var edited: FileMessage?
    for index in 0..<(EditJournal.mostRecords + 2) {
      let update = StageEdit.ItemUpdate(title: "T\(index)")
      for message in try one.act(.edit(.update(item: "a0", update), animated: false)) {
        switch message {
        case .file(let file): edited = file
        case .report(.checkpoint(_, true)): records = []
        case .report(.committed(_, let record?, _)): records.append(record)
        default: break
        }
      }
    }
    expect(records.count, equals: 2)
    let other = HostHarness()
    other.file(.layout, StageFixtures.squares)
    other.file(.data, StageFixtures.data(4, 3))
    other.receive(try #require(edited))
    try other.load()
    try other.run { .replay(number: $0, records: records) }
    try other.open(7)
    expect(other.picture(of: 7)["0  a0"]?.title, equals: "T\(EditJournal.mostRecords + 1)")
    for host in [one, other] { try host.act(.undo) }
    expect(one.picture(of: 7)["0  a0"]?.title, equals: "T\(EditJournal.mostRecords)")
    expect(other.picture(of: 7)["0  a0"]?.title, equals: "T\(EditJournal.mostRecords)")
  }
}
