// SPDX-License-Identifier: Apache-2.0
import CReference
import LayoutEngine

/// The most items that are also compared as strings and with other data in each run; more would
/// fill the memory.
private let mostOfMany = 100_000

/// The difference of two long lists of identities: integers, and strings of 21 characters.
func measureDifferences(into report: Report) {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    for percent in [1, 10, 50] { measureDifference(of: count, percent: percent, into: report) }
  }
}

private func measureDifference(of count: Int, percent: Int, into report: Report) {
  let sampleCount = count > mostOfMany ? 2 : CPUClock.samples + 1
  let isBudgeted = count == mostOfMany && percent <= 10
  let samples = (0..<UInt64(sampleCount)).map {
    SampleEdits(count: count, edits: count * percent / 100, seed: 42 + $0)
  }
  let integers = samples.map { OutlinePair(old: $0.old, new: $0.new) }
  let theirs = CPUClock.median { run in keep(referenceMoves(samples[run % sampleCount])) }
  report.row(
    "difference, integers, \(percent) % edited",
    count,
    unit: "item",
    ours: time(integers) / Double(count),
    reference: theirs / Double(count),
    budget: isBudgeted ? Report.Budget(nanoseconds: 40) : nil
  )
  precondition(integers[0].moves <= samples[0].moves, "the difference has too many moves")
  precondition(integers[0].moves == referenceMoves(samples[0]), "the reference disagrees")
  guard count <= mostOfMany else { return }
  let strings = samples.map { OutlinePair(old: $0.old.map(name), new: $0.new.map(name)) }
  report.row(
    "difference, strings, \(percent) % edited",
    count,
    unit: "item",
    ours: time(strings) / Double(count),
    budget: isBudgeted ? Report.Budget(nanoseconds: 120) : nil
  )
}

/// The two sides of a difference.
private struct OutlinePair<ID: Hashable> {
  let old: Outline<Int, ID>
  let new: Outline<Int, ID>

  init(old: [ID], new: [ID]) {
    self.old = Outline(sections: [0], items: [old])
    self.new = Outline(sections: [0], items: [new])
  }

  var difference: SectionedDifference { SectionedDifference(from: old, to: new) }
  var moves: Int { difference.movedItems.count }
}

private func time<ID: Hashable>(_ pairs: [OutlinePair<ID>]) -> Double {
  CPUClock.median { run in keep(pairs[run % pairs.count].difference) }
}

private func name(_ id: UInt64) -> String {
  let digits = String(id)
  return "i" + String(repeating: "0", count: 20 - digits.count) + digits
}

private func referenceMoves(_ sample: SampleEdits) -> Int {
  Int(
    cref_difference(sample.old, Int64(sample.old.count), sample.new, Int64(sample.new.count))
  )
}
