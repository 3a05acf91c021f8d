// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The actions behind rows of a plain list of 300 × 400 pt with rows of 44 pt.
@MainActor
@Suite(.ownProcess) struct SwipeStageTests {
  private let data = #"""
    {"sections": [{"id": "s", "actions": {
        "leading": ["flag"],
        "trailing": [{"does": "delete", "title": "Remove", "colour": "#102030"}, "duplicate"]},
      "items": [
        {"id": "a", "title": "A"},
        {"id": "b", "title": "B", "actions": {"leading": ["moveToEnd"], "fullSwipe": false}},
        {"id": "c", "title": "C", "actions": {}}]}]}
    """#

  private func host(_ layout: String = #""kind": "list""#) throws -> HostHarness {
    let parameters = #""appearance": "plain", "headerMode": "none""#
    let isList = layout.contains("list")
    let host = try HostHarness(
      layout: isList ? #"{\#(layout), "parameters": {\#(parameters)}}"# : "{\(layout)}",
      data: data
    )
    try host.open(7)
    return host
  }

  private func swiped(_ sent: [HostMessage]) -> StageSwiped? {
    for case .reply(_, .swiped(let swiped)) in sent.reports { return swiped }
    return nil
  }

  private func open(
    _ id: String,
    _ side: StageSwipe.Side,
    _ host: HostHarness
  ) throws -> StageSwiped? {
    let element = try #require(host.ids(of: 7)["0  \(id)"])
    return swiped(try host.act(.swipe(.open(element: element, side: side))))
  }

  private func rowCount(_ host: HostHarness) -> Int {
    host.ids(of: 7).keys.count { $0.hasPrefix("0 ") }
  }

  private func list(_ id: String, _ host: HostHarness) -> ListContent? {
    guard let table = host.tables[7],
      let element = table.elements.values.first(where: { $0.key == id })
    else { return nil }
    return table.content(element.attributes.content)?.list
  }

  @Test func `asks for the actions of a side and says how their buttons look`() throws {
    let host = try host()
    let element = try #require(host.ids(of: 7)["0  a"])
    let answer = try #require(try open("a", .trailing, host))
    expect(answer.element, equals: element)
    expect(answer.side, equals: .trailing)
    #expect(answer.full)
    expect(answer.actions.map(\.title), equals: ["Remove", "Duplicate"])
    expect(answer.actions.map(\.symbol), equals: ["trash", "doc.on.doc"])
    expect(answer.actions.map(\.destructive), equals: [true, false])
    expect(answer.actions[0].light, equals: 0x1020_30FF)
    #expect(try open("a", .leading, host)?.actions.map(\.title) == ["Flag"])
  }

  @Test func `an item has actions of its own or none instead of its section's`() throws {
    let host = try host()
    let own = try #require(try open("b", .leading, host))
    expect(own.actions.map(\.title), equals: ["To End"])
    #expect(!own.full)
    #expect(try open("b", .trailing, host)?.actions.isEmpty == true)
    #expect(try open("c", .leading, host)?.actions.isEmpty == true)
    #expect(try open("c", .trailing, host)?.element == 0)
  }

  @Test func `cells of a grid have no swipe actions`() throws {
    let host = try host(#""kind": "flow""#)
    #expect(try open("a", .trailing, host)?.element == 0)
    expect(list("a", host), equals: nil)
  }

  @Test func `rows tell that they have swipe actions, except while the list is edited`() throws {
    let host = try host()
    expect(list("a", host)?.hasTrailingActions, equals: true)
    expect(list("a", host)?.hasLeadingActions, equals: true)
    try host.set("cv.editing", .flag(true))
    expect(list("a", host)?.hasTrailingActions, equals: false)
    #expect(try open("a", .trailing, host)?.actions.isEmpty == true)
  }

  @Test func `a swipe action applies to its item even after the item has moved`() throws {
    let host = try host()
    _ = try open("a", .trailing, host)
    let first = StageEdit.ItemPlace(section: "s", index: 0)
    try host.act(.edit(.insert(count: 1, at: first, seed: 1), animated: false))
    expect(rowCount(host), equals: 4)
    try host.act(.swipe(.perform(index: 0)))
    expect(host.ids(of: 7)["0  a"], equals: nil)
    #expect(host.ids(of: 7)["0  b"] != nil)
    expect(rowCount(host), equals: 3)
    try host.act(.undo)
    #expect(host.ids(of: 7)["0  a"] != nil)
  }

  @Test func `a swipe action flags an item and removes the flag`() throws {
    let host = try host()
    _ = try open("a", .leading, host)
    try host.act(.swipe(.perform(index: 0)))
    expect(list("a", host)?.trailing.map(\.kind), equals: [.custom])
    #expect(try open("a", .leading, host)?.actions.map(\.title) == ["Unflag"])
    try host.act(.swipe(.perform(index: 0)))
    expect(list("a", host)?.trailing.isEmpty, equals: true)
  }

  @Test func `refuses an action that is not there`() throws {
    let host = try host()
    #expect(try host.act(.swipe(.perform(index: 0))).error?.field == "index")
    _ = try open("a", .leading, host)
    #expect(try host.act(.swipe(.perform(index: 1))).error?.field == "index")
    try host.act(.swipe(.close))
    #expect(try host.act(.swipe(.perform(index: 0))).error?.code == "not-found")
  }

  @Test func `the context menu of a row offers its swipe actions`() throws {
    let host = try host()
    let sent = try host.act(.press(point: Point(x: 20, y: 22)))
    var titles: [String] = []
    for case .reply(_, .menu(let menu)) in sent.reports {
      titles = menu.items.first?.children?.map(\.title) ?? []
      expect(titles, equals: ["Flag"])
      try host.act(.choose(menu: menu.menu, path: [0, 0]))
    }
    expect(titles, equals: ["Flag"])
    expect(list("a", host)?.trailing.map(\.kind), equals: [.custom])
  }
}
