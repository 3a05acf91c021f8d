// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Sizes from a small generator that any language can repeat: widths 40 to 160, heights 30 to 120.
struct SampleSizes {
  /// Enough for each run to take items that the processor's predictors have not seen.
  private static let poolCount = 2_000_000
  let pool: [AxisSize]

  init() {
    var state: UInt32 = 12345
    func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 16
    }
    pool = (0..<Self.poolCount).map { _ in
      let width = 40 + next() % 121
      let height = 30 + next() % 91
      return AxisSize(main: .init(height), cross: .init(width))
    }
  }

  /// A slice of the items, another one for each run.
  func slice(_ count: Int, run: Int) -> [AxisSize] {
    let room = Self.poolCount - count
    let start = room == 0 ? 0 : (run * (count + 7919)) % room
    return Array(pool[start..<start + count])
  }
}

/// The container of all flow measurements: 390 points wide, with margins of 16 and spacings of 10.
enum FlowSample {
  static let metrics = FlowSectionMetrics(
    inset: AxisInsets(mainStart: 16, mainEnd: 16, crossStart: 16, crossEnd: 16)
  )
  static let container = FlowContainer(crossLength: 390, pixelGrid: PixelGrid(scale: 2))
  static let available = 358.0
  static let spacing = 10.0
  static let inset = 16.0

  static func solve(_ sizes: [AxisSize]) -> FlowGeometry {
    solve(.sized(sizes))
  }

  static func solve(_ items: FlowSection.Items) -> FlowGeometry {
    FlowGeometry(
      configuration: FlowConfiguration(),
      container: container,
      sections: [FlowSection(metrics: metrics, items: items)]
    )
  }
}
