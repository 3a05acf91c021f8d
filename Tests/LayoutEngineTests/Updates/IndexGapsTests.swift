// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import Testing

struct IndexGapsTests {
  @Test func `counts and finds the numbers that are left`() {
    // Left are 0, 2, 5, 6 …
    let gaps = IndexGaps(omitting: [1, 3, 4])
    expect((0..<4).map(gaps.number(atRank:)), equals: [0, 2, 5, 6])
    expect([0, 2, 5, 6].map(gaps.rank(of:)), equals: [0, 1, 2, 3])
    expect((0..<6).map(gaps.omits), equals: [false, true, false, true, true, false])
  }

  @Test func `agrees with a list for every set of small numbers`() {
    for bits in 0..<(1 << 8) {
      let omitted = (0..<8).filter { bits >> $0 & 1 == 1 }
      let gaps = IndexGaps(omitting: omitted)
      let rest = (0..<20).filter { !omitted.contains($0) }
      for (rank, number) in rest.enumerated() {
        expect(gaps.number(atRank: rank), equals: number)
        expect(gaps.rank(of: number), equals: rank)
      }
    }
  }
}
