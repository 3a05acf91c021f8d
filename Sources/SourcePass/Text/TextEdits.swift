// SPDX-License-Identifier: Apache-2.0

/// Edits of one file's bytes that keep every line where it is.
///
/// - Invariant: two edits are disjoint, or one lies within the other. An inner edit does not change
///   the text of the outer one.
struct TextEdits {
  /// A change of some bytes.
  struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  private(set) var edits: [Edit] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Replaces some bytes with a text, and adds line ends where the text has fewer than the bytes
  /// had.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let newline = UInt8(ascii: "\n")
    var new = Array(text.utf8)
    let missing = bytes[range].count { $0 == newline } - new.count { $0 == newline }
    if missing > 0 { new += [UInt8](repeating: newline, count: missing) }
    edits.append(Edit(range: range, text: new))
  }

  /// Inserts a text before an offset.
  ///
  /// A text with line ends must state the number of the line after it.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
  }

  /// Replaces every byte but line ends with a space.
  mutating func blank(_ range: Range<Int>) {
    edits.append(Edit(range: range, text: Self.blanked(bytes[range])))
  }

  /// Whether an edit writes a text.
  func inserts(_ text: String) -> Bool {
    edits.contains { String(decoding: $0.text, as: UTF8.self).contains(text) }
  }

  private static func blanked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let kept: Set = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
    return bytes.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
  }

  /// The edits that take effect, from first to last: of nested ones, the outermost.
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

  /// A part of the text after the edits within it.
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

  /// The whole text after all edits.
  func rendered() -> [UInt8] { rendered(0..<bytes.count) }
}
