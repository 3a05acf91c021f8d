// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct ConstantTests {
  private func labels(_ text: String) -> [String: Double] {
    let numbers = ConstantFinder(ParsedSource(name: "A.swift", text: text)).numbers
    return Dictionary(numbers.map { ($0.label, $0.value) }) { $1 }
  }

  @Test func `Numbers are named by what they are given to`() {
    let text = """
      let gap: CGFloat = 12
      func f(side: CGFloat = 1_000.5) {
        layout.spacing = a * 0.5
        make(width: 3, .absolute(44))
        total += 7
        return 9
      }
      """
    expect(
      labels(text),
      equals: [
        "gap": 12, "side": 1_000.5, "layout.spacing": 0.5, "width": 3, "absolute": 44, "total": 7,
        "return": 9,
      ]
    )
  }

  @Test(arguments: [
    "enum E: Int { case a = 1 }", "switch x { case 1: break; default: break }",
    "if case 3 = x {}", "@available(iOS 13.0, *) func f() {}", "if #available(iOS 15, *) {}",
    "let a = t.0", "let a = \"\\(1)\"", "let a = 0xFF", "let a = list[0]",
    "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
  ])
  func `Numbers that the compiler must know are not made adjustable`(line: String) {
    expectEmpty(ConstantFinder(ParsedSource(name: "A.swift", text: line)).numbers)
  }

  @Test func `Numbers become calls, at the places that the report says`() throws {
    let text = "class L: UICollectionViewLayout {\n  let ü = -12, b = 0.5\n}"
    let passed = Passed(text, PassChoices())
    expect(
      passed.lines()[1],
      equals: "  let ü = -designConstant(0, 12), b = designConstant(1, 0.5)"
    )
    let constants = passed.result.constants
    let first = try #require(constants.first)
    // "ü" takes two bytes; the line before takes 33 bytes with its end.
    expect(first.line, equals: 2)
    expect(first.column, equals: 13)
    expect(first.offset, equals: 46)
    expect(first.length, equals: 2)
    expect(first.isInteger)
    expect(first.label, equals: "ü")
    expect(constants[1].value, equals: 0.5)
    expect(!constants[1].isInteger)
  }

  @Test func `Numbers of a layout and of functions that make one are live`() {
    let text = """
      import UIKit
      let global: CGFloat = 1
      class Grid: UICollectionViewFlowLayout {
        static let shared: CGFloat = 2
        var gap: CGFloat = 3
        override func prepare() {
          super.prepare()
          minimumLineSpacing = gap + global + Self.shared + 4 + Metrics().inset
        }
        struct Metrics { var inset: CGFloat = 5 }
      }
      extension Grid { func more() -> CGFloat { 6 } }
      class Cell: UICollectionViewCell { let inset: CGFloat = 7 }
      class Screen: UIViewController {
        let margin: CGFloat = 8
        func makeLayout() -> UICollectionViewLayout {
          let layout = UICollectionViewFlowLayout()
          layout.minimumLineSpacing = 9 + margin
          return layout
        }
      }
      """
    let live = Passed(text, PassChoices()).result.constants.filter(\.isLive).map(\.value)
    expect(live, equals: [3, 4, 6, 9])
  }

  @Test func `Numbers of code that is left out are not reported`() {
    let text = "class L: UICollectionViewLayout {}\nstruct Unused { let a = 1 }"
    expectEmpty(Passed(text, PassChoices()).result.constants)
  }
}

struct FingerprintTests {
  private func fingerprint(_ text: String, _ choices: PassChoices = PassChoices()) -> String {
    Passed(text, choices).result.fingerprint
  }

  private func layout(_ number: String) -> String {
    "class L: UICollectionViewLayout { let a = \(number) }"
  }

  @Test func `Only a changed number of the same kind keeps the fingerprint`() {
    let one = fingerprint(layout("1"))
    expect(fingerprint(layout("25")), equals: one)
    #expect(fingerprint(layout("1.5")) != one)
    #expect(fingerprint(layout("-1")) != one)
    #expect(fingerprint(layout("1 /* one */")) != one)
    #expect(fingerprint(layout("1") + "\n") != one)
  }

  @Test func `The values of numbers that cannot be adjusted are part of the fingerprint`() {
    let one = fingerprint(layout("1"), .plain)
    #expect(fingerprint(layout("2"), .plain) != one)
    expect(fingerprint(layout("1"), .plain), equals: one)
  }

  @Test func `A known fingerprint gives the new numbers of the same source only`() throws {
    let known = fingerprint(layout("1"))
    let constants = try #require(Passed(layout("31")).pass.constants(ifUnchangedFrom: known))
    expect(constants.map(\.value), equals: [31])
    expect(Passed(layout("x")).pass.constants(ifUnchangedFrom: known), equals: nil)
    expect(Passed(layout("1")).pass.constants(ifUnchangedFrom: "nonsense"), equals: nil)
    let plain = fingerprint(layout("1"), .plain)
    expect(Passed(layout("1")).pass.constants(ifUnchangedFrom: plain), equals: [])
    expect(Passed(layout("2")).pass.constants(ifUnchangedFrom: plain), equals: nil)
  }
}
