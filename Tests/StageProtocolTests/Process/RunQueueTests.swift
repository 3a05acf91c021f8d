// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageProtocol

@Suite
struct RunQueueTests {
  @Test
  func `the waiting time is the second of three numbers, in nanoseconds`() {
    expect(RunQueue.parse("225006835 3004080935 474\n"), equals: 3.004080935)
  }

  @Test(arguments: ["", "1 2", "1 -2 3", "1 x 3", "1 2 3 4", "1 99999999999999999999999 3"])
  func `any other text means no waiting time`(line: String) {
    expect(RunQueue.parse(line), equals: 0)
  }

  @Test
  func `a running process has a waiting time of at least zero`() {
    let own = ProcessInfo.processInfo.processIdentifier
    #expect(RunQueue.waited(by: own) >= 0)
    // If the kernel counts the waiting, every process has waited at least once.
    let counts = FileManager.default.fileExists(atPath: "/proc/self/schedstat")
    expect((RunQueue.waitedByOneself > 0), equals: counts)
  }

  @Test
  func `a process that does not exist has no waiting time`() {
    expect(RunQueue.waited(by: 0), equals: 0)
  }
}
