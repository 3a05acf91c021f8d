// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Gestures of layouts by a page's fingers, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct GestureTests {
  private func host(
    _ name: String,
    _ parameters: String = "",
    items: Int = 4
  ) throws -> HostHarness {
    let layout = #"{"kind": "custom", "class": "\#(name)", "parameters": {\#(parameters)}}"#
    return try HostHarness(layout: layout, data: StageFixtures.data(items))
  }

  @Test func `a stage says what its recognisers want of fingers`() throws {
    let circle = try host("CircleLayout")
    expect(try circle.open(7).gestures, equals: StageGestures(fingers: 2, drag: .scroll))
    let sunflower = try host("SunflowerLayout")
    let wants = StageGestures(fingers: 2, drag: .gesture, press: 0.5)
    expect(try sunflower.open(7).gestures, equals: wants)
    let told = try sunflower.update(layout: StageFixtures.squares)
    expect(told.outline.contains("stage"))
    expect(told.gestures, equals: nil)
  }

  @Test func `a pinch changes the spread for everybody, as one step`() throws {
    let host = try host("CircleLayout", #""spread": 0.8"#)
    try host.open(7)
    try host.open(8)
    try host.touch(.began, 100, 200, at: 1)
    try host.touch(.began, 200, 200, finger: 1, at: 1.1)
    // The gesture starts when the fingers are 8 pt nearer, at 50 pt; then they are at 25.
    try host.touch(.moved, 150, 200, finger: 1, at: 1.2)
    let moved = try host.touch(.moved, 125, 200, finger: 1, at: 1.3)
    expect(moved.values(of: "spread"), equals: [.number(0.4)])
    let moreover = try host.touch(.moved, 112.5, 200, finger: 1, at: 1.4)
    expect(moreover.values(of: "spread"), equals: [.number(0.2)])
    expect(host.picture(of: 7), equals: host.picture(of: 8))
    try host.touch(.ended, 112.5, 200, finger: 1, at: 1.5)
    try host.touch(.ended, 100, 200, at: 1.6)
    let undone = try host.act(.undo)
    expect(undone.values(of: "spread"), equals: [.number(0.8)])
    expect(undone.history, equals: HistoryState(redo: "Spread", edits: 0, seeded: []))
  }

  @Test func `one finger or a third changes nothing of a pinch`() throws {
    let host = try host("CircleLayout")
    try host.open(7)
    try host.touch(.began, 100, 200, at: 1)
    let moved = try host.touch(.moved, 200, 300, at: 1.1)
    expectEmpty(moved.values(of: "spread"))
  }

  @Test func `a single tap selects when no second one came, and two duplicate`() throws {
    let host = try host("SunflowerLayout", #""itemSize": {"width": 40, "height": 40}"#)
    try host.open(7)
    // The first item is in the middle of 300 × 400 pt.
    try host.touch(.began, 150, 200, at: 1)
    let lifted = try host.touch(.ended, 150, 200, at: 1.1)
    expectEmpty(lifted.selections)
    let deadline = try #require(host.deadline)
    // 0.35 s after the finger is lifted; the first touch was at 1 s of both clocks.
    #expect(abs(deadline - 1.35) < 0.11)
    host.nowMs = 1500
    expect(try host.wake().selections.last?.items, equals: ["a0"])
    expect(host.deadline, equals: nil)
    for at in [3.0, 3.2] {
      host.nowMs = UInt64(at * 1000)
      try host.touch(.began, 150, 200, at: at)
      host.nowMs += 100
      try host.touch(.ended, 150, 200, at: at + 0.1)
    }
    expect(host.order().count, equals: 5)
  }

  @Test func `a long press takes an item out and puts it back where it is let go`() throws {
    let host = try host("SunflowerLayout")
    try host.open(7)
    try host.touch(.began, 150, 200, at: 1)
    host.nowMs += 500
    let taken = try host.wake()
    expect(taken.history?.undo, equals: "Delete 1 item")
    expect(host.picture(of: 7).keys.contains { $0.hasPrefix("2 SunflowerProxy") })
    try host.touch(.moved, 160, 210, at: 1.6)
    let put = try host.touch(.ended, 160, 210, at: 1.7)
    expect(put.history?.undo, equals: "Paste 1 item")
    expect(host.order().count, equals: 4)
    expect(!host.picture(of: 7).keys.contains { $0.hasPrefix("2 SunflowerProxy") })
  }

  @Test func `a swipe beside the items shows the next arrangement with an animation`() throws {
    let host = try host("SunflowerLayout")
    try host.open(7)
    try host.touch(.began, 250, 20, at: 1)
    let swiped = try host.touch(.moved, 150, 20, at: 1.1)
    expect(swiped.values(of: "arrangement"), equals: [.choice("ring")])
    #expect(swiped.deltas.first?.animation != nil)
  }

  @Test func `times go forward while a finger is down`() throws {
    let host = try host("CircleLayout")
    try host.open(7)
    try host.touch(.began, 100, 200, at: 5)
    let earlier = try host.touch(.moved, 100, 210, at: 4)
    expect(earlier.error?.code, equals: "out-of-range")
    expect(earlier.error?.field, equals: "at")
    try host.touch(.ended, 100, 200, at: 6)
    // A page that was loaded again starts its clock again.
    expect(try host.touch(.began, 100, 200, at: 0.5).error, equals: nil)
  }

  @Test func `the fingers of a client that is gone are taken away`() throws {
    let host = try host("SunflowerLayout")
    try host.open(7)
    try host.touch(.began, 150, 200, at: 1)
    host.nowMs += 500
    try host.wake()
    let left = try host.run { .left(number: $0, client: 1) }
    expect(left.history?.undo, equals: "Paste 1 item")
    expect(host.order().count, equals: 4)
  }
}
