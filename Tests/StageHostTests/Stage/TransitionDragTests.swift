// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// One client moves the layouts and another one an item, on one stage.
@MainActor
@Suite(.ownProcess) struct TransitionDragTests {
  /// Squares of 100 pt, three to a line; the other layout has rows of 300 × 50 pt.
  private static let layout = #"""
    {"kind": "flow", "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
     "itemSize": {"width": 100, "height": 100}, "headerReferenceSize": {"width": 0, "height": 0}},
     "layouts": [{"name": "Rows", "kind": "flow", "parameters": {"minimumLineSpacing": 0,
      "minimumInteritemSpacing": 0, "itemSize": {"width": 300, "height": 50}}}]}
    """#

  /// View 7 of client 1 and view 8 of client 2.
  private func harness() throws -> HostHarness {
    let harness = try HostHarness(layout: Self.layout, data: StageFixtures.data(6, titled: true))
    for view in [7, 8] as [UInt64] { try harness.open(view) }
    return harness
  }

  private func begin(_ harness: HostHarness) throws {
    let began = TransitionStep.began(to: "Rows", path: .linear, placement: nil)
    try harness.act(.transition(began), view: 8, client: 2)
  }

  private func finish(_ harness: HostHarness) throws {
    try harness.act(.transition(.ended(progress: 1, velocity: 0)), view: 8, client: 2)
  }

  private let order = ["a0", "a1", "a2", "a3", "a4", "a5"]

  @Test func `a dragged item goes back when a transition begins, and its hold ends`() throws {
    let harness = try harness()
    try harness.drag(.began, 50, 50, ["a0"])
    try harness.drag(.moved, 250, 50)
    expect(harness.order(), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
    try begin(harness)
    let sent = try harness.drag(.moved, 250, 150)
    expect(sent.error?.code, equals: DragErrorCode.notHeld)
    try finish(harness)
    expect(harness.order(), equals: order)
    expect(harness.order(in: 8), equals: order)
    expectEmpty(harness.difference(from: try rows(), in: 7))
  }

  @Test func `no item can be dragged during a transition, and all can be after it`() throws {
    let harness = try harness()
    try begin(harness)
    try harness.act(.transition(.moved(progress: 0.5)), view: 8, client: 2)
    let sent = try harness.drag(.began, 50, 50, ["a0"])
    expect(sent.error?.code, equals: DragErrorCode.held)
    expect(sent.error?.field, equals: "items[0]")
    try finish(harness)
    expectEmpty(harness.difference(from: try rows(), in: 7))
    try harness.drag(.began, 150, 25, ["a0"])
    try harness.drag(.moved, 150, 125)
    try harness.drag(.ended, 150, 125)
    expect(harness.order(), equals: ["a1", "a2", "a0", "a3", "a4", "a5"])
    expect(harness.order(in: 8), equals: harness.order())
  }

  /// The same stage after a change to rows.
  private func rows() throws -> HostHarness {
    let harness = try harness()
    try harness.act(.layout(LayoutChange(to: "Rows")))
    return harness
  }
}
