// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing

@Suite struct LongestIncreasingRunTests {
  @Test func `takes everything that ascends already`() {
    expect(LongestIncreasingRun.positions(in: []), equals: [])
    expect(LongestIncreasingRun.positions(in: [3, 5, 9]), equals: [0, 1, 2])
  }

  @Test func `leaves out the one value that stands wrong`() {
    expect(LongestIncreasingRun.positions(in: [1, 2, 3, 0]), equals: [0, 1, 2])
    expect(LongestIncreasingRun.positions(in: [3, 0, 1, 2]), equals: [1, 2, 3])
  }

  @Test func `takes only one of equal values`() {
    expect(LongestIncreasingRun.positions(in: [4, 4, 4]), equals: [0])
  }

  @Test func `keeps the earliest run among the longest`() {
    expect(LongestIncreasingRun.positions(in: [2, 1]), equals: [0])
    expect(LongestIncreasingRun.positions(in: [2, 3, 0, 1]), equals: [0, 1])
    expect(LongestIncreasingRun.positions(in: [0, 2, 1, 3]), equals: [0, 1, 3])
  }

  @Test(arguments: seeds(200))
  func `finds the earliest of the longest ascending runs`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let values = (0..<9).map { _ in Int.random(in: 0..<12, using: &random) }
    expect(LongestIncreasingRun.positions(in: values), equals: earliestRun(values), "seed \(seed)")
  }

  /// The same by trying every subset.
  private func earliestRun(_ values: [Int]) -> [Int] {
    (0..<(1 << values.count))
      .map { subset in values.indices.filter { subset & (1 << $0) != 0 } }
      .filter { run in zip(run, run.dropFirst()).allSatisfy { values[$0] < values[$1] } }
      .min { one, other in
        one.count != other.count ? one.count > other.count : one.lexicographicallyPrecedes(other)
      } ?? []
  }
}
