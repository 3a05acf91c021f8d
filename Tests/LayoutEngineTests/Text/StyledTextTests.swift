// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing

/// Texts whose parts differ in their looks, and lines in pieces.
@Suite struct StyledTextTests {
  private let small = TextFont(size: 10)
  private let large = TextFont(size: 20)

  private func lines(_ text: StyledText, _ width: CGFloat, limit: Int = 0) -> [[String]] {
    text.lines(within: [.init(first: width, others: width)], limit: limit)
      .map { $0.pieces.map(\.text) }
  }

  @Test func `a text of one part is broken as a plain one`() {
    let words = "The quick brown fox,\njumps over 漢字漢字 and a-very-long-word\r\nto the end"
    for width in stride(from: CGFloat(0), through: 300, by: 7) {
      for limit in 0...3 {
        let plain = large.lines(of: words, within: width, limit: limit)
        let styled = StyledText([.init(text: words, font: large)])
          .lines(within: [.init(first: width, others: width)], limit: limit)
        expect(styled.map { $0.pieces.map(\.text).joined() }, equals: plain.map(\.text))
        let widths = styled.map { $0.pieces.reduce(0) { $0 + $1.width } }
        for (own, line) in zip(widths, plain) { #expect(abs(own - line.width) < 0.01) }
      }
    }
  }

  @Test func `lines do not break between parts of a word`() {
    let text = StyledText([
      .init(text: "one tw", font: small), .init(text: "o ttt", font: large),
    ])
    let width = small.width(of: "one tw") + large.width(of: "o") - 1
    expect(lines(text, width), equals: [["one"], ["tw", "o"], ["ttt"]])
  }

  @Test func `each letter has the space after it, and an image its width`() {
    let text = StyledText([
      .init(text: "ab", font: small, spacing: 3),
      .init(text: "\u{FFFC}", font: small, imageWidth: 40),
    ])
    let line = text.lines(within: [.init(first: 500, others: 500)], limit: 0)[0]
    #expect(abs(line.pieces[0].width - small.width(of: "ab") - 6) < 0.01)
    expect(line.pieces[1].width, equals: 40)
    // The image does not fit beside the letters.
    expect(lines(text, small.width(of: "ab") + 45), equals: [["ab"], ["\u{FFFC}"]])
  }

  @Test func `first lines of paragraphs have their own widths`() {
    let text = StyledText([.init(text: "aa aa aa\naa aa aa", font: large)])
    let pair = large.width(of: "aa aa")
    let rooms = [
      StyledText.Rooms(first: pair / 2, others: pair),
      StyledText.Rooms(first: pair, others: pair / 2),
    ]
    let found = text.lines(within: rooms, limit: 0)
    expect(found.map { $0.pieces[0].text }, equals: ["aa", "aa aa", "aa aa", "aa"])
    expect(found.map(\.paragraph), equals: [0, 0, 1, 1])
    expect(found.map(\.isFirst), equals: [true, false, true, false])
    // UTF-16 units: "aa " before the second line, the newline before the third.
    #expect(found.map(\.start) == [0, 3, 9, 15] && text.paragraphs == [0, 9])
  }

  @Test func `spaces at the end count on the only line, not where a text breaks`() {
    let text = StyledText([.init(text: " aa  ", font: large)])
    expect(lines(text, 500), equals: [[" aa  "]])
    let broken = StyledText([.init(text: "aa   aa  ", font: large)])
    expect(lines(broken, large.width(of: "aa")), equals: [["aa"], ["aa"]])
  }

  @Test func `what is cut off ends in an ellipsis in the font of the last letters`() {
    let text = StyledText([
      .init(text: "aa ", font: small), .init(text: "aaaa aaaa", font: large),
    ])
    let width = small.width(of: "aa ") + large.width(of: "aa…") + 1
    expect(lines(text, width, limit: 1), equals: [["aa ", "aa…"]])
  }

  @Test func `digits of equal widths are lines of their own, in the middle of their places`() throws
  {
    var font = TextFont(size: 28.16)
    font.hasEqualDigits = true
    // A zero has 1760 of 2816 units, so 17.6 points; a one has 1308.
    #expect(abs(font.width(of: "11") - 35.2) < 0.01)
    let colour = ContentColour(light: 0xFF)
    let line = ScreenLine(
      text: "a1 5b",
      point: CGPoint(x: 100, y: 7),
      font: font,
      colour: colour
    )
    let pieces = line.pieces
    expect(pieces.map(\.text), equals: ["a", "1", "5", "b"])
    let a = TextFont(size: 28.16).width(of: "a")
    let space = TextFont(size: 28.16).width(of: " ")
    #expect(pieces[1].anchor == .middle && abs(pieces[1].point.x - (100 + a + 8.8)) < 0.01)
    #expect(abs(pieces[2].point.x - (100 + a + 17.6 + space + 8.8)) < 0.01)
    expect(pieces.allSatisfy { !$0.font.hasEqualDigits && $0.point.y == 7 })
    var end = line
    end.anchor = .end
    let last = try #require(end.pieces.last)
    #expect(abs(last.point.x + TextFont(size: 28.16).width(of: "b") - 100) < 0.01)
  }
}
