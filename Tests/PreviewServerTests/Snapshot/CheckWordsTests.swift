// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

struct CheckWordsTests {
  private func note(_ code: String, _ file: String, _ line: Int) -> Diagnostic {
    Diagnostic(severity: .note, code: code, message: "", file: file, line: line, column: 1)
  }

  private func sentences(_ kind: CompileReport.Entry.Kind, _ notes: [Diagnostic]) -> [String] {
    let entry = CompileReport.Entry(
      id: "A",
      kind: kind,
      file: "/a/A.swift",
      line: 1,
      column: 1,
      notes: []
    )
    let report = CompileReport(fingerprint: "", entries: [entry], diagnostics: notes)
    return CheckWords(report: report).sentences(on: entry)
  }

  @Test func `a screen without gaps runs as it is written`() {
    let other = [note("left-out", "/a/B.swift", 2), note("swift", "/a/A.swift", 3)]
    expect(sentences(.screen, other), equals: ["A.swift runs as it is written."])
    expect(sentences(.function, other), equals: [])
  }

  @Test func `gaps and stand-ins are told with their lines, of a root for the whole app`() {
    let notes = [
      note("left-out", "/a/B.swift", 9), note("left-out", "/a/A.swift", 4),
      note("left-out", "/a/A.swift", 2), note("type-stood-in", "/a/A.swift", 7),
    ]
    expect(
      sentences(.screen, notes),
      equals: [
        "A.swift runs as it is written but for A.swift lines 2, 4.",
        "Stand-ins are used at A.swift line 7.",
      ]
    )
    expect(
      sentences(.root, notes).first,
      equals: "The app runs as it is written but for A.swift lines 2, 4; B.swift line 9."
    )
    expect(
      sentences(.root, [notes[3]]).first,
      equals: "All code of the app runs as it is written."
    )
  }

  @Test func `what has a syntax error is a gap, too`() {
    let notes = [note("syntax", "/a/A.swift", 5), note("left-out", "/a/A.swift", 2)]
    expect(
      sentences(.screen, notes),
      equals: ["A.swift runs as it is written but for A.swift lines 2, 5."]
    )
  }
}
