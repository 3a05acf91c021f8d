// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StageHost

@Suite struct LongWorkTests {
  @Test func `a quick command is not told, a long one four times a second`() {
    var work = LongWork()
    work.begin(nowMs: 1000)
    // 300 ms after the start, and then every 250 ms.
    let told = stride(from: UInt64(1000), through: 2000, by: 50).filter { work.step(nowMs: $0) }
    #expect(told == [1300, 1550, 1800])
    work.begin(nowMs: 2100)
    #expect(!work.step(nowMs: 2399) && work.step(nowMs: 2400))
  }
}
