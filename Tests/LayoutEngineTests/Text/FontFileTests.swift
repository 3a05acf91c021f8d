// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct FontFileTests {
  @Test(arguments: [4, 12])
  func `a file tells names, heights and the width of each character`(format: Int) throws {
    var made = FontBytes()
    made.format = format
    let file = try #require(FontFile(made.bytes))
    expect(file.names.family, equals: "Probe Sans")
    expect(file.names.full, equals: "Probe Sans Bold")
    expect(file.names.postScript, equals: "ProbeSans-Bold")
    expect(file.unitsPerEm, equals: 1000)
    expect(file.ascender, equals: 800)
    expect(file.descender, equals: 200)
    #expect(file.lineGap == 100 && file.advances == [32: 250, 65: 600])
  }

  @Test func `glyphs without a width of their own have the last one`() throws {
    var made = FontBytes()
    made.glyphs = [(65, 1), (66, 9)]
    let file = try #require(FontFile(made.bytes))
    expect(file.advances, equals: [65: 600, 66: 250])
  }

  @Test func `text has its widths, and the built-in font's for other characters`() throws {
    let file = try #require(FontFile(FontBytes().bytes))
    let face = try #require(FontFace(file, path: "/beside/1.ttf"))
    let font = TextFont(size: 20, face: face)
    // 2 × 0.6 + 0.25 ems; a unit of the built-in table is 20 / 2816 pt.
    #expect(abs(font.width(of: "A A") - 29) < 0.02)
    // 0.8 + 0.2 + 0.1 ems; the spare point is shared by both sides.
    #expect(font.lineHeight == 22 && abs(font.baseline - 17) < 1e-9)
    let plain = TextFont(size: 20)
    #expect(abs(font.width(of: "Ab") - font.width(of: "A") - plain.width(of: "b")) < 1e-9)
    expect(font.lines(of: "A A", within: 28).map(\.text), equals: ["A", "A"])
    #expect(plain != font && font == TextFont(size: 20, face: face))
  }

  @Test func `what is cut off or spoilt is no font, and never traps`() {
    let bytes = FontBytes().bytes
    for count in 0..<bytes.count { _ = FontFile(Array(bytes.prefix(count))) }
    #expect(FontFile(Array(bytes.prefix(40))) == nil && FontFile([]) == nil)
    for place in bytes.indices {
      var spoilt = bytes
      for value in [0, 0x7f, 0xff] as [UInt8] {
        spoilt[place] = value
        _ = FontFile(spoilt).flatMap { FontFace($0, path: "/beside/1.ttf") }
      }
    }
    var flat = FontBytes()
    (flat.ascender, flat.descender) = (0, 0)
    #expect(FontFile(flat.bytes) == nil)
    flat = FontBytes()
    flat.unitsPerEm = 0
    #expect(FontFile(flat.bytes) == nil)
  }
}
