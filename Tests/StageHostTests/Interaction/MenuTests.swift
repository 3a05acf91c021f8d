// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line.
@MainActor
@Suite(.ownProcess) struct MenuTests {
  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  private func press(_ host: HostHarness, _ x: Double, _ y: Double) throws -> StageMenu {
    try #require(try host.act(.press(point: Point(x: x, y: y))).menu)
  }

  /// The path of an entry with a title.
  private func path(_ title: String, in entries: [MenuEntry]) -> [Int]? {
    for (index, entry) in entries.enumerated() {
      if entry.title == title, entry.children == nil { return [index] }
      if let rest = path(title, in: entry.children ?? []) { return [index] + rest }
    }
    return nil
  }

  @discardableResult
  private func choose(
    _ title: String,
    _ host: HostHarness,
    _ menu: StageMenu
  ) throws -> [HostMessage] {
    let place = try #require(path(title, in: menu.items))
    return try host.act(.choose(menu: menu.menu, path: place))
  }

  private func items(_ host: HostHarness) -> [String] {
    let cells = host.picture(of: 7).filter { $0.key.hasPrefix("0 ") }
    return cells.sorted { $0.value.attributes.item < $1.value.attributes.item }.map {
      String($0.key.dropFirst(3))
    }
  }

  @Test func `a press shows the context menu of the item`() throws {
    let host = try host()
    let menu = try press(host, 150, 50)
    expect(menu.style, equals: .context)
    expect(menu.title, equals: "A1")
    expect(menu.menu, equals: 1)
    expect(menu.element, equals: host.ids(of: 7)["0  a1"])
    expect(menu.items.map(\.title), equals: ["", "Insert", "Move", "", ""])
    expect(menu.items.map(\.inline), equals: [true, false, false, true, true])
    expect(menu.items.first?.children?.map(\.title), equals: ["Copy", "Paste", "Duplicate"])
    expect(menu.items.first?.children?.map(\.disabled), equals: [false, true, false])
    expect(menu.items.last?.children?.first?.destructive, equals: true)
  }

  @Test func `a press between the items shows nothing`() throws {
    let host = try host(4)
    expect(try press(host, 250, 150).menu, equals: 0)
  }

  @Test func `a press on a selected item shows a menu for all selected items`() throws {
    let host = try host()
    try host.set("cv.selection", .choice("multiple"))
    try host.tap(50, 50)
    try host.tap(150, 50)
    let menu = try press(host, 150, 50)
    expect(menu.title, equals: "2 items")
    try choose("Delete", host, menu)
    expect(items(host), equals: ["a2", "a3", "a4", "a5"])
  }

  @Test func `a press without a point shows the menu of the selection`() throws {
    let host = try host()
    expect(try host.act(.press(point: nil)).menu?.menu, equals: 0)
    try host.tap(50, 150)
    expect(try host.act(.press(point: nil)).menu?.title, equals: "A3")
  }

  @Test func `duplicate, insert and move change the data`() throws {
    let host = try host()
    try choose("Duplicate", host, try press(host, 50, 50))
    expect(items(host).count, equals: 7)
    let duplicate = items(host)[1]
    expect(host.picture(of: 7)["0  \(duplicate)"]?.title, equals: "A0")
    try choose("To the end", host, try press(host, 50, 50))
    expect(items(host).last, equals: "a0")
    try choose("To the start", host, try press(host, 50, 250))
    expect(items(host).first, equals: "a0")
    try choose("Before", host, try press(host, 50, 50))
    #expect(items(host).count == 8 && items(host)[1] == "a0")
  }

  @Test func `copy and paste bring in copies behind the item`() throws {
    let host = try host()
    try choose("Copy", host, try press(host, 50, 50))
    try choose("Paste", host, try press(host, 150, 150))
    expect(items(host).count, equals: 7)
    #expect(Array(items(host)[0...4]) == ["a0", "a1", "a2", "a3", "a4"] && items(host)[6] == "a5")
    expect(host.picture(of: 7)["0  \(items(host)[5])"]?.title, equals: "A0")
  }

