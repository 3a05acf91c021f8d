// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct TextFontTests {
  private let hundredth = 0.01

  @Test func `breaks every text of the vectors as it must`() throws {
    let vectors = try TextVectors.load()
    #expect(vectors.lines.count >= 20)
    let font = TextFont(size: vectors.size)
    for vector in vectors.lines {
      let lines = font.lines(
        of: vector.text,
        within: vector.width ?? .infinity,
        limit: vector.limit
      )
      expect(lines.map(\.text), equals: vector.lines.map(\.text), "\(vector.name)")
      for (line, expected) in zip(lines, vector.lines) {
        #expect(abs(line.width - expected.width) < hundredth, "\(vector.name)")
      }
    }
  }

  @Test func `lines are as high as ascender and descender, in whole points`() {
    // (2728 + 680) / 2816 of 11, 12, 13 and 17 pt are 13.31, 14.52, 15.73 and 20.57 pt.
    expect([11, 12, 13, 17].map { TextFont(size: $0).lineHeight }, equals: [14, 15, 16, 21])
  }

  @Test func `bolder text is wider`() {
    // A and V take 1904 units each at 400 and 2038 at 600.
    #expect(abs(TextFont(size: 28.16).width(of: "AV") - 38.08) < hundredth)
    #expect(abs(TextFont(size: 28.16, weight: .semibold).width(of: "AV") - 40.76) < hundredth)
  }

  @Test func `widths that are no room give one unit to a line`() {
    for width in [0, -1, -CGFloat.infinity, .nan] {
      expect(TextFont(size: 10).lines(of: "ab", within: width).map(\.text), equals: ["a", "b"])
    }
  }

  private static let letters = Array("abi W.-、日「」👍🏽é\n\u{00A0}\u{200B}\u{0301}\u{FE0F}🇯(…")

  private func randomText(_ random: inout SeededRandom) -> String {
    let count = Int.random(in: 0...40, using: &random)
    return String((0..<count).compactMap { _ in Self.letters.randomElement(using: &random) })
  }

  @Test(arguments: 0..<200)
  func `no line is wider than its room unless it is a single unit`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = randomText(&random)
    let font = TextFont(size: 13, weight: .medium)
    let width = CGFloat.random(in: 1...120, using: &random)
    for line in font.lines(of: text, within: width) {
      let units = TextUnit.units(of: line.text, in: font)
      #expect(line.width <= width + hundredth || units.count == 1, "\(line.text), seed \(seed)")
      #expect(abs(font.width(of: line.text) - line.width) < hundredth, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<200)
  func `lines lose nothing but spaces and newlines`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = randomText(&random)
    let isInk = { (scalar: Unicode.Scalar) in
      TextMarks.kind(of: scalar) != .space && TextMarks.kind(of: scalar) != .newline
    }
    let lines = TextFont(size: 13).lines(of: text, within: .random(in: 1...120, using: &random))
    expect(
      lines.flatMap { $0.text.unicodeScalars.filter(isInk) },
      equals: text.unicodeScalars.filter(isInk),
      "seed \(seed)"
    )
  }

  @Test(arguments: 0..<200)
  func `two texts with a space between take the room of all three`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (one, other) = (randomText(&random), randomText(&random))
    let font = TextFont(size: 13)
    // A mark that begins the other text stands alone after the space, as it did before.
    let sum = font.width(of: one) + font.width(of: " ") + font.width(of: other)
    #expect(abs(font.width(of: one + " " + other) - sum) < hundredth, "seed \(seed)")
  }

  @Test(arguments: 0..<100)
  func `a wider room never needs more lines`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = randomText(&random)
    let font = TextFont(size: 13)
    let width = CGFloat.random(in: 1...60, using: &random)
    let counts = [width, width * 2, .infinity].map { font.lines(of: text, within: $0).count }
    expect(counts, equals: counts.sorted(by: >), "seed \(seed)")
  }
}
