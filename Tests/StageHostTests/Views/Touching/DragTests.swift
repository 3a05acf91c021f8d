// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line: item 1 of the first section has its middle at (150, 50).
@MainActor
@Suite(.ownProcess) struct DragTests {
  private func host(_ data: String = StageFixtures.data(6)) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: data)
    try host.open(7)
    return host
  }

  /// Left and top of an item's cell, in points.
  private func place(of item: String, _ host: HostHarness, in view: UInt64 = 7) -> [Double]? {
    host.picture(of: view)["0  \(item)"].map {
      [Double($0.attributes.x) / 64, Double($0.attributes.y) / 64]
    }
  }

  @Test(arguments: ["classic", "diffable", "controller"])
  func `a dragged item goes where it is let go, as one step for everybody`(
    _ source: String
  ) throws {
    let host = try host()
    try host.open(8)
    try host.set("cv.source", .choice(source))
    let hold = StageHold(client: 1, view: 7, items: ["a0"])
    expect(try host.drag(.began, 50, 50, ["a0"]).holds, equals: [hold])
    let moved = try host.drag(.moved, 250, 50)
    expect(host.order(in: 8), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
    expect(moved.history, equals: nil, "the data stay until the end")
    let ended = try host.drag(.ended, 250, 50)
    expect(ended.holds, equals: [])
    expect(ended.history?.undo, equals: "Move 1 item")
    for view: UInt64 in [7, 8] {
      expect(host.order(in: view), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
    }
    try host.act(.undo)
    for view: UInt64 in [7, 8] {
      expect(host.order(in: view), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    }
  }

  @Test func `the item is where the finger is, and the others make room with an animation`() throws
  {
    let host = try host()
    try host.drag(.began, 60, 40, ["a0"])
    expect(place(of: "a0", host), equals: [10, -10])
    let moved = try host.drag(.moved, 160, 60)
    expect(moved.deltas.map { $0.animation != nil }, equals: [false, true])
    expect(place(of: "a0", host), equals: [110, 10])
    expect(place(of: "a1", host), equals: [0, 0])
  }

  @Test func `an item in hand moves in views of other sizes, beside the same place`() throws {
    let host = try host()
    try host.open(8, Viewport(width: 200, height: 400, scale: 2, insets: .zero))
    try host.drag(.began, 50, 50, ["a0"])
    // The third place is at (200, 0) in one view and at (0, 100) in the other.
    let moved = try host.drag(.moved, 260, 55)
    expect(place(of: "a0", host), equals: [210, 5])
    expect(place(of: "a0", host, in: 8), equals: [10, 105])
    expect(place(of: "a1", host, in: 8), equals: [0, 0], "the others make room")
    expect(moved.deltas.filter { $0.view == 8 }.map { $0.animation != nil }, equals: [true, false])
    try host.drag(.cancelled, 260, 55)
    expect(host.order(in: 8), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.drag(.began, 50, 50, ["a0"])
    try host.open(9)
    try host.drag(.moved, 150, 50)
    expect(
      place(of: "a0", host, in: 9),
      equals: [100, 0],
      "a view that is opened later follows, too"
    )
    try host.drag(.ended, 150, 50)
    for view: UInt64 in [7, 8, 9] {
      expect(host.order(in: view), equals: ["a1", "a0", "a2", "a3", "a4", "a5"])
    }
  }

  @Test func `a drag that is cancelled or ends where it began changes nothing`() throws {
    let host = try host()
    try host.drag(.began, 50, 50, ["a0"])
    try host.drag(.moved, 150, 150)
    let cancelled = try host.drag(.cancelled, 150, 150)
    expect(cancelled.holds, equals: [])
    expect(cancelled.history, equals: nil)
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.drag(.began, 50, 50, ["a0"])
    let ended = try host.drag(.ended, 50, 50)
    expect(ended.holds, equals: [])
    expect(ended.history, equals: nil)
  }

  @Test func `several items come together where the first one is let go`() throws {
    let host = try host()
    let began = try host.drag(.began, 50, 50, ["a0", "a4", "gone"])
    expect(began.holds?.first?.items, equals: ["a0", "a4"])
    try host.drag(.moved, 250, 50)
    let ended = try host.drag(.ended, 250, 50)
    expect(ended.history?.undo, equals: "Move 2 items")
    expect(host.order(), equals: ["a1", "a2", "a0", "a4", "a3", "a5"])
  }

  @Test func `an item goes across sections and behind the last one`() throws {
    let host = try host(StageFixtures.data(3, 2))
    try host.drag(.began, 50, 50, ["a0"])
    // Section b has its line at y = 100, with space after b1.
    try host.drag(.moved, 250, 150)
    try host.drag(.ended, 250, 150)
    expect(host.order(), equals: ["a1", "a2", "b0", "b1", "a0"])
  }

  @Test func `the delegate may keep an item in its section`() throws {
    let host = try host(StageFixtures.data(3, 2))
    try host.set("cv.moving", .choice("section"))
    try host.drag(.began, 50, 50, ["a0"])
    try host.drag(.moved, 50, 150)
    try host.drag(.ended, 50, 150)
    expect(host.order(), equals: ["a1", "a2", "a0", "b0", "b1"])
  }

  @Test func `what may not be moved, is not there or is held is refused with the reason`() throws {
    let host = try host()
    try host.open(8)
    expect(try host.drag(.began, 0, 0, ["x"]).error?.code, equals: "not-found")
    expect(try host.drag(.moved, 0, 0).error?.code, equals: "not-held")
    try host.set("cv.locked", .flag(true))
    expect(try host.drag(.began, 50, 150, ["a3"]).error?.code, equals: "not-movable")
    try host.drag(.began, 50, 50, ["a0", "a1"])
    let second = try host.drag(.began, 50, 50, ["a1"], view: 8, client: 2)
    #expect(second.error?.code == "held" && second.error?.field == "items[0]")
    expect(try host.drag(.ended, 50, 50, client: 2).error?.code, equals: "not-held")
    // Another client moves another item at the same time.
    let other = try host.drag(.began, 250, 50, ["a2"], view: 8, client: 2)
    expect(other.holds?.map(\.client), equals: [1, 2])
    try host.set("cv.moving", .choice("off"))
    try host.drag(.cancelled, 50, 50)
    expect(try host.drag(.began, 50, 50, ["a0"]).error?.code, equals: "not-movable")
  }

  @Test func `a client that is gone lets go of what it holds`() throws {
    let host = try host()
    try host.drag(.began, 50, 50, ["a0"])
    try host.drag(.moved, 250, 50)
    let left = try host.run { .left(number: $0, client: 1) }
    expect(left.holds, equals: [])
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.drag(.began, 50, 50, ["a0"])
    expect(try host.run { .close(number: $0, view: 7) }.holds, equals: [])
  }

  @Test func `others may edit meanwhile, and an item that they delete is let go`() throws {
    let host = try host()
    try host.open(8)
    try host.drag(.began, 50, 50, ["a0"])
    try host.drag(.moved, 250, 50)
    try host.act(.edit(.delete(items: ["a1"]), animated: true), view: 8, client: 2)
    expect(host.order(in: 8), equals: ["a2", "a3", "a0", "a4", "a5"])
    try host.drag(.ended, 250, 50)
    expect(host.order(in: 7), equals: host.order(in: 8))
    expect(Set(host.order()), equals: ["a0", "a2", "a3", "a4", "a5"])
    try host.drag(.began, 50, 50, ["a3"])
    let deleted = try host.act(.edit(.delete(items: ["a3"]), animated: true), view: 8, client: 2)
    expect(deleted.holds, equals: [])
    expect(try host.drag(.moved, 60, 60).error?.code, equals: "not-held")
  }

  @Test func `another layout ends the drag`() throws {
    let host = try host()
    try host.drag(.began, 50, 50, ["a0"])
    let circle = #"{"kind": "custom", "class": "CircleLayout"}"#
    expect(try host.update(layout: circle).holds, equals: [])
    expect(try host.drag(.ended, 60, 60).error?.code, equals: "not-held")
  }

  @Test func `a controller's long press moves items by itself, unless that is turned off`() throws {
    let host = try host()
    let told = try host.set("cv.source", .choice("controller"))
    expect(told.gestures, equals: StageGestures(fingers: 1, drag: .scroll, press: 0.5))
    try host.touch(.began, 50, 50, at: 1)
    host.nowMs += 600
    try host.wake()
    try host.touch(.moved, 250, 50, at: 1.7)
    let ended = try host.touch(.ended, 250, 50, at: 1.8)
    expect(ended.history?.undo, equals: "Move 1 item")
    expect(host.order(), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
    expect(try host.set("cv.standardGesture", .flag(false)).gestures, equals: nil)
    expect(host.deadline, equals: nil)
  }
}
