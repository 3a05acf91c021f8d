// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line, with drops of things from outside.
@MainActor
@Suite(.ownProcess) struct ArrivalTests {
  private func host(_ data: String = StageFixtures.data(6)) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: data)
    try host.open(7)
    try host.open(8)
    return host
  }

  /// Moves things to a point and drops them there.
  @discardableResult
  private func drop(
    _ titles: [String],
    _ x: Double,
    _ y: Double,
    in host: HostHarness,
    drop: UInt32 = 5
  ) throws -> [HostMessage] {
    let point = Point(x: x, y: y)
    let count = titles.count
    let began = StageBring(phase: .began, point: point, count: count)
    expect(try host.act(.bring(began)).error, equals: nil)
    expect(try host.act(.bring(StageBring(phase: .moved, point: point))).error, equals: nil)
    let end = StageBring(phase: .ended, point: point, drop: drop, titles: titles)
    return try host.act(.bring(end))
  }

  @discardableResult
  private func deliver(
    _ step: StageDelivery.Step,
    _ index: Int = 0,
    drop: UInt32 = 5,
    to host: HostHarness,
    client: UInt64 = 1
  ) throws -> [HostMessage] {
    try host.act(.deliver(StageDelivery(drop: drop, index: index, step: step)), client: client)
  }

  private func content(_ key: String, _ host: HostHarness, in view: UInt64 = 7) -> WireContent? {
    guard let table = host.tables[view] else { return nil }
    let element = table.elements.values.first { $0.category == 0 && $0.key == key }
    return element.flatMap { table.content($0.attributes.content) }
  }

  /// Ids in order, with a dash for each placeholder.
  private func order(_ host: HostHarness, in view: UInt64 = 7) -> [String] {
    host.order(in: view).map { $0.hasPrefix("placeholder") ? "–" : $0 }
  }

  @Test func `a dropped file has a placeholder in every view until it is loaded`() throws {
    let host = try host()
    let dropped = try drop(["a.txt"], 150, 50, in: host)
    expect(dropped.error, equals: nil)
    expect(dropped.history, equals: nil)
    for view: UInt64 in [7, 8] {
      expect(order(host, in: view), equals: ["a0", "–", "a1", "a2", "a3", "a4", "a5"])
      let key = try #require(host.order(in: view).first { $0.hasPrefix("placeholder") })
      let waiting = try #require(content(key, host, in: view))
      expect(waiting.isPlaceholder)
      expect(waiting.title, equals: "a.txt")
      expect(waiting.progress, equals: 0)
    }
    try deliver(.progress(0.4), to: host)
    for view: UInt64 in [7, 8] {
      let key = try #require(host.order(in: view).first { $0.hasPrefix("placeholder") })
      expect(content(key, host, in: view)?.progress, equals: 40)
    }
    let done = try deliver(.done(.init(title: "Letter", subtitle: "2 KB")), to: host)
    expect(done.history?.undo, equals: "Paste 1 item")
    for view: UInt64 in [7, 8] {
      let now = host.order(in: view)
      #expect(now.count == 7 && now[0] == "a0" && now[2] == "a1")
      let item = try #require(content(now[1], host, in: view))
      expect(item.title, equals: "Letter")
      expect(item.subtitle, equals: "2 KB")
      expect(!item.isPlaceholder)
      expect(item.progress, equals: nil)
    }
    try host.act(.undo)
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.act(.redo)
    expect(host.order().count, equals: 7)
  }

  @Test func `a drop that fails leaves the items as they were`() throws {
    let host = try host()
    try drop(["a.txt"], 150, 50, in: host)
    let failed = try deliver(.failed, to: host)
    expect(failed.error, equals: nil)
    expect(failed.history, equals: nil)
    for view: UInt64 in [7, 8] {
      expect(host.order(in: view), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    }
    expect(try deliver(.failed, to: host).error?.code, equals: "not-found")
  }

  @Test func `several things keep their order, whichever comes first`() throws {
    let host = try host()
    try drop(["one", "two"], 150, 50, in: host)
    expect(order(host), equals: ["a0", "–", "–", "a1", "a2", "a3", "a4", "a5"])
    try deliver(.done(.init(title: "two")), 1, to: host)
    try deliver(.done(.init(title: "one")), 0, to: host)
    let order = host.order()
    expect(order.count, equals: 8)
    #expect(content(order[1], host)?.title == "one" && content(order[2], host)?.title == "two")
  }

  @Test func `a placeholder goes along with what is edited meanwhile`() throws {
    let host = try host()
    try drop(["a.txt"], 250, 50, in: host)
    try host.act(.edit(.delete(items: ["a0"]), animated: true), view: 8, client: 2)
    expect(order(host), equals: ["a1", "–", "a2", "a3", "a4", "a5"])
    try deliver(.done(.init(title: "Letter")), to: host)
    let now = host.order()
    #expect(now.count == 6 && now[0] == "a1" && now[2] == "a2")
    expect(content(now[1], host)?.title, equals: "Letter")
  }

  @Test func `a reload discards the placeholder, and the thing comes all the same`() throws {
    let host = try host()
    try drop(["a.txt"], 150, 50, in: host)
    try host.act(.invoke(.reloadData))
    expect(host.order().count, equals: 6)
    expect(host.order(in: 8).count, equals: 7)
    try deliver(.done(.init(title: "Letter")), to: host)
    for view: UInt64 in [7, 8] {
      expect(host.order(in: view).count, equals: 7)
      expect(content(host.order(in: view)[1], host, in: view)?.title, equals: "Letter")
    }
  }

  @Test func `a view that is opened meanwhile shows what is awaited`() throws {
    let host = try host()
    try drop(["one", "two"], 150, 50, in: host)
    try host.open(9)
    expect(order(host, in: 9), equals: ["a0", "–", "–", "a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `the placeholders of a client go when the client leaves`() throws {
    let host = try host()
    try drop(["a.txt"], 150, 50, in: host)
    expect(try deliver(.failed, to: host, client: 2).error?.code, equals: "not-found")
    try host.run { .left(number: $0, client: 1) }
    expect(host.order(in: 8), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `a file dropped onto an item comes after it, and one beside all items at the end`()
    throws
  {
    let host = try host()
    try host.set("cv.dropping", .choice("into"))
    try drop(["a.txt"], 50, 50, in: host)
    expect(order(host), equals: ["a0", "–", "a1", "a2", "a3", "a4", "a5"])
    try deliver(.failed, to: host)
    let began = StageBring(phase: .began, point: Point(x: 50, y: 290), count: 1)
    try host.act(.bring(began))
    let end = StageBring(phase: .ended, point: Point(x: 50, y: 290), drop: 6, titles: ["b"])
    expect(try host.act(.bring(end)).error, equals: nil)
    expect(order(host), equals: ["a0", "a1", "a2", "a3", "a4", "a5", "–"])
  }

  @Test func `a file dropped between items comes beside the nearest one`() throws {
    let layout =
      #"{"kind": "flow", "parameters": {"itemSize": {"width": 90, "height": 90}, "#
      + #""minimumLineSpacing": 10, "minimumInteritemSpacing": 10}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(6))
    try host.open(7)
    // Three to a line with 15 pt between them: a0 ends at 90, a1 starts at 105 and ends at 195.
    try drop(["a"], 96, 45, in: host, drop: 1)
    expect(order(host), equals: ["a0", "–", "a1", "a2", "a3", "a4", "a5"])
    try deliver(.failed, drop: 1, to: host)
    try drop(["a"], 200, 45, in: host, drop: 2)
    expect(order(host), equals: ["a0", "a1", "–", "a2", "a3", "a4", "a5"])
    try deliver(.failed, drop: 2, to: host)
    // The second line starts at 100.
    try drop(["a"], 45, 98, in: host, drop: 3)
    expect(order(host), equals: ["a0", "a1", "a2", "–", "a3", "a4", "a5"])
  }

  @Test func `refuses a drag that did not begin, and a second one at the same time`() throws {
    let host = try host()
    let moved = StageBring(phase: .moved, point: Point(x: 0, y: 0))
    expect(try host.act(.bring(moved)).error?.code, equals: "not-held")
    let began = StageBring(phase: .began, point: Point(x: 0, y: 0), count: 1)
    expect(try host.act(.bring(began)).error, equals: nil)
    expect(try host.act(.bring(began)).error?.code, equals: "held")
    let cancelled = StageBring(phase: .cancelled, point: Point(x: 0, y: 0))
    expect(try host.act(.bring(cancelled)).error, equals: nil)
    try drop(["a"], 50, 50, in: host)
    expect(try drop(["a"], 50, 50, in: host).error?.code, equals: "held")
  }

  @Test(arguments: ["classic", "diffable", "minimal", "controller"])
  func `whatever the data source, it comes to its place`(_ source: String) throws {
    let host = try host()
    try host.set("cv.source", .choice(source))
    try drop(["a.txt"], 150, 50, in: host)
    expect(order(host), equals: ["a0", "–", "a1", "a2", "a3", "a4", "a5"])
    try deliver(.done(.init(title: "Letter")), to: host)
    #expect(host.order().count == 7 && content(host.order()[1], host)?.title == "Letter")
    expect(host.order(in: 8).count, equals: 7)
  }

  @Test func `an item that something rests on blinks, opens, and is selected for everybody`() throws
  {
    let host = try host()
    try host.set("cv.springLoading", .flag(true))
    let began = StageBring(phase: .began, point: Point(x: 150, y: 50), count: 1)
    try host.act(.bring(began))
    expect(host.state(of: "a1"), equals: 0)
    host.nowMs += 500
    try host.wake()
    expect(host.state(of: "a1"), equals: 2, "lit")
    host.nowMs += 100
    try host.wake()
    expect(host.state(of: "a1"), equals: 0)
    host.nowMs += 300
    let opened = try host.wake()
    expect(opened.selections.last?.items, equals: ["a1"])
    expect(host.state(of: "a1", in: 8), equals: 1)
  }

  @Test func `a window for an item begins with its title`() throws {
    let host = try host()
    let replies = try host.act(.activate(point: Point(x: 150, y: 50))).replies
    let activity = StageActivity(item: "a1", type: "tessera.item", title: "A1")
    expect(replies, equals: [.activated(view: 7, activity: activity)])
    let none = try host.act(.activate(point: Point(x: 50, y: 290))).replies
    expect(none, equals: [.activated(view: 7, activity: nil)])
  }
}
