// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Nested groups: solving them, writing out all frames, and finding what one screen shows.
///
/// C loops over the same template.
func measureNestedGroups(into report: Report) {
  var ofThousand: Double?
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    var reference = CNested(capacity: count)
    let geometry = NestedSample.solve(count)
    precondition(abs(Double(geometry.contentSize.height) - reference.solve(count)) < 1, "\(count)")
    let repeats = 100
    let prepare = CPUClock.median { run in
      for turn in 0..<repeats { keep(NestedSample.solve(count + run + turn)) }
    }
    report.row(
      "nested groups, solve",
      count,
      unit: "layout",
      ours: prepare / Double(repeats),
      bytesPerItem: HeapMeter.bytes { NestedSample.solve(count) } / Double(count)
    )
    let everything = CGRect(origin: .zero, size: geometry.contentSize)
    let ours = CPUClock.median { _ in
      var sum: CGFloat = 0
      geometry.visitElements(in: everything) { sum += $0.frame.minX + $0.frame.minY }
      keep(sum)
    }
    let listed = CPUClock.median { _ in keep(geometry.elements(in: everything)) }
    let theirs = CPUClock.median { _ in keep(reference.solve(count)) }
    report.row(
      "nested groups, every element",
      count,
      unit: "item",
      ours: ours / Double(count),
      reference: theirs / Double(count)
    )
    report.row(
      "nested groups, every element in a new list",
      count,
      unit: "item",
      ours: listed / Double(count),
      reference: theirs / Double(count)
    )
    let each = ours / Double(count)
    measureFlatness("nested groups, every element", count, each, beside: &ofThousand, into: report)
    measureNestedQueries(geometry, count, &reference, into: report)
  }
}

private func measureNestedQueries(
  _ geometry: CompositionalGeometry,
  _ count: Int,
  _ reference: inout CNested,
  into report: Report
) {
  let screen = CGSize(width: NestedSample.width, height: 844)
  let offsets = queryOffsets(length: Double(geometry.contentSize.height - screen.height))
  var found = 0
  let ours = CPUClock.median { _ in
    found = 0
    for offset in offsets {
      found += geometry.elements(in: CGRect(origin: CGPoint(x: 0, y: offset), size: screen)).count
    }
  }
  var foundByReference = 0
  let theirs = CPUClock.median { _ in
    foundByReference = 0
    for offset in offsets {
      foundByReference += reference.query(count, y: offset, height: Double(screen.height))
    }
  }
  // An element that touches the edge of the screen counts on one side only.
  precondition(abs(found - foundByReference) <= offsets.count, "\(found) \(foundByReference)")
  let queries = Double(offsets.count)
  let hits = Double(found) / queries
  report.row(
    "nested groups, query of a screen, \(Int(hits)) hits",
    count,
    unit: "query",
    ours: ours / queries,
    reference: theirs / queries,
    budget: Report.Budget(nanoseconds: 1300, ratio: 8)
  )
}

/// Items of estimated height: measures a screen of them, then changes the height of one.
///
/// C places all items anew.
func measureSelfSizingRows(into report: Report) {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    var reference = CNested(capacity: count)
    let heights = (0..<count).map { 44 + Double($0 % 7) }
    let anew = CPUClock.median { _ in keep(reference.rows(heights)) }
    let fresh = NestedSample.rows(count)
    let rows = 20
    let pass = CPUClock.median { run in
      var geometry = fresh
      for row in 0..<rows { measure(&geometry, row, 45 + CGFloat((row + run) % 7)) }
      keep(geometry.contentSize)
    }
    report.row(
      "rows that measure themselves, a screen of \(rows)",
      count,
      unit: "pass",
      ours: pass,
      reference: anew
    )
    var geometry = fresh
    for row in 0..<min(count, 1000) { measure(&geometry, row, 45 + CGFloat(row % 7)) }
    let places = (0..<2001).map { ($0 &* 7919) % min(count, 1000) }
    let times = timesOfEach(places) { place, turn in
      measure(&geometry, place, 45 + CGFloat((place + turn) % 9))
    }
    report.row(
      "rows that measure themselves, one changes",
      count,
      unit: "change",
      ours: times[times.count / 2],
      reference: anew,
      // A thousand rows are measured; C places all rows of the list.
      budget: Report.Budget(nanoseconds: 100_000, ratio: 20)
    )
  }
}

private func measure(_ geometry: inout CompositionalGeometry, _ row: Int, _ height: CGFloat) {
  geometry.setMeasure(
    CompositionalMeasure(width: nil, height: height),
    of: .cell,
    section: 0,
    item: row
  )
}
