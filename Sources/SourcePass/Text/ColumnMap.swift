// SPDX-License-Identifier: Apache-2.0

/// Maps columns of the compiler's messages to the user's file, where edits changed a line's length.
struct ColumnMap {
  private struct Shift {
    /// Columns of the replaced text.
    var columns: Range<Int>
    var newLength: Int
  }

  private var shifts: [Int: [Shift]] = [:]

  /// Remembers the edits of a file that stay on one line and change its length.
  init(_ edits: TextEdits, of source: ParsedSource) {
    let newline = UInt8(ascii: "\n")
    for edit in edits.effective(in: 0..<source.bytes.count)
    where edit.text.count != edit.range.count && !edit.text.contains(newline) {
      let start = source.lines.place(edit.range.lowerBound)
      let columns = start.column..<(start.column + edit.range.count)
      shifts[start.line, default: []].append(Shift(columns: columns, newLength: edit.text.count))
    }
  }

  /// The place in the user's file; for a place inside a replacement, the start of the replaced
  /// text.
  func original(_ place: TextPlace) -> TextPlace {
    var moved = 0
    for shift in shifts[place.line] ?? [] {
      let start = shift.columns.lowerBound + moved
      if place.column < start { break }
      if place.column < start + shift.newLength {
        return TextPlace(line: place.line, column: shift.columns.lowerBound)
      }
      moved += shift.newLength - shift.columns.count
    }
    return TextPlace(line: place.line, column: place.column - moved)
  }
}
