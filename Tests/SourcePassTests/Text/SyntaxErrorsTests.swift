// SPDX-License-Identifier: Apache-2.0
import Expectations
import SourcePass
import StageProtocol
import Testing

struct SyntaxErrorsTests {
  @Test func `A missing brace is reported where it should be`() throws {
    let source = ParsedSource(name: "A.swift", text: "class A {\n  func f() {\n}\n")
    let error = try #require(source.syntaxErrors.first)
    expect(error.severity, equals: .error)
    expect(error.code, equals: "syntax")
    expect(error.file, equals: "A.swift")
    expect(error.line, equals: 3)
    expect(error.column, equals: 2)
  }

  @Test func `Valid Swift has no syntax errors, even with unknown names`() {
    let text = "@objc class A: Unknown { @IBOutlet weak var b: C! }\n#if os(iOS)\n#endif\n"
    expectEmpty(ParsedSource(name: "A.swift", text: text).syntaxErrors)
  }
}
