// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct LongWorkTests {
  @Test func `a quick command is not told, a long one four times a second`() {
    var work = LongWork()
    work.begin(nowMs: 1000)
    // 300 ms after the start, and then every 250 ms.
    let told = stride(from: UInt64(1000), through: 2000, by: 50).filter { work.step(nowMs: $0) }
    expect(told, equals: [1300, 1550, 1800])
    work.begin(nowMs: 2100)
    expect(!work.step(nowMs: 2399))
    expect(work.step(nowMs: 2400))
  }

  @Test func `a quick command sends everything at its end, a longer one after each frame`() {
    var work = LongWork()
    work.begin(nowMs: 1000)
    // 16 ms after the start, and then every 16 ms: the first step at or after each of these times.
    let sent = stride(from: UInt64(1000), through: 1060, by: 5).filter { work.sends(nowMs: $0) }
    expect(sent, equals: [1020, 1040, 1060])
    work.begin(nowMs: 1062)
    expect(!work.sends(nowMs: 1077))
    expect(work.sends(nowMs: 1078))
  }
}
