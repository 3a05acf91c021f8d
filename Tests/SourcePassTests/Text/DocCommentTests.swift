// SPDX-License-Identifier: Apache-2.0
import Expectations
import SwiftSyntax
import Testing

@testable import SourcePass

struct DocCommentTests {
  private func comment(_ text: String) -> DocComment {
    DocComment(SourceModule([("A.swift", text)]).units[0].node)
  }

  @Test func `the first paragraph is one line, and fields stand after it`() {
    let comment = comment(
      """
      /// How far the items stand
      /// from the middle.
      ///
      /// Nobody reads this.
      ///
      /// - Label: Spread
      /// - Range: 0...1
      ///   by 0.01
      /// - Note: neither this.
      var spread = 1
      """
    )
    expect(comment.summary, equals: "How far the items stand from the middle.")
    expect(comment[.label], equals: "Spread")
    expect(comment[.range], equals: "0...1 by 0.01")
    expect(comment[.group], equals: nil)
    expect(comment.tunesProperty)
  }

  @Test func `a block is a doc comment too, and another comment is none`() {
    let block = comment("/**\n * Zoom.\n *\n * - Group: Items\n */\nvar zoom = 1")
    expect(block.summary, equals: "Zoom.")
    expect(block[.group], equals: "Items")
    let other = comment("// - Label: No\n/* - Label: No */\nvar zoom = 1")
    expectEmpty(other.summary)
    expect(other[.label], equals: nil)
    expect(!other.tunesProperty)
  }

  @Test func `a comment before an empty line belongs to nothing`() {
    let comment = comment("/// - Label: Other\n\n/// Zoom.\n@IBInspectable public var zoom = 1")
    expect(comment.summary, equals: "Zoom.")
    expect(comment[.label], equals: nil)
  }

  @Test func `fields without a first paragraph are read`() {
    let comment = comment("/// - Label: At an item\n/// - Label:\nvar zoom = 1")
    expectEmpty(comment.summary)
    expect(comment[.label], equals: nil)
  }

  @Test(
    arguments: [
      ("0...1", 0, 1, nil, nil), ("-45...45 by 1 °", -45, 45, 1, "°"),
      ("0.5 ... 2 by 0.05", 0.5, 2, 0.05, nil), ("0...60 pt", 0, 60, nil, "pt"),
    ] as [(String, Double, Double, Double?, String?)]
  )
  func `a range has bounds, and may have a step and a unit`(
    text: String,
    least: Double,
    most: Double,
    step: Double?,
    unit: String?
  ) throws {
    let range = try #require(TuningRange(text))
    expect(range.least, equals: least)
    expect(range.most, equals: most)
    expect(range.step, equals: step)
    expect(range.unit, equals: unit)
  }

  @Test(arguments: ["", "0", "1...0", "0...1 by 0", "0...1 by 0..5", "a...b", "0..1"])
  func `another text is no range`(text: String) {
    expect(TuningRange(text), equals: nil)
  }
}
