// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutEngine

/// The lines of a text with attributes: of letters with different looks, and of paragraphs with styles.
///
/// A paragraph has the style of its first letter.
@MainActor
struct AttributedLines {
  /// Letters of one line with the same look.
  @MainActor
  struct Run {
    var text: String
    var look: TextLook
    /// In points.
    var width: CGFloat

    /// Where a letter begins, from the run's start, in points.
    ///
    /// - Parameter count: The UTF-16 units before it.
    func x(after count: Int) -> CGFloat {
      let letters = text as NSString
      return count >= letters.length ? width : look.width(of: letters.substring(to: count))
    }
  }

  /// One line.
  @MainActor
  struct Line {
    var runs: [Run] = []
    /// The distance of its top from that of the first line, in points.
    var y: CGFloat = 0
    var height: CGFloat = 0
    /// The distance of its baseline from its top, in points.
    var baseline: CGFloat = 0
    /// The space before it and after it, in points.
    var (head, tail): (CGFloat, CGFloat) = (0, 0)
    var alignment = NSTextAlignment.natural
    /// Whether it is the last one of its paragraph.
    var isLast = false
    /// The UTF-16 units of the text before it.
    var start = 0
    /// In points.
    var width: CGFloat { runs.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line] = []

  /// The font of letters without one.
  private static let standard = TextFont(size: 12)
  /// Lines may exceed their space by this because of rounding, in points.
  private static let rounding: CGFloat = 0.5

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The greatest width of a line, in points.
  ///   - limit: The greatest number of lines; 0 means any number.
  ///   - standard: The font of letters without one.
  /// - Complexity: O(*n*) in the length of the text.
  init(
    _ text: NSAttributedString,
    within width: CGFloat,
    limit: Int,
    standard: TextFont? = nil
  ) {
    let runs = Self.runs(of: text, standard ?? Self.standard)
    let styled = StyledText(
      runs.map {
        let image = $0.look.attachment?.shownBounds.width
        return .init(
          text: $0.text,
          font: $0.look.font,
          spacing: $0.look.spacing,
          imageWidth: image
        )
      }
    )
    let styles = styled.paragraphs.map { Self.style(of: text, at: $0) }
    let broken = styled.lines(
      within: styles.map { $0.rooms(within: width + Self.rounding) },
      limit: limit
    )
    lines = broken.map { Self.line($0, runs, styles[min($0.paragraph, styles.count - 1)]) }
    place(broken, styles)
  }

  /// The size of all lines, in points.
  var size: CGSize {
    CGSize(
      width: lines.map { $0.head + $0.width + $0.tail }.max() ?? 0,
      height: lines.last.map { $0.y + $0.height } ?? 0
    )
  }

  // MARK: Breaking

  /// The parts with one look; neighbours with the same one are one part.
  private static func runs(of text: NSAttributedString, _ standard: TextFont) -> [Run] {
    var runs: [Run] = []
    let words = text.string as NSString
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      values,
      range,
      _ in
      let letters = words.substring(with: range)
      let look = TextLook(values, standard)
      if let last = runs.indices.last, runs[last].look == look, look.attachment == nil {
        runs[last].text += letters
      } else {
        runs.append(Run(text: letters, look: look, width: 0))
      }
    }
    return runs
  }

  private static func style(
    of text: NSAttributedString,
    at place: Int
  ) -> NSParagraphStyle.Values {
    guard text.length > 0 else { return NSParagraphStyle.Values() }
    // An empty paragraph at the end has the style of the letter before it.
    let index = min(place, text.length - 1)
    let style = unsafe text.attribute(.paragraphStyle, at: index, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.values ?? NSParagraphStyle.Values()
  }

  private static func line(
    _ broken: StyledText.Line,
    _ runs: [Run],
    _ style: NSParagraphStyle.Values
  ) -> Line {
    var line = Line()
    line.runs = broken.pieces.map {
      Run(text: $0.text, look: runs[$0.part].look, width: $0.width)
    }
    line.start = broken.start
    line.alignment = style.alignment
    line.head = broken.isFirst ? style.firstLineHeadIndent : style.headIndent
    line.tail = max(0, -style.tailIndent)
    let looks = line.runs.isEmpty ? [runs[broken.part].look] : line.runs.map(\.look)
    let above = looks.map(\.reach.above).max() ?? 0
    let below = looks.map(\.reach.below).max() ?? 0
    line.height = style.lineHeight(above + below)
    // Letters stand at the bottom of a line that its style makes higher or lower.
    line.baseline = line.height - below
    return line
  }

  private mutating func place(_ broken: [StyledText.Line], _ styles: [NSParagraphStyle.Values]) {
    var y: CGFloat = 0
    for index in lines.indices {
      let paragraph = min(broken[index].paragraph, styles.count - 1)
      if index > 0, broken[index].isFirst { y += styles[paragraph].paragraphSpacingBefore }
      lines[index].y = y
      y += lines[index].height + styles[paragraph].lineSpacing
      guard index + 1 == lines.count || broken[index + 1].isFirst else { continue }
      lines[index].isLast = true
      y += styles[paragraph].paragraphSpacing
    }
  }
}
