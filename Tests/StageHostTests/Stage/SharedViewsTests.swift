// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct SharedViewsTests {
  private static let data = StageFixtures.data(40, 3)

  private func host(views: ClosedRange<UInt64> = 1...4) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: Self.data)
    for view in views { try host.open(view) }
    return host
  }

  private func shuffle(_ host: HostHarness, seed: UInt32 = 3) throws -> [HostMessage] {
    try host.act(.edit(.shuffle(seed: seed, section: nil), animated: true))
  }

  private func rest(_ host: HostHarness, _ view: UInt64, _ isResting: Bool) throws -> [HostMessage]
  {
    try host.run { .rest(number: $0, view: view, resting: isResting) }
  }

  @Test func `views with equal inputs are laid out once, and each gets every delta`() throws {
    let host = try host()
    expect(host.countOfLaidOut, equals: 1)
    expect(try shuffle(host).deltas.map(\.view), equals: [1, 2, 3, 4])
    #expect(host.picture(of: 4) == host.picture(of: 1) && host.picture(of: 1).count > 12)
    // A later view joins; its revisions are its own.
    let opened = try host.open(5)
    #expect(opened.deltas.map(\.revision) == [1] && opened.deltas.map(\.base) == [nil])
    expect(host.countOfLaidOut, equals: 1)
    expect(host.picture(of: 5), equals: host.picture(of: 1))
    let next = try shuffle(host, seed: 4).deltas
    expect(next.map(\.view), equals: [1, 2, 3, 4, 5])
    #expect(next.map(\.revision) == [3, 3, 3, 3, 2] && next.map(\.base) == [2, 2, 2, 2, 1])
    expect(host.picture(of: 5), equals: host.picture(of: 1))
  }

  @Test func `views with other inputs are laid out by themselves`() throws {
    let host = try host(views: 1...1)
    try host.open(2, at: Point(x: 0, y: 100))
    try host.open(3, Viewport(width: 300, height: 401, scale: 2, insets: .zero))
    expect(host.countOfLaidOut, equals: 3)
  }

  @Test(arguments: 1...3)
  func `a view that scrolls is laid out by itself, and the others stay together`(
    view: UInt64
  )
    throws
  {
    let host = try host(views: 1...3)
    let ids = host.ids(of: view)
    let others = host.picture(of: view % 3 + 1)
    let moved = try host.scroll(view, to: 50)
    expect(host.countOfLaidOut, equals: 2)
    expect(moved.deltas.allSatisfy { $0.view == view })
    // Elements keep their numbers.
    expectEmpty(host.ids(of: view).filter { ids[$0.key] != nil && ids[$0.key] != $0.value })
    expect(host.offset(of: view), equals: Point(x: 0, y: 50))
    expect(Set(try shuffle(host).deltas.map(\.view)), equals: [1, 2, 3])
    expect(host.picture(of: view % 3 + 1), equals: host.picture(of: (view + 1) % 3 + 1))
    #expect(host.picture(of: view % 3 + 1) != others)
  }

  @Test func `reports of rest and questions do not part views`() throws {
    let host = try host()
    expect(try host.scroll(2, to: 0, .idle).outline, equals: ["handled"])
    expect(
      try host.run { .viewport(number: $0, view: 3, viewport: HostHarness.viewport) }.outline,
      equals: ["handled"]
    )
    let rect = ContentRect(x: 0, y: 0, width: 300, height: 100)
    let reply = try #require(try host.act(.probe(rect: rect), view: 4).replies.first)
    expect(reply.view, equals: 4)
    guard case .probed(_, let total, _) = reply else { return expect(Bool(false)) }
    expect(total, equals: 3)
    expect(host.countOfLaidOut, equals: 1)
  }

  @Test func `the others stay when the view that was laid out is closed`() throws {
    let host = try host()
    try host.run { .close(number: $0, view: 1) }
    expect(host.countOfLaidOut, equals: 1)
    expect(try shuffle(host).deltas.map(\.view), equals: [2, 3, 4])
    for view: UInt64 in 2...4 {
      expect(try host.run { .close(number: $0, view: view) }.outline, equals: ["handled"])
    }
    expect(host.countOfLaidOut, equals: 0)
    expect(try host.run { .close(number: $0, view: 4) }.outline, equals: ["refused"])
  }

  @Test(arguments: 1...3)
  func `a resting view has no collection view, and has everything when somebody comes back`(
    view: UInt64
  ) throws {
    let host = try host(views: 1...3)
    let before = host.picture(of: view)
    expect(try rest(host, view, true).outline, equals: ["handled"])
    expect(host.countOfLaidOut, equals: 1)
    expect(Set(try shuffle(host).deltas.map(\.view)), equals: Set([1, 2, 3]).subtracting([view]))
    expect(host.picture(of: view), equals: before)
    expect(try rest(host, view, false).deltas.map(\.view), equals: [view])
    expect(host.picture(of: view), equals: host.picture(of: view % 3 + 1))
    expect(Set(try shuffle(host, seed: 4).deltas.map(\.view)), equals: [1, 2, 3])
    expect(host.picture(of: view), equals: host.picture(of: view % 3 + 1))
  }

  @Test func `abandoned views cost nothing, and views that missed nothing join again`() throws {
    let host = try host()
    for view: UInt64 in 1...4 { _ = try rest(host, view, true) }
    let work = host.layoutWork(of: 4)
    expectEmpty(try shuffle(host).deltas)
    expect(host.layoutWork(of: 4), equals: work)
    expect(host.countOfLaidOut, equals: 1)
    let again = try self.host()
    _ = try rest(again, 1, true)
    _ = try rest(again, 2, true)
    expect(try rest(again, 1, false).outline, equals: ["handled"])
    expect(try rest(again, 2, false).outline, equals: ["handled"])
    expect(again.countOfLaidOut, equals: 1)
    expect(Set(try shuffle(again).deltas.map(\.view)), equals: [1, 2, 3, 4])
  }

  @Test func `a view that is parted while an item moves shows the movement on`() throws {
    let host = try host(views: 1...3)
    try host.drag(.began, 50, 50, ["a0"], view: 1)
    try host.drag(.moved, 250, 50, view: 1)
    let order = host.order(in: 2)
    expect(order.prefix(3), equals: ["a1", "a2", "a0"])
    expect(host.countOfLaidOut, equals: 2)
    expectEmpty(try host.scroll(3, to: 0).deltas)
    expect(host.countOfLaidOut, equals: 3)
    expect(host.order(in: 3), equals: order)
    try host.drag(.ended, 250, 50, view: 1)
    expect(host.order(in: 3), equals: host.order(in: 1))
    expect(host.order(in: 2), equals: host.order(in: 1))
  }

  @Test(arguments: LayoutChange.Path.allCases)
  func `a view that is parted during a transition takes part in it`(path: LayoutChange.Path) throws
  {
    let layout = #"""
      {"kind": "flow", "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
       "itemSize": {"width": 100, "height": 100}}, "layouts": [{"name": "Rows", "kind": "flow",
       "parameters": {"minimumLineSpacing": 0, "itemSize": {"width": 300, "height": 50}}}]}
      """#
    let host = try HostHarness(layout: layout, data: Self.data)
    for view: UInt64 in 1...4 { try host.open(view) }
    let began = TransitionStep.began(to: "Rows", path: path, placement: nil)
    try host.act(.transition(began), view: 1)
    try host.act(.transition(.moved(progress: 0.25)), view: 1)
    expect(host.countOfLaidOut, equals: 2)
    _ = try rest(host, 4, true)
    _ = try host.scroll(3, to: 0)
    expect(host.countOfLaidOut, equals: 3)
    expect(host.picture(of: 3), equals: host.picture(of: 2))
    try host.act(.transition(.moved(progress: 0.5)), view: 1)
    _ = try rest(host, 4, false)
    expect(host.picture(of: 3), equals: host.picture(of: 2))
    expect(host.picture(of: 4), equals: host.picture(of: 2))
    try host.act(.transition(.ended(progress: 1, velocity: 0)), view: 1)
    for view: UInt64 in 2...4 { expect(host.picture(of: view), equals: host.picture(of: 1)) }
    expect(host.picture(of: 4)["0  a1"].map { Double($0.attributes.y) / 64 }, equals: 50)
  }

  @Test func `a new view joins one that rests`() throws {
    let host = try host(views: 1...1)
    _ = try rest(host, 1, true)
    try host.open(2)
    expect(host.countOfLaidOut, equals: 1)
    expect(try shuffle(host).deltas.map(\.view), equals: [2])
    expect(try rest(host, 1, false).deltas.map(\.view), equals: [1])
    expect(host.picture(of: 1), equals: host.picture(of: 2))
  }

  @Test func `a host that continues pages with equal pictures shares them again`() throws {
    let host = try host(views: 1...3)
    _ = try shuffle(host)
    let next = try HostHarness(layout: StageFixtures.squares, data: Self.data)
    for view: UInt64 in 1...3 {
      let picture = try #require(host.tables[view]?.snapshot(view: view))
      try next.adopt(picture)
      expect(try next.open(view, revision: picture.revision).deltas.map(\.view), equals: [view])
    }
    expect(next.countOfLaidOut, equals: 1)
    expect(try shuffle(next).deltas.map(\.view), equals: [1, 2, 3])
    expect(next.picture(of: 3), equals: next.picture(of: 1))
  }

  @Test func `a host that opened views unseen shares them after it took over`() throws {
    let host = try host(views: 1...3)
    _ = try shuffle(host)
    let understudy = try self.host(views: 1...3)
    _ = try shuffle(understudy, seed: 9)
    expect(understudy.countOfLaidOut, equals: 1)
    let before = try #require(understudy.layoutWork(of: 1))
    for view: UInt64 in 1...3 {
      let picture = try #require(host.tables[view]?.snapshot(view: view))
      try understudy.adopt(picture)
      try understudy.open(view, revision: picture.revision)
    }
    expect(understudy.countOfLaidOut, equals: 1)
    expect(understudy.layoutWork(of: 3), equals: before)
    expect(try shuffle(understudy).deltas.map(\.view), equals: [1, 2, 3])
    expect(understudy.picture(of: 3), equals: understudy.picture(of: 1))
  }
}
