// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The focus of a view's items, and the index beside them.
@MainActor
@Suite(.ownProcess) struct FocusStageTests {
  private func host(_ data: String = StageFixtures.data(6)) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: data)
    try host.open(7)
    return host
  }

  private func focus(_ item: String?, _ host: HostHarness) throws -> [StageReply] {
    try host.act(.focus(StageFocus(item: item, heading: .right))).replies
  }

  @Test func `the focus goes where the delegate lets it go`() throws {
    let host = try host()
    expect(try focus("a2", host), equals: [.focused(view: 7, item: "a2")])
    try host.set("cv.locked", .flag(true))
    expect(try focus("a3", host), equals: [.focused(view: 7, item: "a2")])
    expect(try focus(nil, host), equals: [.focused(view: 7, item: nil)])
  }

  @Test func `an item that is not there is refused`() throws {
    let error = try host().act(.focus(StageFocus(item: "x"))).error
    expect(error?.code, equals: "not-found")
    expect(error?.field, equals: "item")
  }

  @Test func `the selection follows the focus where people want that`() throws {
    let host = try host()
    expect(try host.act(.focus(StageFocus(item: "a1"))).selections, equals: [])
    try host.set("cv.focusSelects", .flag(true))
    let answer = try host.act(.focus(StageFocus(item: "a2")))
    expect(answer.selections.map(\.items), equals: [["a2"]])
  }

  @Test(arguments: ["classic", "diffable", "controller"])
  func `the index has the first letter of each section and leads to its first item`(
    _ source: String
  ) throws {
    let data = """
      {"sections": [{"id": "a", "title": "apples", "items": []},
      {"id": "b", "title": "Éclairs", "items": [{"id": "b0", "title": "B"}]}, {"id": "c", "items": []}]}
      """
    let host = try host(data)
    expect(try host.act(.titles).replies, equals: [.titled(view: 7, titles: [])])
    try host.set("cv.source", .choice(source))
    try host.set("cv.indexTitles", .flag(true))
    expect(try host.act(.titles).replies, equals: [.titled(view: 7, titles: ["A", "É", "•"])])
    expect(try host.act(.jump(title: "A", index: 0)).error, equals: nil)
    expect(try host.act(.jump(title: "A", index: 1)).error?.field, equals: "index")
    let missing = try host.act(.jump(title: "•", index: 2)).error
    expect(missing?.code, equals: "not-found")
    expect(missing?.field, equals: "title")
  }

  @Test func `a title of the index brings its section to the top`() throws {
    let host = try host(StageFixtures.data(30, 30, titled: true))
    try host.set("cv.indexTitles", .flag(true))
    try host.act(.jump(title: "S", index: 1))
    // 30 squares of 100 pt, three to a line, make 10 lines of 100 pt.
    expect(host.offset(of: 7)?.y, equals: 1000)
  }
}
