// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct ScreenRepairTests {
  private func error(_ line: Int, _ column: Int, _ text: String = "oops") -> CompilerMessage {
    CompilerMessage(file: "A.swift", line: line, column: column, severity: .error, text: text)
  }

  private func repaired(_ text: String, _ messages: [CompilerMessage]) throws -> PassResult {
    let passed = Passed(text)
    let next = try #require(passed.pass.repaired(.plain, after: passed.result, messages))
    return passed.pass.result(next)
  }

  private func line(_ number: Int, of result: PassResult) -> Substring {
    result.files[0].split(separator: "\n", omittingEmptySubsequences: false)[number]
  }

  @Test func `several messages about one statement leave out that statement alone`() throws {
    let text = """
      class A: UIViewController {
        var list: UICollectionView?
        func viewDidLoad() { one(); oops(.two); three() }
      }
      """
    let result = try repaired(text, [error(3, 31), error(3, 36)])
    expect(line(3, of: result), equals: "  func viewDidLoad() { one();             three() }")
  }

  @Test func `a statement of a screen is left out also where it is no call`() throws {
    let text = """
      class A: UIViewController {
        lazy var list: UICollectionView = {
          let view = make()
          if oops { view.a = 1 }
          return view
        }()
      }
      """
    let result = try repaired(text, [error(4, 8)])
    expect(line(4, of: result), equals: "                          ")
    expect(result.entries.map(\.id), equals: ["A"])
  }

  @Test func `initialisers that do not compile give way to values of the properties`() throws {
    let text = """
      class A: UIViewController {
        var list: UICollectionView?
        let name: String
        init(_ oops: Oops) { name = "" }
        func viewDidLoad() {}
      }
      """
    let result = try repaired(text, [error(4, 16, "cannot find type 'Oops' in scope")])
    expect(!result.files[0].contains("Oops"))
    expect(result.files[0].contains("let name: String = \"name\""))
    expect(result.files[0].contains("func viewDidLoad"))
    expect(result.entries.first?.notes, equals: ["`name` is `\"name\"`."])
  }

  private static let both = """
    class A: UIViewController { var list: UICollectionView? }
    func b() -> UICollectionViewLayout { c }
    """

  @Test func `a layout that is lost beside screens gets another try without them`() throws {
    let passed = Passed(Self.both)
    expect(passed.entryNames, equals: ["A", "b()"])
    let without = try #require(
      passed.pass.repaired(.plain, after: passed.result, [error(2, 38)])
    )
    expect(without.startsAnew(after: .plain))
    expect(passed.pass.result(without).entries.map(\.id), equals: ["b()"])
    expect(without.lostEntries, equals: [0: "oops"])
  }

  @Test func `screens are shown alone if no layout compiles anyway`() throws {
    let passed = Passed(Self.both)
    let without = try #require(
      passed.pass.repaired(.plain, after: passed.result, [error(2, 38)])
    )
    let lost = try #require(
      passed.pass.repaired(without, after: passed.pass.result(without), [error(2, 38)])
    )
    expectEmpty(passed.pass.result(lost).entries)
    let alone = try #require(passed.pass.withScreensAlone(lost))
    expect(passed.pass.result(alone).entries.map(\.id), equals: ["A"])
    expect(passed.pass.withScreensAlone(alone), equals: nil)
  }
}
