// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// One item inserted, deleted or resized at random places of a long flow.
func measureChanges(_ sizes: SampleSizes, into report: Report) {
  for count in [10_000, 100_000, 1_000_000] {
    let items = sizes.slice(count, run: 0)
    let places = changePlaces(count: count)
    var geometry = FlowSample.solve(items)
    let insert = medianOfEach(places) { place, turn in
      geometry.insertItem(sizes.pool[turn], section: 0, item: place)
    }
    let remove = medianOfEach(places) { place, _ in
      geometry.removeItem(section: 0, item: place)
    }
    let resize = medianOfEach(places) { place, turn in
      geometry.resizeItem(section: 0, item: place, to: sizes.pool[turn])
    }
    let budget = count <= 100_000 ? Report.Budget(nanoseconds: 5000) : nil
    report.row("insert one", count, unit: "change", ours: insert, budget: budget)
    report.row("delete one", count, unit: "change", ours: remove, budget: budget)
    report.row("resize one", count, unit: "change", ours: resize, budget: budget)
  }
}

/// The median time of single changes; the clock's own time is taken off.
private func medianOfEach(_ places: [Int], _ change: (Int, Int) -> Void) -> Double {
  let clock = (0..<places.count).map { _ in -(CPUClock.nanoseconds - CPUClock.nanoseconds) }
  let times = places.enumerated().map { turn, place in
    let start = CPUClock.nanoseconds
    change(place, turn)
    return CPUClock.nanoseconds - start
  }
  return times.sorted()[times.count / 2] - clock.sorted()[clock.count / 2]
}

private func changePlaces(count: Int) -> [Int] {
  var state: UInt32 = 99
  return (0..<2001).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(Double(state >> 8) / Double(1 << 24) * Double(count - 4000))
  }
}
