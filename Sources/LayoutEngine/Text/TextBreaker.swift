// SPDX-License-Identifier: Apache-2.0

/// Breaks a text into lines, each as full as possible.
///
/// A line ends at a newline, and may end
/// - after spaces, which hang over the end and take no room there;
/// - after a hyphen or a dash that follows a character;
/// - before and after an East Asian character or an emoji, but not before a closing character
///   (brackets, full stops, small kana) and not after an opening one;
/// - inside a word only if the word is longer than a line.
///
/// A line contains at least one unit, even if it is too narrow for it.
///
/// - Complexity: O(*n*) for all lines together.
struct TextBreaker {
  /// A part of the units.
  struct Span: Hashable {
    var lower: Int
    var upper: Int
    /// In units of the font table.
    var width: Int
    /// Whether an ellipsis stands for a part of the text.
    var isCut = false
    /// The units after the ellipsis.
    var rest = 0..<0

    var isEmpty: Bool { lower == upper && rest.isEmpty }
  }

  /// The widths of a paragraph's lines, in the units of the text.
  struct Rooms {
    var first: Int
    var others: Int
  }

  static let ellipsis: Unicode.Scalar = "…"

  private let units: [TextUnit]
  /// The widths of each paragraph's lines; those of the last one are for all after it.
  private let rooms: [Rooms]
  private var paragraph = 0
  /// The width of the present line.
  private var room: Int
  private let limit: Int
  private let ellipsis: Int
  private let cutting: TextCut
  private var spans: [Span] = []
  /// The line up to its last character that is not a space; `width` also counts the spaces after it.
  private var line = Span(lower: 0, upper: 0, width: 0)
  private var width = 0
  /// The line that would end at the last possible break, the start of the next line, and the width.
  private var best: (line: Span, next: Int, width: Int)?

  /// Prepares for a text; see ``TextFont/lines(of:within:limit:cutting:)``.
  init(units: [TextUnit], room: Int, limit: Int, ellipsis: Int, cutting: TextCut = .end) {
    let rooms = [Rooms(first: room, others: room)]
    self.init(units: units, rooms: rooms, limit: limit, ellipsis: ellipsis, cutting: cutting)
  }

  /// Prepares for a text whose paragraphs may have indents; see ``StyledText/lines(within:limit:cutting:)``.
  init(units: [TextUnit], rooms: [Rooms], limit: Int, ellipsis: Int, cutting: TextCut) {
    self.units = units
    self.rooms = rooms
    room = rooms[0].first
    self.limit = limit
    self.ellipsis = ellipsis
    self.cutting = cutting
  }

  /// The lines; empty for a text without characters.
  mutating func lines() -> [Span] {
    for index in units.indices where !isFull {
      place(index)
    }
    if !isFull, !units.isEmpty { end(next: units.count) }
    return spans
  }

  private var isFull: Bool { limit > 0 && spans.count == limit }

  private mutating func place(_ index: Int) {
    let unit = units[index]
    switch unit.kind {
    case .newline: return endParagraph(next: index + 1)
    case .space: width += unit.advance
    default:
      if index > line.lower, mayBreak(before: index) { best = (line, index, width) }
      while width + unit.advance > room, index > line.lower {
        wrap(before: index)
        if isFull { return }
      }
      width += unit.advance
      line.upper = index + 1
      line.width = width
    }
  }

  /// Ends the line at the best break before a unit that no longer fits.
  private mutating func wrap(before index: Int) {
    guard let best else { return endLine(next: index) }
    let rest = width - best.width
    if !best.line.isEmpty {
      line = best.line
      endLine(next: best.next)
    }
    line = Span(lower: best.next, upper: index, width: rest)
    width = rest
    self.best = nil
  }

  /// Ends a line after which the paragraph goes on.
  private mutating func endLine(next: Int) {
    end(next: next)
    room = rooms[paragraph].others
  }

  private mutating func endParagraph(next: Int) {
    end(next: next)
    paragraph = min(paragraph + 1, rooms.count - 1)
    room = rooms[paragraph].first
  }

  private mutating func end(next: Int) {
    let isLast = limit > 0 && spans.count + 1 == limit
    let isCut = isLast && units[next...].contains { $0.kind != .space && $0.kind != .newline }
    spans.append(isCut ? cut() : line)
    line = Span(lower: next, upper: next, width: 0)
    width = 0
    best = nil
  }

  /// The last line, where the text needs more; empty when not even one unit fits beside an ellipsis.
  private func cut() -> Span {
    let (free, none) = (room - ellipsis, Span(lower: line.lower, upper: line.lower, width: 0))
    return switch cutting {
    case .afterWord: line
    case .afterLetter: front(within: room)
    case .end: joined(front(within: free), nil)
    case .start: joined(none, back(after: line.lower, within: free))
    case .middle:
      {
        let front = front(within: free / 2)
        return joined(front, back(after: front.upper, within: free - front.width))
      }()
    }
  }

  /// A line with an ellipsis between two parts.
  private func joined(_ front: Span, _ back: Span?) -> Span {
    var line = front
    line.isCut = true
    if let back, !back.isEmpty {
      line.rest = back.lower..<back.upper
      line.width += back.width
    }
    if !line.isEmpty { line.width += ellipsis }
    return line
  }

  /// What fits of the paragraph from the line's start, without spaces at its end.
  private func front(within room: Int) -> Span {
    var found = Span(lower: line.lower, upper: line.lower, width: 0)
    var width = 0
    for index in line.lower..<units.count {
      let unit = units[index]
      width += unit.advance
      if unit.kind == .newline || width > room { break }
      guard unit.kind != .space else { continue }
      found.upper = index + 1
      found.width = width
    }
    return found
  }

  /// What fits of the last paragraph up to the text's end, without spaces at its start.
  private func back(after lower: Int, within room: Int) -> Span {
    let isBlank = { (unit: TextUnit) in unit.kind == .space || unit.kind == .newline }
    let upper = (units.lastIndex { !isBlank($0) } ?? 0) + 1
    var found = Span(lower: upper, upper: upper, width: 0)
    var width = 0
    for index in (lower..<max(lower, upper)).reversed() {
      let unit = units[index]
      width += unit.advance
      if unit.kind == .newline || width > room { break }
      guard unit.kind != .space else { continue }
      found.lower = index
      found.width = width
    }
    return found
  }

  private func mayBreak(before index: Int) -> Bool {
    let (before, after) = (units[index - 1], units[index])
    if before.kind == .space { return true }
    if after.kind == .closing || before.kind == .opening { return false }
    if before.isIdeographic || after.isIdeographic { return true }
    guard before.kind == .hyphen, after.kind != .hyphen, index - 1 > line.lower else {
      return false
    }
    let first = units[index - 2]
    return first.kind == .plain || first.kind == .closing
  }
}
