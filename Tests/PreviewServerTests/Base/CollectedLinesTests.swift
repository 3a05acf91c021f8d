// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct CollectedLinesTests {
  @Test func `asks for one timer for the lines of all stages, and gives them by stage`() {
    var lines = CollectedLines(limits: .standard)
    let first = ["b", "a", "b"].map { lines.take("from \($0)", of: $0, now: 1).isFirst }
    expect(first, equals: [true, false, false])
    let batches = lines.takeBatches()
    expect(batches.map(\.stage), equals: ["a", "b"])
    expect(batches.map(\.batch.lines), equals: [["from a"], ["from b", "from b"]])
    expectEmpty(lines.takeBatches())
    expect(lines.take("later", of: "a", now: 1.2).isFirst)
  }
}
