// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct TextEditsTests {
  private func edited(_ text: String, _ change: (inout TextEdits) -> Void) -> String {
    var edits = TextEdits(Array(text.utf8))
    change(&edits)
    return String(decoding: edits.rendered(), as: UTF8.self)
  }

  @Test func `Blanks keep line ends and bytes`() {
    expect(edited("añb\nc") { $0.blank(0..<6) }, equals: "    \n ")
  }

  @Test func `A shorter replacement keeps the lines of what it replaces`() {
    expect(edited("a\nb\nc") { $0.replace(0..<5, with: "x") }, equals: "x\n\n")
  }

  @Test func `The outer one of two nested edits wins in either order`() {
    expect(
      edited("abcdef") {
        $0.replace(2..<3, with: "XYZ")
        $0.blank(1..<5)
      },
      equals: "a    f"
    )
    expect(
      edited("abcdef") {
        $0.blank(1..<5)
        $0.replace(2..<3, with: "XYZ")
      },
      equals: "a    f"
    )
  }

  @Test func `Insertions come before the text at their place, in their order`() {
    expect(
      edited("ab") {
        $0.replace(1..<2, with: "B")
        $0.insert("1", at: 1)
        $0.insert("2", at: 1)
      },
      equals: "a12B"
    )
  }

  @Test func `A part is rendered with the edits that lie in it`() {
    var edits = TextEdits(Array("abcdef".utf8))
    edits.replace(0..<2, with: "X")
    edits.replace(3..<4, with: "YY")
    expect(String(decoding: edits.rendered(2..<5), as: UTF8.self), equals: "cYYe")
  }

  @Test func `Columns are found behind edits, between them and within them`() {
    let source = ParsedSource(name: "A", text: "let a = 1 + 22 + b\nlet c = 1\n")
    var edits = TextEdits(source.bytes)
    edits.replace(8..<9, with: "longer")
    edits.replace(12..<14, with: "x")
    let map = ColumnMap(edits, of: source)
    // "let a = longer + x + b": the line is 5 longer after the first edit and 4 longer after the
    // second.
    expect(map.original(TextPlace(line: 1, column: 5)), equals: TextPlace(line: 1, column: 5))
    expect(map.original(TextPlace(line: 1, column: 12)), equals: TextPlace(line: 1, column: 9))
    expect(map.original(TextPlace(line: 1, column: 16)), equals: TextPlace(line: 1, column: 11))
    expect(map.original(TextPlace(line: 1, column: 18)), equals: TextPlace(line: 1, column: 13))
    expect(map.original(TextPlace(line: 1, column: 22)), equals: TextPlace(line: 1, column: 18))
    expect(map.original(TextPlace(line: 2, column: 9)), equals: TextPlace(line: 2, column: 9))
  }

  @Test func `Places and offsets are each other's inverse`() {
    let table = LineTable(Array("ab\n\ncü\n".utf8))
    for offset in 0...8 { expect(table.offset(table.place(offset)), equals: offset) }
    expect(table.place(4), equals: TextPlace(line: 3, column: 1))
    expect(table.offset(TextPlace(line: 9, column: 1)), equals: 8)
    expect(table.range(ofLine: 3), equals: 4..<7)
    expect(table.range(ofLine: 7), equals: nil)
  }
}
