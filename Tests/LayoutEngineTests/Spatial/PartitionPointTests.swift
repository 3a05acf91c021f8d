// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import LayoutEngine

@Suite struct PartitionPointTests {
  @Test func `finds the first value for which a condition holds, over all small ranges`() {
    for end in 0...9 {
      for first in 0...end {
        expect(partitionPoint(of: 0..<end) { $0 >= first }, equals: first)
      }
    }
  }

  @Test func `stays within a range that starts anywhere`() {
    expect(partitionPoint(of: 5..<8) { _ in true }, equals: 5)
    expect(partitionPoint(of: 5..<8) { _ in false }, equals: 8)
    expect(partitionPoint(of: 5..<5) { _ in true }, equals: 5)
  }
}
