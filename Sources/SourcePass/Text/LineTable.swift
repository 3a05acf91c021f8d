// SPDX-License-Identifier: Apache-2.0

/// A line and a column, both from 1; columns count bytes of UTF-8, as the compiler's do.
struct TextPlace: Hashable {
  var line: Int
  var column: Int
}

/// Where the lines of a text begin.
struct LineTable {
  /// Offset of each line's first byte.
  let starts: [Int]
  let length: Int

  init(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    starts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
    length = bytes.count
  }

  /// The place of an offset.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func place(_ offset: Int) -> TextPlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPlace(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset of a place, or of the nearest place that exists.
  func offset(_ place: TextPlace) -> Int {
    guard place.line >= 1 else { return 0 }
    guard place.line <= starts.count else { return length }
    let next = place.line < starts.count ? starts[place.line] : length
    return min(starts[place.line - 1] + max(0, place.column - 1), next)
  }

  /// The bytes of a line, without its end.
  func range(ofLine line: Int) -> Range<Int>? {
    guard (1...starts.count).contains(line) else { return nil }
    let end = line < starts.count ? starts[line] - 1 : length
    return starts[line - 1]..<max(starts[line - 1], end)
  }
}
