// SPDX-License-Identifier: Apache-2.0

/// Changes of one file's bytes that keep every line where it is.
///
/// - Invariant: edits do not overlap in part: of two, one lies before the other or within it. An edit within
///   another one has no effect on the outer one's text.
struct TextEdits {
  /// A change of some bytes.
  struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  private(set) var edits: [Edit] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Puts a text in the place of some bytes; lines that they had and the text has not are added to it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let newline = UInt8(ascii: "\n")
    var new = Array(text.utf8)
    let missing = bytes[range].count { $0 == newline } - new.count { $0 == newline }
    if missing > 0 { new += [UInt8](repeating: newline, count: missing) }
    edits.append(Edit(range: range, text: new))
  }

  /// Puts a text before an offset; one with line ends must say itself which line comes after it.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
  }

  /// Puts a space in the place of every byte but line ends.
  mutating func blank(_ range: Range<Int>) {
    edits.append(Edit(range: range, text: Self.blanked(bytes[range])))
  }

  private static func blanked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let kept: Set = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
    return bytes.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
  }

  /// The edits that count, from first to last: of nested ones the outermost.
  ///
  /// - Complexity: O(n log n) in the number of edits.
  func effective(in range: Range<Int>) -> [Edit] {
    let sorted = edits.enumerated().filter {
      $0.element.range.lowerBound >= range.lowerBound
        && $0.element.range.upperBound <= range.upperBound
    }.sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
      return $0.offset < $1.offset
    }
    var result: [Edit] = []
    var end = range.lowerBound
    for (_, edit) in sorted where edit.range.lowerBound >= end {
      result.append(edit)
      end = max(end, edit.range.upperBound)
    }
    return result
  }

  /// Some of the text with the edits within it made.
  func rendered(_ range: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    var position = range.lowerBound
    for edit in effective(in: range) {
      output += bytes[position..<edit.range.lowerBound]
      output += edit.text
      position = edit.range.upperBound
    }
    return output + bytes[position..<range.upperBound]
  }

  /// The whole text with all edits made.
  func rendered() -> [UInt8] { rendered(0..<bytes.count) }
}
