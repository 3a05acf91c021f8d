// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageProtocol

@Suite struct NumberChangesTests {
  private static let text = "let gap = 12, side: CGFloat = 0.5\nlet ü = 7 // 7\n"

  /// The three numbers of the text.
  ///
  /// The first line is 34 bytes long, and "ü" takes two bytes.
  private static let constants = [
    constant(0, line: 1, column: 11, offset: 10, length: 2, value: 12, isInteger: true),
    constant(1, line: 1, column: 31, offset: 30, length: 3, value: 0.5, isInteger: false),
    constant(2, line: 2, column: 10, offset: 43, length: 1, value: 7, isInteger: true),
  ]

  private static func constant(
    _ index: Int,
    line: Int,
    column: Int,
    offset: Int,
    length: Int,
    value: Double,
    isInteger: Bool
  ) -> CompileReport.Constant {
    CompileReport.Constant(
      index: index,
      file: "A.swift",
      line: line,
      column: column,
      offset: offset,
      length: length,
      value: value,
      isInteger: isInteger,
      label: ""
    )
  }

  private func changed(_ new: String) -> [CompileReport.Constant]? {
    NumberChanges.constants(Self.constants, of: Data(Self.text.utf8), in: Data(new.utf8))
  }

  @Test func `changed numbers of a saved file are found at their new places`() throws {
    let now = try #require(changed("let gap = 1_000, side: CGFloat = 1.25e2\nlet ü = 8 // 7\n"))
    #expect(
      now == [
        Self.constant(0, line: 1, column: 11, offset: 10, length: 5, value: 1000, isInteger: true),
        Self.constant(1, line: 1, column: 34, offset: 33, length: 6, value: 125, isInteger: false),
        // Six bytes further in the file, and at the same column of its line.
        Self.constant(2, line: 2, column: 10, offset: 49, length: 1, value: 8, isInteger: true),
      ]
    )
    expect(changed(Self.text), equals: Self.constants)
  }

  @Test(arguments: [
    "let gap = 12.5, side: CGFloat = 0.5\nlet ü = 7 // 7\n",
    "let gap = 12, side: CGFloat = 5\nlet ü = 7 // 7\n",
    "let gap = 0x12, side: CGFloat = 0.5\nlet ü = 7 // 7\n",
    "let gap = -12, side: CGFloat = 0.5\nlet ü = 7 // 7\n",
    "let gap = x, side: CGFloat = 0.5\nlet ü = 7 // 7\n",
    "let gap = 12, side: CGFloat = 0.5\nlet ü = 7 // 8\n",
    "let gap = 12, side: CGFloat = 0.5\nlet ü = 7a // 7\n",
    "let gap = 12, side: CGFloat = 0.5\nlet u = 7 // 7\n",
    "let gap = 12, side: CGFloat = 0.5\nlet ü = 7 // 7\n\n",
    "let gap = 12, side: CGFloat = 0.5\nlet ü = 7", "let gap = ", "",
    "let gap = 2000000000, side: CGFloat = 0.5\nlet ü = 7 // 7\n",
    "let gap = 12, side: CGFloat = 1.5e999\nlet ü = 7 // 7\n",
  ])
  func `a change of anything but a number needs the compiler`(_ text: String) {
    expect(changed(text), equals: nil)
  }

  @Test func `known places that do not fit the text give no changes`() {
    let far = [
      Self.constant(0, line: 9, column: 1, offset: 900, length: 1, value: 1, isInteger: true)
    ]
    let bytes = Data(Self.text.utf8)
    expect(NumberChanges.constants(far, of: bytes, in: bytes), equals: nil)
    let short = [
      Self.constant(0, line: 1, column: 11, offset: 10, length: 1, value: 1, isInteger: true)
    ]
    expect(NumberChanges.constants(short, of: bytes, in: bytes), equals: nil)
  }

  @Test(arguments: [
    ("12", 12.0, true, 2), ("1_0.2_5)", 10.25, false, 7), ("1...5", 1, true, 1),
    ("1.5...2", 1.5, false, 3), ("2e3", 2000, false, 3), ("2E-1x", 0.2, false, 4),
    ("3.max", 3, true, 1), ("3e", 3, true, 1), ("0x1F", 0, true, 1),
  ])
  func `a number goes as far as the lexer takes it`(
    _ text: String,
    _ value: Double,
    _ isInteger: Bool,
    _ length: Int
  ) throws {
    let token = try #require(NumberToken(Array(text.utf8)[...]))
    expect(token.value, equals: value)
    expect(token.isInteger, equals: isInteger)
    expect(token.length, equals: length)
  }

  @Test(arguments: ["", "x", "_1", ".5", "-1"])
  func `text that does not begin with a digit is no number`(_ text: String) {
    expect(NumberToken(Array(text.utf8)[...]), equals: nil)
  }
}
