// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import SourcePass

/// What a compile knows from the one before, and modules with syntax errors.
struct RepairMemoryTests {
  private static let start = """
    class App: NSObject, UIApplicationDelegate {}
    class C: UIView {
      var a = 1
      func b() { c() }
      func d() { e(); oops(); f() }
    }
    """

  private func pass(_ text: String) -> SourcePass { SourcePass(SourceModule([("A.swift", text)])) }

  /// What is remembered after the repair of the call of `oops`.
  private func memory() throws -> RepairMemory {
    let pass = pass(Self.start)
    var choices = pass.firstChoices
    choices.allNumbersFixed = true
    let message = CompilerMessage(
      file: "A.swift",
      line: 5,
      column: 19,
      severity: .error,
      text: "cannot find 'oops' in scope"
    )
    var log = CompileLog(pass)
    let result = pass.result(choices)
    log.add([message], of: result, choices)
    let next = try #require(pass.repaired(choices, after: result, [message]))
    let memory = try #require(RepairMemory(pass, next, log, modules: "m"))
    return try JSONDecoder().decode(RepairMemory.self, from: JSONEncoder().encode(memory))
  }

  /// The line of the function `d` after a save, and the line in which the compiler found an error.
  private func remembered(_ save: String, modules: String = "m") throws -> [String]? {
    let pass = pass(save)
    guard let known = try memory().choices(for: pass, modules: modules) else { return nil }
    let lines = pass.result(known.choices).files[0].split(separator: "\n")
    let told = known.log.diagnostics(known.choices, succeeded: true).map { "\($0.line ?? 0)" }
    return (lines.filter { $0.contains("func d") }.map(String.init) + told)
      .map { $0.split(separator: /\s+/).joined(separator: " ") }
  }

  @Test func `a save of another body keeps a repair, at its new place`() throws {
    let save = Self.start.replacing("{ c() }", with: "{\n c()\n }")
    expect(try remembered(save), equals: ["func d() { e(); f() }", "7"])
  }

  @Test func `a save of the repaired body forgets the repair`() throws {
    let save = Self.start.replacing("f() }", with: "g() }")
    expect(try remembered(save), equals: ["func d() { e(); oops(); g() }"])
  }

  @Test(arguments: ["func h() {}", "var h: Int { 1 }", "struct H {}"])
  func `declarations that the repaired body does not mention change nothing`(added: String) throws {
    expect(try remembered(added + "\n" + Self.start), equals: ["func d() { e(); f() }", "6"])
  }

  @Test(arguments: ["func oops() {}", "func e() {}", "extension C { var f: Int { 1 } }"])
  func `a body that mentions a new declaration begins anew`(added: String) throws {
    expect(
      try remembered(Self.start + "\n" + added)?.first,
      equals: "func d() { e(); oops(); f() }"
    )
  }

  @Test func `other modules and imports begin anew, because they may be what was missing`() throws {
    expect(try remembered(Self.start, modules: "others"), equals: nil)
    expect(try remembered("import SnapKit\n" + Self.start), equals: nil)
  }

  @Test(
    arguments: [
      ("class C: UIView { func a() { b( ; c() }; func d() {} }", "func d() {}"),
      ("class C: UIView { func d() {}\nclass D: UIView { func e() {} }", "func e() {}"),
      ("class C: UIView { func d() {} }\n}\nstruct E {}", "struct E {}"),
    ]
  )
  func `what has no syntax error stays`(example: (text: String, kept: String)) {
    let pass = pass("class App: NSObject, UIApplicationDelegate {}\n" + example.text)
    let text = pass.result(pass.firstChoices).files[0]
    expect(text.contains(example.kept))
    let user = text.split(separator: "#sourceLocation")[0]
    expect(user.count { $0 == "{" }, equals: user.count { $0 == "}" }, "\(user)")
  }
}
