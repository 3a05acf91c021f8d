// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

struct CompileReportTests {
  @Test func `A compile report is the same after encoding and decoding as JSON`() throws {
    let report = CompileReport(
      fingerprint: "a1-",
      library: "/out/a.so",
      entries: [
        CompileReport.Entry(
          id: "Grid.make(_:)",
          kind: .function,
          file: "Grid.swift",
          line: 3,
          column: 8,
          notes: ["Called as `make(3)`."]
        )
      ],
      constants: [
        CompileReport.Constant(
          index: 2,
          file: "Grid.swift",
          line: 4,
          column: 9,
          offset: 61,
          length: 3,
          value: 0.5,
          isInteger: false,
          label: "gap"
        )
      ],
      diagnostics: [Diagnostic(severity: .note, code: "left-out", message: "Left out", line: 9)],
      sourceLines: ["Grid.swift:9": "  import Combine"]
    )
    let data = try JSONEncoder().encode(report)
    expect(try JSONDecoder().decode(CompileReport.self, from: data), equals: report)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let entry = (object?["entries"] as? [[String: Any]])?.first
    #expect(entry?["kind"] as? String == "function")
    expect(CompileReport.Entry.Kind.layoutClass.rawValue, equals: "class")
  }
}
