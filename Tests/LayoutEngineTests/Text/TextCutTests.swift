// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing

/// Texts with more lines than they may have, in letters that are 6 points wide.
@Suite struct TextCutTests {
  private let font = TextFont(size: 10, face: .monospaced)

  private func lines(_ text: String, _ cutting: TextCut, limit: Int) -> [String] {
    let plain = font.lines(of: text, within: 60, limit: limit, cutting: cutting).map(\.text)
    let styled = StyledText([.init(text: text, font: font)])
      .lines(within: [.init(first: 60, others: 60)], limit: limit, cutting: cutting)
    expect(styled.map { $0.pieces.map(\.text).joined() }, equals: plain)
    return plain
  }

  @Test func `the last line is cut at its end, its start, in its middle, after a word or a letter`()
  {
    let text = "one two three four"
    // Ten letters fit, nine beside the ellipsis: four and five around it, without spaces.
    expect(lines(text, .end, limit: 1), equals: ["one two t…"])
    expect(lines(text, .start, limit: 1), equals: ["…hree four"])
    expect(lines(text, .middle, limit: 1), equals: ["one…e four"])
    expect(lines(text, .afterWord, limit: 1), equals: ["one two"])
    expect(lines(text, .afterLetter, limit: 1), equals: ["one two th"])
  }

  @Test func `only the last line is cut, and only if the text needs more`() {
    let text = "one two\nthree four five"
    expect(lines(text, .middle, limit: 2), equals: ["one two", "thre…five"])
    expect(lines(text, .start, limit: 2), equals: ["one two", "…four five"])
    expect(lines(text, .start, limit: 3), equals: ["one two", "three four", "five"])
  }

  @Test func `a line has the width of what is seen`() {
    let line = font.lines(of: "one two three four", within: 60, limit: 1, cutting: .middle)[0]
    #expect(abs(line.width - 60) < 0.05)
    let narrow = font.lines(of: "one two", within: 5, limit: 1, cutting: .middle)[0]
    #expect(narrow.text.isEmpty && narrow.width == 0)
  }

  @Test func `a height has room for lines of the system's font, but for one at least`() {
    let font = TextFont(size: 17)
    // A line of the system's font at 17 points is 20.29 high.
    let counts = [5, 20, 40, 41, 60.5, 200].map { font.fittingLines(in: $0, limit: 0) }
    expect(counts, equals: [1, 1, 1, 2, 3, 9])
    expect(font.fittingLines(in: 200, limit: 3), equals: 3)
    expect(font.fittingLines(in: 41, limit: 3), equals: 2)
    expect(font.fittingLines(in: .infinity, limit: 0), equals: 0)
  }
}
