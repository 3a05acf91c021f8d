// SPDX-License-Identifier: Apache-2.0
import CReference
import Foundation
import LayoutEngine

/// A waterfall of four columns, each item in the shortest: laid out in full, queried, and changed.
func measureWaterfall(_ sizes: SampleSizes, into report: Report) {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    measureWaterfall(of: count, sizes, into: report)
    measureWaterfallQueries(of: count, sizes, into: report)
  }
  measureWaterfallChange(sizes, into: report)
}

/// The measures of all waterfalls here: 390 points, four columns of width 82.
private enum WaterfallSample {
  static let columns = 4
  static let spacing = 10.0
  static let columnWidth = 82.0

  static let configuration: WaterfallConfiguration = {
    var configuration = WaterfallConfiguration(
      containerWidth: 390,
      columns: columns,
      placement: .shortest,
      columnSpacing: spacing,
      itemSpacing: spacing
    )
    configuration.inset = (top: 16, left: 16, bottom: 16, right: 16)
    return configuration
  }()

  static func heights(_ sizes: SampleSizes, _ count: Int, run: Int) -> [CGFloat] {
    sizes.slice(count, run: run).map(\.main)
  }

  static func solve(_ heights: [CGFloat]) -> WaterfallGeometry {
    WaterfallGeometry(configuration, heights: [heights])
  }
}

private func measureWaterfall(of count: Int, _ sizes: SampleSizes, into report: Report) {
  let repeats = max(1, 200_000 / count)
  let slices = (0..<(CPUClock.samples + 1) * min(repeats, 50)).map {
    WaterfallSample.heights(sizes, count, run: $0)
  }
  let doubles = slices.map { $0.map(Double.init) }
  var frames = [cref_frame](repeating: cref_frame(), count: count)
  var bottoms = [Double](repeating: 0, count: WaterfallSample.columns)
  func each(_ run: Int, _ body: (Int) -> Void) {
    for turn in 0..<repeats { body((run * repeats + turn) % slices.count) }
  }
  let ours = CPUClock.median { run in each(run) { keep(WaterfallSample.solve(slices[$0])) } }
  let theirs = CPUClock.median { run in
    each(run) { slice in
      keep(
        cref_waterfall(
          doubles[slice],
          Int64(count),
          Int64(WaterfallSample.columns),
          WaterfallSample.columnWidth,
          WaterfallSample.spacing,
          WaterfallSample.spacing,
          &frames,
          &bottoms
        )
      )
    }
  }
  let items = Double(count * repeats)
  let held = HeapMeter.bytes { WaterfallSample.solve(slices[0]) }
  report.row(
    "waterfall, 4 columns",
    count,
    unit: "item",
    ours: ours / items,
    reference: theirs / items,
    bytesPerItem: held / Double(count),
    budget: Report.Budget(nanoseconds: 5, ratio: 2)
  )
}

private func measureWaterfallQueries(of count: Int, _ sizes: SampleSizes, into report: Report) {
  let geometry = WaterfallSample.solve(WaterfallSample.heights(sizes, count, run: 0))
  let length = max(1, geometry.contentSize.height - 844)
  let offsets = (0..<256).map { Double(($0 * 7919) % 256) / 256 * Double(length) }
  var found = 0
  let ours = CPUClock.median { _ in
    found = 0
    for offset in offsets {
      let rect = CGRect(x: 0, y: offset, width: 390, height: 844)
      geometry.forEachItem(in: rect) { _, _ in found += 1 }
    }
  }
  let queries = Double(offsets.count)
  let hits = Double(found) / queries
  report.row(
    "waterfall, query of a screen, \(Int(hits)) hits",
    count,
    unit: "query",
    ours: ours / queries,
    budget: Report.Budget(nanoseconds: 500 + 50 * hits)
  )
}

private func measureWaterfallChange(_ sizes: SampleSizes, into report: Report) {
  let count = 100_000
  var geometry = WaterfallSample.solve(WaterfallSample.heights(sizes, count, run: 0))
  var relaid = 0
  let ours = CPUClock.median { run in
    relaid = geometry.setHeight(CGFloat(40 + run % 2), ofItem: count / 2, inSection: 0)
  }
  report.row(
    "waterfall, one height in the middle",
    count,
    unit: "following item",
    ours: ours / Double(max(1, relaid)),
    budget: Report.Budget(nanoseconds: 3)
  )
}
