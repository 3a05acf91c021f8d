// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// Why items of a flow layout are where they are.
@Suite struct FlowTraceTests {
  private func geometry(_ sizes: [AxisSize], _ available: CGFloat = 100) -> FlowGeometry {
    FlowGeometry(
      configuration: FlowConfiguration(),
      container: FlowContainer(crossLength: available),
      sections: [
        FlowSection(
          metrics: FlowSectionMetrics(lineSpacing: 5, itemSpacing: 10),
          items: .sized(sizes)
        )
      ]
    )
  }

  private func size(_ cross: CGFloat, _ main: CGFloat = 20) -> AxisSize {
    AxisSize(main: main, cross: cross)
  }

  @Test func `tells line, place, leftover and rule`() throws {
    // 30 + 10 + 40 fit on 100, 70 does not; 120 is too long; 50 is alone before 60; 60 is the last.
    let geometry = geometry([size(30), size(40, 30), size(70), size(120), size(50), size(60)])
    let all = try (0..<6).map { try #require(geometry.trace(ofItem: $0, section: 0)) }
    #expect(all.map(\.line) == [0, 0, 1, 2, 3, 4] && all.allSatisfy { $0.lineCount == 5 })
    #expect(all.map(\.place) == [0, 1, 0, 0, 0, 0] && all.map(\.itemCount) == [2, 2, 1, 1, 1, 1])
    expect(all.map(\.leftover), equals: [20, 20, 30, -20, 50, 40])
    expect(all.map(\.rule), equals: [.spread, .spread, .centred, .tooLong, .centred, .lastLine])
    #expect(all.map(\.gap).prefix(2) == [30, 30] && all[0].thickness == 30 && all[0].length == 20)
    expect(geometry.trace(ofItem: 6, section: 0), equals: nil)
    expect(geometry.trace(ofItem: 0, section: 1), equals: nil)
    expect(geometry.trace(ofItem: -1, section: 0), equals: nil)
    // Three of 30 with 10 between them take 110, so two columns: 40 left over between them.
    let equal = self.geometry([AxisSize](repeating: size(30), count: 5))
    let last = try #require(equal.trace(ofItem: 4, section: 0))
    expect(last.rule, equals: .columns(2))
    expect(last.gap, equals: 40)
    expect(last.line, equals: 2)
    expect(last.itemCount, equals: 1)
    expect(
      self.geometry([size(80), size(80)]).trace(ofItem: 0, section: 0)?.rule,
      equals: .centred
    )
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `agrees with the frames, over random sections`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let sizes = (0..<Int.random(in: 1...900, using: &numbers)).map { _ in
      size(
        CGFloat(Int.random(in: 5...130, using: &numbers)),
        CGFloat(Int.random(in: 5...40, using: &numbers))
      )
    }
    let geometry = geometry(sizes)
    var line = 0
    for item in sizes.indices {
      let trace = try #require(geometry.trace(ofItem: item, section: 0))
      let frame = try #require(geometry.cell(section: 0, item: item)?.frame)
      if trace.place > 0 {
        let before = try #require(geometry.cell(section: 0, item: item - 1)?.frame)
        #expect(abs(frame.minX - before.maxX - trace.gap) < 0.01, "seed \(seed), item \(item)")
      } else if item > 0 {
        line += 1
      }
      expect(trace.line, equals: line, "seed \(seed), item \(item)")
    }
    expect(geometry.trace(ofItem: 0, section: 0)?.lineCount, equals: line + 1)
  }
}
