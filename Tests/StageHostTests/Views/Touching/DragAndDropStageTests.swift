// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Drag and drop of squares of 100 pt, three to a line.
@MainActor
@Suite(.ownProcess) struct DragAndDropStageTests {
  private func host(
    _ data: String = StageFixtures.data(6),
    _ effect: String = "insert"
  ) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: data)
    try host.open(7)
    try host.set("cv.carrying", .choice("dragAndDrop"))
    try host.set("cv.dropping", .choice(effect))
    return host
  }

  @Test func `an item that is dropped goes there for everybody, as one step`() throws {
    let host = try host()
    try host.open(8)
    let began = try host.drag(.began, 50, 50, ["a0"])
    expect(began.holds, equals: [StageHold(client: 1, view: 7, items: ["a0"], operation: .move)])
    try host.drag(.moved, 250, 50)
    for view: UInt64 in [7, 8] {
      expect(
        host.order(in: view),
        equals: ["a1", "a2", "a0", "a3", "a4", "a5"],
        "the others make room"
      )
    }
    let ended = try host.drag(.ended, 250, 50)
    expect(ended.holds, equals: [])
    expect(ended.history?.undo, equals: "Move 1 item")
    for view: UInt64 in [7, 8] {
      expect(host.order(in: view), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
    }
    try host.act(.undo)
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `a copy comes in where it is dropped, and nobody makes room before`() throws {
    let host = try host(StageFixtures.data(6), "copy")
    let began = try host.drag(.began, 50, 50, ["a0"])
    expect(began.holds?.first?.operation, equals: .copy)
    try host.drag(.moved, 150, 150)
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.drag(.ended, 150, 150)
    let order = host.order()
    #expect(order.count == 7 && order[4].hasPrefix("new-"))
    expect(order.filter { !$0.hasPrefix("new-") }, equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `what is dropped onto an item stands behind it`() throws {
    let host = try host(StageFixtures.data(6), "into")
    try host.drag(.began, 50, 50, ["a0"])
    try host.drag(.moved, 250, 50)
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.drag(.ended, 250, 50)
    expect(host.order(), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
  }

  @Test func `another section may refuse it, which is told while it is there`() throws {
    let host = try host(StageFixtures.data(3, 2), "ownSection")
    try host.drag(.began, 50, 50, ["a0"])
    let over = try host.drag(.moved, 50, 150)
    expect(over.holds?.first?.operation, equals: .forbidden)
    let ended = try host.drag(.ended, 50, 150)
    expect(ended.holds, equals: [])
    expect(ended.history, equals: nil)
    expect(host.order(), equals: ["a0", "a1", "a2", "b0", "b1"])
  }

  @Test func `several items are dropped together`() throws {
    let host = try host()
    try host.drag(.began, 50, 50, ["a0", "a4"])
    try host.drag(.moved, 250, 50)
    let ended = try host.drag(.ended, 250, 50)
    expect(ended.history?.undo, equals: "Move 2 items")
    // The others make no space for two things, so they are inserted before the item under them: at
    // index 2 of the other items.
    expect(host.order(), equals: ["a1", "a2", "a0", "a4", "a3", "a5"])
  }

  @Test func `a drag ends when it is cancelled, or when its item is gone`() throws {
    let host = try host()
    try host.open(8)
    try host.drag(.began, 50, 50, ["a0"])
    try host.drag(.moved, 250, 50)
    expect(try host.drag(.cancelled, 250, 50).holds, equals: [])
    expect(host.order(), equals: ["a0", "a1", "a2", "a3", "a4", "a5"])
    try host.drag(.began, 50, 50, ["a0"])
    let deleted = try host.act(.edit(.delete(items: ["a0"]), animated: true), view: 8, client: 2)
    expect(deleted.holds, equals: [])
    expect(try host.drag(.moved, 60, 60).error?.code, equals: "not-held")
    try host.set("cv.locked", .flag(true))
    // The fourth of a1, a2, a3, a4 … is locked.
    expect(try host.drag(.began, 50, 150, ["a4"]).error?.code, equals: "not-movable")
  }
}
