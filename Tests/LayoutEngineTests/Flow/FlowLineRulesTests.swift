// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// How items share lines and where they stand on them; every number is worked out by hand.
@Suite struct FlowLineRulesTests {
  // Breaking.

  @Test func `2: keeps an item that fits exactly on its line`() {
    // 155 + 10 + 155 = 320.
    expect(FlowCase(crossLength: 320).solve(155, 40, times: 2).ys, equals: [0, 0])
    expect(FlowCase(crossLength: 320).solve([(155, 40), (155, 30)]).ys, equals: [0, 5])
  }

  @Test func `2: starts a line with an item that does not fit`() {
    // 156 + 10 + 156 = 322; lines are 40 thick and 10 apart.
    expect(FlowCase(crossLength: 320).solve(156, 40, times: 2).ys, equals: [0, 50])
    expect(FlowCase(crossLength: 320).solve([(156, 40), (156, 30)]).ys, equals: [0, 50])
  }

  @Test func `2: policy: overlooks what rounding errors add`() {
    // Three items of 33.4 and two gaps of 10 need 120.2; binary fractions miss that by a little.
    expect(FlowCase(crossLength: 120.2).solve(33.4, 10, times: 3).ys, equals: [0, 0, 0])
    let short = FlowCase(crossLength: 120.1999).solve(33.4, 10, times: 3)
    expect(short.ys, equals: [0, 0, 20])
  }

  @Test func `2: never takes a later item that would fit`() {
    // 200 leaves 110 beside it: 150 goes on, and the 50 behind it stays behind it.
    let geometry = FlowCase(crossLength: 320).solve([(200, 20), (150, 20), (50, 20)])
    expect(geometry.ys, equals: [0, 30, 30])
    expect(geometry.xs, equals: [60, 0, 160])
  }

  @Test func `6: policy: an item without size still costs a gap`() {
    // 100 + 10 + 0 + 10 + 100 = 220 fits no more into 215.
    let geometry = FlowCase(crossLength: 215).solve([(100, 20), (0, 0), (100, 20)])
    expect(geometry.ys, equals: [0, 10, 30])
  }

  // Justification.

  @Test func `3.1: spreads what is left over of a full line`() {
    // 4 × 100 in 480 leave 80 for three gaps.
    let geometry = FlowCase(crossLength: 480).solve(100, 50, times: 4)
    expect(geometry.xs, equals: [0, 126.667, 253.333, 380])
  }

  @Test func `3.1: spreads full lines of items that differ`() {
    // 100 + 120 + 100 in 400 leave 80 for two gaps; the last line keeps to the left.
    let geometry = FlowCase(crossLength: 400)
      .solve([(100, 50), (120, 50), (100, 50), (200, 50)])
    expect(geometry.xs, equals: [0, 140, 300, 0])
  }

  @Test func `3.1: leaves exactly the least spacing on an exact fit`() {
    // 3 × 100 + 2 × 10 = 320.
    expect(FlowCase(crossLength: 320).solve(100, 50, times: 3).xs, equals: [0, 110, 220])
  }

  @Test func `3.2: keeps columns on the last line of equal items`() {
    // Three columns in 340 leave 40 for two gaps of 20.
    expect(FlowCase(crossLength: 340).solve(100, 50, times: 5).xs, equals: [0, 120, 240, 0, 120])
    expect(FlowCase(crossLength: 340).solve(100, 50, times: 2).xs, equals: [0, 120])
  }

  @Test func `3.3: gives up columns on the last line once one item differs`() {
    let narrow = FlowCase(crossLength: 340)
      .solve([(100, 50), (100, 50), (100, 50), (100, 50), (90, 50)])
    expect(narrow.xs, equals: [0, 120, 240, 0, 110])
    let tallFirst = FlowCase(crossLength: 340)
      .solve([(100, 60), (100, 50), (100, 50), (100, 50), (100, 50)])
    expect(tallFirst.xs, equals: [0, 120, 240, 0, 110])
  }

  @Test func `3.4: sees that sizes given one by one are equal`() {
    let sizes = [(CGFloat, CGFloat)](repeating: (100, 50), count: 5)
    let given = FlowCase(crossLength: 340).solve(sizes)
    expect(given.frames, equals: FlowCase(crossLength: 340).solve(100, 50, times: 5).frames)
  }

  @Test func `3.5, 3.6: centres an item alone on a line, but not on the last`() {
    // 200 in 300 leaves 100, 250 leaves 50; 100 is on the last line.
    let geometry = FlowCase(crossLength: 300).solve([(200, 20), (250, 20), (100, 20)])
    expect(geometry.xs, equals: [50, 25, 0])
  }

  @Test func `3.7: centres a single column of equal items, the last line too`() {
    // 194 × 250 in a height of 400 with gaps of 90: 250 + 90 + 250 does not fit, 150 is left over.
    var column = FlowCase(axis: .horizontal, crossLength: 400)
    column.metrics.itemSpacing = 90
    expect(column.solve(194, 250, times: 3).ys, equals: [75, 75, 75])
    expect(column.solve(194, 250, times: 3).xs, equals: [0, 204, 408])
  }

  @Test func `3.8: policy: the only item of a section stands in the first column`() {
    expect(FlowCase(crossLength: 320).solve(100, 50, times: 1).xs, equals: [0])
  }

  @Test(arguments: [(320, 3), (319, 2), (109, 1), (99, 1), (430, 4)] as [(CGFloat, Int)])
  func `3.9: counts columns by the gap between them`(length: CGFloat, columns: Int) {
    let breaker = LineBreaker(available: length, gap: 10)
    expect(breaker.columns(of: 100), equals: columns)
  }

  // Lines.

  @Test func `4: centres items in a line as thick as the thickest`() {
    let geometry = FlowCase(crossLength: 320).solve([(100, 100), (100, 50), (300, 40)])
    expect(geometry.ys, equals: [0, 25, 110])
  }

  @Test func `4: measures line spacing between the thickest items`() {
    // Line 0 is 60 thick, line 1 starts at 60 + 10; the 20 of line 0 ends at 40, 30 above it.
    let geometry = FlowCase(crossLength: 210).solve([(100, 20), (100, 60), (200, 30)])
    expect(geometry.ys, equals: [20, 0, 70])
  }

  @Test func `1.8: fills columns from top to bottom when scrolling sideways`() {
    // Two of 40 in 100 leave 20 for the gap; columns are 40 thick and 10 apart.
    let geometry = FlowCase(axis: .horizontal, crossLength: 100).solve(40, 40, times: 3)
    expect(geometry.xs, equals: [0, 0, 50])
    expect(geometry.ys, equals: [0, 60, 0])
    expect(geometry.contentSize, equals: CGSize(width: 90, height: 100))
  }

  @Test func `2: lays out sizes from the generator to the known lengths`() {
    // The lengths that every engine with greedy rows finds for this generator.
    for (count, length) in [(1_000, 38_361), (10_000, 379_227), (100_000, 3_785_485)] {
      var state: UInt32 = 12345
      func next() -> CGFloat {
        state = state &* 1_664_525 &+ 1_013_904_223
        return CGFloat(state >> 16)
      }
      let sizes = (0..<count).map { _ in
        let width = 40 + next().truncatingRemainder(dividingBy: 121)
        return (width, 30 + next().truncatingRemainder(dividingBy: 91))
      }
      var sample = FlowCase(crossLength: 390)
      sample.metrics.inset = AxisInsets(mainStart: 16, mainEnd: 16, crossStart: 16, crossEnd: 16)
      expect(sample.solve(sizes).contentSize.height, equals: CGFloat(length))
    }
  }
}
