// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Finds exactly what one screen shows, at 256 places of the content.
func measureQueries(_ sizes: SampleSizes, into report: Report) {
  let screen = CGSize(width: 390, height: 844)
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let items = sizes.slice(count, run: 0)
    let geometry = FlowSample.solve(items)
    var reference = CFlow(capacity: count)
    keep(reference.solve(items))
    let offsets = queryOffsets(length: geometry.contentSize.height - screen.height)
    var found = 0
    let ours = CPUClock.median { _ in
      found = 0
      for offset in offsets {
        let rect = CGRect(x: 0, y: offset, width: screen.width, height: screen.height)
        found += geometry.elements(in: rect).count
      }
    }
    var foundByReference = 0
    let theirs = CPUClock.median { _ in
      foundByReference = 0
      for offset in offsets {
        foundByReference += reference.query(
          x: 0,
          y: offset,
          width: screen.width,
          height: screen.height
        )
      }
    }
    // Rounding to pixels may add or remove an element at the edge.
    precondition(abs(found - foundByReference) < offsets.count / 16, "\(found)")
    let queries = Double(offsets.count)
    let hits = Double(found) / queries
    report.row(
      "query of a screen, \(Int(hits)) hits",
      count,
      unit: "query",
      ours: ours / queries,
      reference: theirs / queries,
      budget: Report.Budget(nanoseconds: 500, ratio: 12)
    )
  }
}

/// Places in the content, the same in every run.
func queryOffsets(length: Double) -> [Double] {
  var state: UInt32 = 777
  return (0..<256).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return (Double(state >> 16) / 65_536 * length).rounded(.down)
  }
}
