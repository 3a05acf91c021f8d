// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct PrintedLinesTests {
  private func limits(lines: Int, bytes: Int) -> Limits {
    var limits = Limits.standard
    (limits.printedLines, limits.printedBytes) = (lines, bytes)
    return limits
  }

  @Test func `passes on the first lines of a second, and counts the others`() {
    var printed = PrintedLines(limits: limits(lines: 3, bytes: 1000))
    let taken = (0..<5).map { printed.take("\($0)", now: 10 + Double($0) / 10) }
    expect(taken, equals: [true, true, true, false, false])
    expect(printed.takeBatch(), equals: PrintedLines.Batch(lines: ["0", "1", "2"], dropped: 2))
    expect(printed.takeBatch(), equals: nil)
    // The second is not over yet.
    let early = printed.take("5", now: 10.9)
    let late = printed.take("6", now: 11)
    expect(!early)
    expect(late)
    expect(printed.takeBatch(), equals: PrintedLines.Batch(lines: ["6"], dropped: 1))
  }

  @Test func `passes on a limited number of bytes a second`() {
    var printed = PrintedLines(limits: limits(lines: 100, bytes: 10))
    let taken = ["12345", "123456", "12345", ""].map { printed.take($0, now: 0) }
    expect(taken, equals: [true, false, true, true])
    expect(printed.takeBatch()?.dropped, equals: 1)
  }

  @Test func `takes a thousand lines a second by default`() {
    var printed = PrintedLines(limits: .standard)
    let taken = (0..<3000).count { _ in printed.take("line", now: 1) }
    expect(taken, equals: 1000)
    expect(printed.takeBatch()?.dropped, equals: 2000)
  }
}
