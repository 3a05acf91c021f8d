// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct RepairTests {
  private func error(
    _ line: Int,
    _ column: Int,
    _ text: String,
    file: String = "A.swift"
  ) -> CompilerMessage {
    CompilerMessage(file: file, line: line, column: column, severity: .error, text: text)
  }

  @Test func `Messages are read with their places, also of odd file names`() {
    let output = """
      a: b.swift:3:14: error: it is: wrong
      let x = 1
              ^
      A.swift:1:1: warning: careful
      <unknown>:0: error: nothing to read here
      A.swift:2:5: note: here
      """
    expect(
      CompilerMessage.parse(output),
      equals: [
        error(3, 14, "it is: wrong", file: "a: b.swift"),
        CompilerMessage(file: "A.swift", line: 1, column: 1, severity: .warning, text: "careful"),
        CompilerMessage(file: "A.swift", line: 2, column: 5, severity: .note, text: "here"),
      ]
    )
  }

  @Test func `The first repair of an error makes its numbers literals again`()
    throws
  {
    let passed = Passed(
      "class L: UICollectionViewLayout { let a = 1 }\nclass M: L { let b = 2 }",
      PassChoices()
    )
    let next = try #require(
      passed.pass.repaired(PassChoices(), after: passed.result, [error(1, 42, "ambiguous")])
    )
    let result = passed.pass.result(next)
    expect(result.constants.map(\.label), equals: ["b"])
    expect(result.entries.map(\.id), equals: ["M", "L"])
  }

  @Test func `A layout that does not compile is left out alone, with an error`() throws {
    let text =
      "class L: UICollectionViewLayout { var a = oops }\nclass M: UICollectionViewLayout {}"
    let passed = Passed(text)
    let messages = [error(1, 43, "cannot find 'oops' in scope")]
    var log = CompileLog(passed.pass)
    log.add(messages, of: passed.result)
    let next = try #require(passed.pass.repaired(.plain, after: passed.result, messages))
    expect(passed.pass.result(next).entries.map(\.id), equals: ["M"])
    let told = log.diagnostics(next, succeeded: true)
    expect(told.map(\.severity), equals: [.error])
    expect(told.first?.line, equals: 1)
    expect(told.first?.column, equals: 43)
  }

  @Test func `A broken member that no layout needs is left out with a note`() throws {
    let text = """
      class L: UICollectionViewLayout { func a() { B().b() } }
      class B { func b() {}
        func c() -> Int { oops }
      }
      """
    let passed = Passed(text)
    let messages = [error(3, 21, "cannot find 'oops' in scope")]
    var log = CompileLog(passed.pass)
    log.add(messages, of: passed.result)
    let next = try #require(passed.pass.repaired(.plain, after: passed.result, messages))
    let result = passed.pass.result(next)
    expect(result.entries.map(\.id), equals: ["L"])
    expect(!result.files[0].contains("oops"))
    expect(log.diagnostics(next, succeeded: true).map(\.code), equals: ["left-out"])
  }

  @Test func `Only the broken statement of a view's method is left out`() throws {
    let text = """
      class V: UICollectionReusableView {
        func set() { a = 1; oops.b = 2; c = 3 }
      }
      class L: UICollectionViewLayout { let v = V.self }
      """
    let passed = Passed(text)
    let next = try #require(
      passed.pass.repaired(
        .plain,
        after: passed.result,
        [error(2, 23, "cannot find 'oops' in scope")]
      )
    )
    let line = passed.pass.result(next).files[0].split(separator: "\n")[2]
    expect(line, equals: "  func set() { a = 1;             c = 3 }")
  }

  @Test func `A conformance that a type cannot fulfil is removed`() throws {
    let text = """
      struct S: Hashable, Codable { let a: CGRect }
      class L: UICollectionViewLayout { let s: S? = nil }
      """
    let passed = Passed(text)
    let next = try #require(
      passed.pass.repaired(
        .plain,
        after: passed.result,
        [error(1, 8, "type 'S' does not conform to protocol 'Codable'")]
      )
    )
    expect(
      passed.pass.result(next).files[0].contains("struct S: Hashable          { let a: CGRect }")
    )
  }

  @Test func `A property that cannot be exposed is skipped, and its layout stays`() throws {
    let passed = Passed("class L: UICollectionViewLayout { var a = b }")
    let lines = passed.generated().split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("expose(\"a\"") }) + 1
    let next = try #require(
      passed.pass.repaired(
        .plain,
        after: passed.result,
        [error(line, 1, "odd", file: "tessera-generated-0")]
      )
    )
    let result = passed.pass.result(next)
    expect(result.entries.map(\.id), equals: ["L"])
    expect(!result.files[0].contains("expose("))
  }

  @Test func `The repair ends when nothing is left to try`() {
    let passed = Passed("class L: UICollectionViewLayout {}")
    expect(passed.pass.repaired(.plain, after: passed.result, []), equals: nil)
  }
}
