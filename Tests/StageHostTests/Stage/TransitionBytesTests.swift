// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The bytes of a transition of many cells on the wire, compared with the frames of each picture as
/// JSON.
@MainActor
@Suite(.ownProcess) struct TransitionBytesTests {
  private static let layout = #"""
    {"kind": "flow", "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
     "itemSize": {"width": 50, "height": 50}},
     "layouts": [{"name": "List", "kind": "flow", "parameters": {"minimumLineSpacing": 0,
      "minimumInteritemSpacing": 0, "itemSize": {"width": 1000, "height": 60}}}]}
    """#
  /// The pictures of two seconds of moving.
  private static let pictures = 120

  /// A frame of one element in its simplest form.
  private struct Frame: Encodable {
    var id: UInt64
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private func frames(_ delta: Delta, _ table: ElementTable) throws -> Int {
    let ids = delta.updated.map(\.id) + delta.inserted.map(\.id)
    let frames = ids.compactMap { id -> Frame? in
      guard let shown = table.elements[id]?.attributes else { return nil }
      let step = 1 / WireQuantiser.unitsPerPoint
      // During the transition, coordinates have fractions.
      return Frame(
        id: id,
        x: Double(shown.x) * step + 0.25,
        y: Double(shown.y) * step + 0.25,
        width: Double(shown.width) * step + 0.25,
        height: Double(shown.height) * step + 0.25
      )
    }
    return try JSONEncoder().encode(frames).count
  }

  @Test func `ends and progress take a hundredth of the frames as JSON`() throws {
    let harness = try HostHarness(layout: Self.layout, data: StageFixtures.data(200))
    // Twenty squares of 50 pt to a line, ten lines: all 200 are visible.
    try harness.open(7, Viewport(width: 1000, height: 500, scale: 2, insets: .zero))
    let began = TransitionStep.began(to: "List", path: .linear, placement: nil)
    let start = try #require(try harness.act(.transition(began)).deltas.first)
    let table = try #require(harness.tables[7])
    let moved = start.updated.count + start.inserted.count
    expect(moved, equals: 200)
    let ends = DeltaEncoder.encode(start).count
    let json = try frames(start, table)
    var scrub = 0
    for step in 1...Self.pictures {
      let progress = Double(step) / Double(Self.pictures)
      let sent = try harness.act(.transition(.moved(progress: progress)))
      scrub += sent.deltas.map { DeltaEncoder.encode($0).count }.reduce(0, +)
    }
    let shown = "ends \(ends) bytes, scrub \(scrub), JSON \(json * Self.pictures)"
    print("grid to list of \(moved) cells: \(shown)")
    // Four differences of up to three bytes, id and mask for each cell; twelve bytes for each step
    // with any number of cells.
    #expect(ends <= 14 * moved)
    #expect(scrub <= 12 * Self.pictures)
    #expect((ends + scrub) * 100 < json * Self.pictures)
  }
}
