// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import SwiftSyntax
import Testing

@testable import SourcePass

/// Texts that are read after another one.
struct ParsedTextTests {
  private static let text = """
    import UIKit

    /* Ä */ final class A: UIView {
      var title = "é \\(1 + 2)" { didSet { f() } }
      #if DEBUG
      func f() { g(1) { $0 } }
      #else
      func f() {}
      #endif
      private func g<T>(_ x: T, by: (T) -> T) -> T where T: Sendable {
        switch x { case is Int: return by(x); default: return x } // end
      }
    }

    extension A { static func < (a: A, b: A) -> Bool { a.tag < b.tag } }
    let b = [1: "x", 2: \"""
      many
      lines
      \"""]
    func h() async throws { for await x in s where x > 0 { try x() } }

    """

  private func expectSame(_ text: String, after known: ParsedText) -> ParsedText {
    let read = ParsedText(text, after: known)
    expect(read.tree.debugDescription, equals: ParsedText(text).tree.debugDescription)
    expect(read.tree.description, equals: text)
    expect(read.bytes, equals: Array(text.utf8))
    return read
  }

  @Test(arguments: [
    ("g(1)", "g(12)"), ("g(1)", "g(2)"), ("1 + 2", "1"), ("é", "è"), ("Ä", "Ö"), ("é", ""),
    ("func f() {}", "func f() {}\n  func i() {}"), ("func f() {}", "func f() {} }\nclass B {"),
    ("static func", "func"), ("/* Ä */ final", "final"), ("// end", "/* end"), ("many", "\\(many)"),
    ("import UIKit\n", ""), ("x > 0 {", "x > 0"), ("func f() {}", "func f() { if a { } }\n#if B"),
  ])
  func `A text after a change has the tree that it has alone`(old: String, new: String) {
    let known = ParsedText(Self.text)
    let place = Self.text.range(of: old)
    let text = place.map { Self.text.replacingCharacters(in: $0, with: new) } ?? ""
    let changed = expectSame(text, after: known)
    _ = expectSame(Self.text, after: changed)
  }

  @Test func `Every beginning of a text has its own tree after the whole one, and the reverse`() {
    let known = ParsedText(Self.text)
    let places = stride(from: 0, to: Self.text.count, by: 7)
    for count in places {
      let short = expectSame(String(Self.text.prefix(count)), after: known)
      _ = expectSame(Self.text, after: short)
    }
  }

  @Test func `A text without anything in common is read anew`() {
    _ = expectSame("#", after: ParsedText("let a = 1"))
    _ = expectSame("", after: ParsedText("let a = 1"))
    _ = expectSame("let a = 1", after: ParsedText(""))
  }
}
