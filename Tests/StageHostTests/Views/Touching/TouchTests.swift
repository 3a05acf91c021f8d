// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line, so that item 4 is at (100, 100).
@MainActor
@Suite(.ownProcess) struct TouchTests {
  private static let selected: UInt8 = 1
  private static let highlighted: UInt8 = 2
  private static let editing: UInt8 = 4

  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  @Test func `a touch highlights at once and selects when it is lifted`() throws {
    let host = try host()
    try host.touch(.began, 150, 150)
    expect(host.state(of: "a4"), equals: Self.highlighted)
    let lifted = try host.touch(.ended, 150, 150)
    expect(host.state(of: "a4"), equals: Self.selected)
    expect(lifted.selections, equals: [SelectionState(count: 1, items: ["a4"])])
  }

  @Test func `a tap in one view selects in every view`() throws {
    let host = try host()
    try host.open(8)
    try host.tap(50, 50)
    expect(host.state(of: "a0", in: 8), equals: Self.selected)
    try host.tap(150, 50, view: 8)
    expect(host.state(of: "a0", in: 7), equals: 0)
    expect(host.state(of: "a1", in: 7), equals: Self.selected)
  }

  @Test func `a view that opens later shows the selection`() throws {
    let host = try host()
    try host.tap(50, 50)
    try host.open(9)
    expect(host.state(of: "a0", in: 9), equals: Self.selected)
  }

  @Test func `several items are selected one by one, and a second tap takes one back`() throws {
    let host = try host()
    try host.set("cv.selection", .choice("multiple"))
    try host.tap(50, 50)
    expect(try host.tap(150, 50).selections.last?.items, equals: ["a0", "a1"])
    expect(try host.tap(50, 50).selections.last?.items, equals: ["a1"])
    expect(host.state(of: "a0"), equals: 0)
    expect(host.state(of: "a1"), equals: Self.selected)
  }

  @Test func `nothing is highlighted or selected where selection is off`() throws {
    let host = try host()
    try host.set("cv.selection", .choice("none"))
    try host.touch(.began, 50, 50)
    expect(host.state(of: "a0"), equals: 0)
    expectEmpty(try host.touch(.ended, 50, 50).selections)
  }

  @Test func `editing has a selection of its own`() throws {
    let host = try host()
    try host.set("cv.editing", .flag(true))
    expectEmpty(try host.tap(50, 50).selections)
    expect(host.state(of: "a0"), equals: Self.editing)
    try host.set("cv.editingSelection", .choice("single"))
    try host.tap(50, 50)
    expect(host.state(of: "a0"), equals: Self.editing | Self.selected)
  }

  @Test func `a touch that leaves its item and comes back is on it again`() throws {
    let host = try host()
    try host.touch(.began, 50, 50)
    try host.touch(.moved, 150, 50)
    expect(host.state(of: "a0"), equals: 0)
    expect(host.state(of: "a1"), equals: 0)
    try host.touch(.moved, 60, 60)
    expect(host.state(of: "a0"), equals: Self.highlighted)
    try host.touch(.moved, 150, 50)
    expectEmpty(try host.touch(.ended, 150, 50).selections)
  }

  @Test func `a cancelled touch selects nothing`() throws {
    let host = try host()
    try host.touch(.began, 50, 50)
    try host.touch(.cancelled, 50, 50)
    expect(host.state(of: "a0"), equals: 0)
    expectEmpty(try host.touch(.ended, 50, 50).selections)
  }

  @Test func `the start of a scroll ends the touch`() throws {
    let host = try host(30)
    try host.touch(.began, 50, 50)
    try host.scroll(7, to: 10)
    expect(host.state(of: "a0"), equals: 0)
    expectEmpty(try host.touch(.ended, 50, 50).selections)
  }

  @Test func `a touch between the items does nothing`() throws {
    let host = try host(4)
    expectEmpty(try host.tap(250, 150).deltas)
  }

  @Test func `every fourth item is locked when people want that`() throws {
    let host = try host(8)
    try host.set("cv.locked", .flag(true))
    try host.touch(.began, 50, 150)
    expect(host.state(of: "a3"), equals: 0)
    expectEmpty(try host.touch(.ended, 50, 150).selections)
    expect(try host.tap(150, 150).selections.last?.items, equals: ["a4"])
    try host.act(.press(point: Point(x: 50, y: 150)))
    expect(try host.act(.press(point: Point(x: 50, y: 150))).menu?.menu, equals: 0)
    #expect(try host.act(.press(point: Point(x: 150, y: 150))).menu?.menu != 0)
  }

  @Test func `a pan with shift selects what it passes and starts editing`() throws {
    let host = try host()
    try host.set("cv.editingSelection", .choice("multiple"))
    try host.touch(.began, 50, 50, shift: true)
    let moved = try host.touch(.moved, 150, 150, shift: true)
    expect(moved.selections.last?.items, equals: ["a0", "a1", "a2", "a3", "a4"])
    try host.touch(.moved, 150, 50, shift: true)
    let ended = try host.touch(.ended, 150, 50, shift: true)
    expect(ended.error, equals: nil)
    expect(host.state(of: "a1"), equals: Self.selected | Self.editing)
    expect(host.state(of: "a2"), equals: Self.editing)
  }

  @Test func `a pan with shift is a touch where the delegate does not allow it`() throws {
    let host = try host()
    try host.touch(.began, 50, 50, shift: true)
    expect(host.state(of: "a0"), equals: Self.highlighted)
  }

  @Test func `several selected items become one when only one may be`() throws {
    let host = try host()
    try host.set("cv.selection", .choice("multiple"))
    try host.tap(50, 50)
    try host.tap(150, 50)
    let single = try host.set("cv.selection", .choice("single"))
    expect(single.selections.last?.count, equals: 1)
    expect(host.state(of: "a0"), equals: 0)
    expect(host.state(of: "a1"), equals: Self.selected)
  }

  @Test func `a touch in a view that is not there is refused`() throws {
    let host = try host()
    expect(try host.touch(.began, 50, 50, view: 99).error?.field, equals: "view")
  }
}
