// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Lays out items of many sizes in full; every run takes other items than the run before.
func measureFlow(_ sizes: SampleSizes, into report: Report) {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let repeats = max(1, 200_000 / count)
    var reference = CFlow(capacity: count)
    let slices = (0..<(CPUClock.samples + 1) * min(repeats, 50)).map {
      sizes.slice(count, run: $0)
    }
    func each(_ run: Int, _ body: ([AxisSize]) -> Void) {
      for turn in 0..<repeats { body(slices[(run * repeats + turn) % slices.count]) }
    }
    let ours = CPUClock.median { run in each(run) { keep(FlowSample.solve($0)) } }
    let theirs = CPUClock.median { run in each(run) { keep(reference.solve($0)) } }
    let items = Double(count * repeats)
    let held = HeapMeter.bytes { FlowSample.solve(slices[0]) }
    report.row(
      "flow, own sizes",
      count,
      unit: "item",
      ours: ours / items,
      reference: theirs / items,
      bytesPerItem: held / Double(count),
      budget: Report.Budget(nanoseconds: 12, ratio: 2)
    )
  }
}

/// A grid of items of one size: prepares it, and writes every frame out.
func measureGrid(into report: Report) {
  var ofThousand: Double?
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let each = measureGrid(of: count, into: report)
    measureFlatness("grid, every element", count, each, beside: &ofThousand, into: report)
  }
}

/// Beside a thousand items, an element of a million must cost nearly the same.
func measureFlatness(
  _ name: String,
  _ count: Int,
  _ time: Double,
  beside first: inout Double?,
  into report: Report
) {
  defer { first = first ?? time }
  guard let first, count == 1_000_000 else { return }
  report.row(
    name + ", beside a thousand",
    count,
    unit: "item",
    ours: time,
    reference: first,
    of: "a thousand",
    budget: Report.Budget(ratio: 1.5)
  )
}

/// Measures a grid and returns the time for visiting each element.
private func measureGrid(of count: Int, into report: Report) -> Double {
  let size = AxisSize(main: 120, cross: 112)
  let prepare = CPUClock.median { run in
    for turn in 0..<1000 {
      keep(FlowSample.solve(.uniform(size: size, count: count + run + turn)))
    }
  }
  report.row(
    "grid, prepare",
    count,
    unit: "layout",
    ours: prepare / 1000,
    bytesPerItem: HeapMeter.bytes { FlowSample.solve(.uniform(size: size, count: count)) }
      / Double(count),
    budget: Report.Budget(nanoseconds: 1000)
  )
  var reference = CFlow(capacity: count)
  let geometry = FlowSample.solve(.uniform(size: size, count: count))
  let everything = CGRect(x: 0, y: 0, width: 390, height: geometry.contentSize.height)
  let ours = CPUClock.median { _ in
    var sum: CGFloat = 0
    geometry.visitElements(in: everything) { sum += $0.frame.minX + $0.frame.minY }
    keep(sum)
  }
  let listed = CPUClock.median { _ in keep(geometry.elements(in: everything)) }
  let theirs = CPUClock.median { _ in keep(reference.grid(count, width: 112, height: 120)) }
  let items = Double(count)
  let columns = CPUClock.median { _ in keep(geometry.columns(section: 0)) }
  report.row(
    "grid, every frame as columns",
    count,
    unit: "item",
    ours: columns / items,
    reference: theirs / items,
    budget: Report.Budget(nanoseconds: 2)
  )
  report.row(
    "grid, every element",
    count,
    unit: "item",
    ours: ours / items,
    reference: theirs / items
  )
  report.row(
    "grid, every element in a new list",
    count,
    unit: "item",
    ours: listed / items,
    reference: theirs / items
  )
  return ours / items
}