  @Test func `the edit menu lists exactly what the delegate allows, in the system's order`() throws
  {
    let host = try host()
    try host.set("cv.menu", .choice("edit"))
    let menu = try press(host, 50, 50)
    expect(menu.style, equals: .edit)
    expect(menu.items.map(\.title), equals: ["Copy", "Paste"])
    try host.set("cv.menuCut", .flag(true))
    try host.set("cv.menuPaste", .flag(false))
    expect(try press(host, 50, 50).items.map(\.title), equals: ["Cut", "Copy"])
    try host.set("cv.menuCut", .flag(false))
    try host.set("cv.menuCopy", .flag(false))
    expect(try press(host, 50, 50).menu, equals: 0)
  }

  @Test func `cut takes the item away and paste brings it back as a copy`() throws {
    let host = try host()
    try host.set("cv.menu", .choice("edit"))
    try host.set("cv.menuCut", .flag(true))
    expect(try choose("Paste", host, try press(host, 50, 50)).error?.code, equals: "missing")
    try choose("Cut", host, try press(host, 50, 50))
    expect(items(host), equals: ["a1", "a2", "a3", "a4", "a5"])
    try choose("Paste", host, try press(host, 50, 50))
    #expect(items(host).count == 6 && items(host)[0] == "a1")
    expect(host.picture(of: 7)["0  \(items(host)[1])"]?.title, equals: "A0")
  }

  @Test func `no menu is shown where menus are off`() throws {
    let host = try host()
    try host.set("cv.menu", .choice("off"))
    expect(try press(host, 50, 50).menu, equals: 0)
  }

  @Test func `the menu entry Select the section selects all items of the section`() throws {
    let host = try host(4)
    try host.set("cv.selection", .choice("multiple"))
    let chosen = try choose("Select the section", host, try press(host, 50, 50))
    expect(chosen.selections.last?.items, equals: ["a0", "a1", "a2", "a3"])
  }

  @Test func `the menu entry Inspect sends the description to the client that chose it`() throws {
    let host = try host()
    let chosen = try choose("Inspect", host, try press(host, 150, 50))
    guard case .inspected(7, let info?)? = chosen.replies.first else {
      Issue.record("no answer")
      return
    }
    #expect(info.item?.id == "a1" && info.indexPath == [0, 1])
    expect(info.frame, equals: ContentRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func `a random size is the same for the same menu`() throws {
    let first = try choose("Random size", try host(), try press(try host(), 50, 50))
    expect(first.error?.field, equals: "menu", "a menu of another stage is not open here")
    let sizes = try (0..<2).map { _ in
      let host = try host()
      try choose("Random size", host, try press(host, 50, 50))
      return try inspected(host)
    }
    expect(sizes[0], equals: sizes[1])
    expect(sizes[0].allSatisfy { (40...240).contains($0) })
  }

  private func inspected(_ host: HostHarness) throws -> [Double] {
    let id = try #require(host.ids(of: 7)["0  a0"])
    guard case .inspected(_, let info?)? = try host.act(.inspect(element: id)).replies.first else {
      return []
    }
    return [info.item?.width, info.item?.height].compactMap { $0 }
  }

  @Test func `refuses a choice in a closed menu, another client's menu or a missing entry`() throws
  {
    let host = try host()
    let menu = try press(host, 50, 50)
    expect(try host.act(.choose(menu: menu.menu, path: [9])).error?.field, equals: "path")
    expect(try host.act(.choose(menu: menu.menu, path: [1])).error, equals: nil)
    let again = try press(host, 50, 50)
    let stranger = try host.act(.choose(menu: again.menu, path: [0, 0]), client: 2)
    expect(stranger.error?.field, equals: "menu")
    try host.act(.dismiss(menu: again.menu))
    expect(try host.act(.choose(menu: again.menu, path: [0, 0])).error?.field, equals: "menu")
  }

  @Test func `choosing for an item that is gone changes nothing`() throws {
    let host = try host()
    let menu = try press(host, 50, 50)
    try host.act(.edit(.delete(items: ["a0"]), animated: true))
    expectEmpty(try choose("Duplicate", host, menu).deltas)
    expect(items(host), equals: ["a1", "a2", "a3", "a4", "a5"])
  }
}
