// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StageProtocol

@Suite
struct RunQueueTests {
  @Test
  func `the second number of three is what was waited, in nanoseconds`() {
    #expect(RunQueue.parse("225006835 3004080935 474\n") == 3.004080935)
  }

  @Test(arguments: ["", "1 2", "1 -2 3", "1 x 3", "1 2 3 4", "1 99999999999999999999999 3"])
  func `anything else is nothing`(line: String) {
    #expect(RunQueue.parse(line) == 0)
  }

  @Test
  func `a process that runs has been kept waiting for some time or none`() {
    let own = ProcessInfo.processInfo.processIdentifier
    #expect(RunQueue.waited(by: own) >= 0)
    // If the kernel counts the waiting, every process has waited at least once.
    let counts = FileManager.default.fileExists(atPath: "/proc/self/schedstat")
    #expect((RunQueue.waitedByOneself > 0) == counts)
  }

  @Test
  func `nobody waits for a process that is not there`() {
    #expect(RunQueue.waited(by: 0) == 0)
  }
}
