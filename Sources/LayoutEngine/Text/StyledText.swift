// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A text whose parts differ in their looks, for breaking it into lines.
package struct StyledText {
  /// Letters with one look, or an image.
  package struct Part: Hashable, Sendable {
    package var text: String
    package var font: TextFont
    /// The space after each letter, in points.
    package var spacing: CGFloat
    /// The width of the image in place of the letters; `nil` for letters.
    package var imageWidth: CGFloat?

    /// Makes a part.
    package init(
      text: String,
      font: TextFont,
      spacing: CGFloat = 0,
      imageWidth: CGFloat? = nil
    ) {
      self.text = text
      self.font = font
      self.spacing = spacing
      self.imageWidth = imageWidth
    }
  }

  /// The greatest widths of a paragraph's lines, in points.
  package struct Rooms {
    package var first: CGFloat
    package var others: CGFloat

    /// Makes the widths of the first line and of all others.
    package init(first: CGFloat, others: CGFloat) {
      self.first = first
      self.others = others
    }
  }

  /// Letters of one part on one line.
  package struct Piece: Hashable {
    /// The index of the part.
    package var part: Int
    package var text: String
    /// In points.
    package var width: CGFloat
  }

  /// One line.
  package struct Line: Hashable {
    /// What is on it, without the spaces at its end; empty for a line without letters.
    package var pieces: [Piece]
    /// The index of its paragraph.
    package var paragraph: Int
    /// Whether it is the first line of its paragraph.
    package var isFirst: Bool
    /// The part in which it begins.
    package var part: Int
    /// The number of UTF-16 units of the text before it.
    package var start: Int
  }

  /// A letter with its part and its place.
  private struct Letter {
    var part: Int
    var end: String.Index
    /// UTF-16 units of the text before it.
    var offset: Int
  }

  private let parts: [Part]
  private var units: [TextUnit] = []
  private var letters: [Letter] = []
  private var length = 0

  /// One point in the units that breaking counts in: those of a font of one point.
  private static let scale = CGFloat(FontTable.unitsPerEm)
  /// A text that is too wide by less than this still fits, because sums of fractions are not exact.
  private static let slack: CGFloat = 1.0 / 1024
  /// Wider than any text, in these units.
  private static let widest: CGFloat = 1e15

  /// Prepares a text.
  ///
  /// - Complexity: O(*n*), the length of the text.
  package init(_ parts: [Part]) {
    self.parts = parts
    for (index, part) in parts.enumerated() { add(part, index) }
  }

  private mutating func add(_ part: Part, _ index: Int) {
    let own = TextUnit.units(of: part.text, in: part.font)
    let views = part.text.utf16
    for (place, unit) in own.enumerated() {
      var unit = unit
      let end = place + 1 < own.count ? own[place + 1].start : part.text.endIndex
      if let image = part.imageWidth {
        unit.advance = place == 0 ? Int((image * Self.scale).rounded()) : 0
        // Lines may break before and after an image.
        unit.isIdeographic = true
      } else {
        let spacing = unit.kind == .newline ? 0 : part.spacing * Self.scale
        unit.advance = Int((CGFloat(unit.advance) * part.font.size + spacing).rounded())
      }
      letters.append(Letter(part: index, end: end, offset: length))
      length += views.distance(from: unit.start, to: end)
      units.append(unit)
    }
  }

  /// Where the paragraphs begin, in UTF-16 units of the text; one at least.
  package var paragraphs: [Int] {
    var starts = [0]
    for (index, unit) in units.enumerated() where unit.kind == .newline {
      starts.append(index + 1 < letters.count ? letters[index + 1].offset : length)
    }
    return starts
  }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - rooms: The widths of each paragraph's lines, at least those of one; the last ones are for all
  ///     paragraphs after them.
  ///   - limit: The most lines; 0 allows any number.
  ///   - cutting: What becomes of the last line if the text needs more.
  /// - Returns: The lines from top to bottom; none for an empty text.
  /// - Complexity: O(*n*), the length of the text.
  package func lines(within rooms: [Rooms], limit: Int, cutting: TextCut = .end) -> [Line] {
    let fonts = parts.map(\.font)
    let ellipsis = fonts.map { CGFloat(Self.ellipsis(in: $0)) * $0.size }.max() ?? 0
    var breaker = TextBreaker(
      units: units,
      rooms: rooms.map { .init(first: Self.room($0.first), others: Self.room($0.others)) },
      limit: limit,
      ellipsis: Int(ellipsis.rounded(.up)),
      cutting: cutting
    )
    let spans = breaker.lines()
    var paragraph = 0
    var next = 0
    return spans.map { span in
      while next < span.lower {
        if units[next].kind == .newline { paragraph += 1 }
        next += 1
      }
      return line(span, paragraph, isOnly: spans.count == 1)
    }
  }

  private static func ellipsis(in font: TextFont) -> Int {
    TextUnit.advance(of: TextBreaker.ellipsis, in: font)
  }

  private static func room(_ width: CGFloat) -> Int {
    guard width > 0 else { return 0 }
    return Int(min((width + slack) * scale, widest))
  }

  private func line(_ span: TextBreaker.Span, _ paragraph: Int, isOnly: Bool) -> Line {
    var upper = span.upper
    // Spaces hang over the end of a line where the text breaks; at the end of the only line, they count.
    if isOnly, !span.isCut {
      while upper < units.count, units[upper].kind == .space { upper += 1 }
      if upper < units.count { upper = span.upper }
    }
    var pieces = pieces(of: span.lower..<max(upper, span.lower))
    let first = min(span.lower, units.count - 1)
    // Where nothing fits, there is no ellipsis either.
    if span.isCut, !span.isEmpty {
      cut(&pieces, in: letters[upper > span.lower ? upper - 1 : span.rest.lowerBound].part)
      pieces += self.pieces(of: span.rest)
    }
    return Line(
      pieces: pieces,
      paragraph: paragraph,
      isFirst: span.lower == 0 || units[span.lower - 1].kind == .newline,
      part: letters[first].part,
      start: span.lower < letters.count ? letters[span.lower].offset : length
    )
  }

  private func pieces(of range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    // Widths are added in whole units, which is exact.
    var width = 0
    for index in range {
      let letter = letters[index]
      let text = String(parts[letter.part].text[units[index].start..<letter.end])
      if let last = pieces.indices.last, pieces[last].part == letter.part {
        width += units[index].advance
        pieces[last].text += text
        pieces[last].width = CGFloat(width) / Self.scale
      } else {
        width = units[index].advance
        pieces.append(Piece(part: letter.part, text: text, width: CGFloat(width) / Self.scale))
      }
    }
    return pieces
  }

  private func cut(_ pieces: inout [Piece], in part: Int) {
    let font = parts[part].font
    let width = CGFloat(Self.ellipsis(in: font)) * font.size / Self.scale
    let end = String(TextBreaker.ellipsis)
    if let last = pieces.indices.last, pieces[last].part == part, parts[part].imageWidth == nil {
      pieces[last].text += end
      pieces[last].width += width
    } else {
      pieces.append(Piece(part: part, text: end, width: width))
    }
  }
}
