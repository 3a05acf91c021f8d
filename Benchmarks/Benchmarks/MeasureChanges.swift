// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Inserts, deletes or resizes one item at random places of a long flow; C solves all of it anew.
func measureChanges(_ sizes: SampleSizes, into report: Report) {
  for count in [10_000, 100_000, 1_000_000] {
    let items = sizes.slice(count, run: 0)
    let places = changePlaces(count: count)
    var geometry = FlowSample.solve(items)
    var reference = CFlow(capacity: count)
    let anew = CPUClock.median { _ in keep(reference.solve(items)) }
    let budget = count <= 100_000 ? Report.Budget(nanoseconds: 5000) : nil
    func measure(_ name: String, _ change: (Int, Int) -> Void) {
      let times = timesOfEach(places, change)
      let (median, slow) = (times[times.count / 2], times[times.count * 99 / 100])
      report.row(name, count, unit: "change", ours: median, reference: anew, budget: budget)
      report.row(name + ", 99th percentile", count, unit: "change", ours: slow)
    }
    measure("insert one") { geometry.insertItem(sizes.pool[$1], section: 0, item: $0) }
    measure("delete one") { place, _ in geometry.removeItem(section: 0, item: place) }
    measure("resize one") { geometry.resizeItem(section: 0, item: $0, to: sizes.pool[$1]) }
  }
}

/// The times of single changes in ascending order, without the time that the clock itself takes.
///
/// `settle` runs after each change and is not measured.
func timesOfEach(
  _ places: [Int],
  settle: () -> Void = {},
  _ change: (Int, Int) -> Void
) -> [Double] {
  let clock = places.map { _ in -(CPUClock.nanoseconds - CPUClock.nanoseconds) }.sorted()
  let times = places.enumerated().map { turn, place in
    let start = CPUClock.nanoseconds
    change(place, turn)
    defer { settle() }
    return CPUClock.nanoseconds - start
  }
  return times.map { $0 - clock[clock.count / 2] }.sorted()
}

/// Random places for changes among `count` items, away from the end.
func changePlaces(count: Int, times: Int = 2001) -> [Int] {
  var state: UInt32 = 99
  return (0..<times).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(Double(state >> 8) / Double(1 << 24) * Double(count - 4000))
  }
}
