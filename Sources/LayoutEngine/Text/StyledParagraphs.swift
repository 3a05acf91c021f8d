// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A text whose parts differ in their looks and whose paragraphs have styles: where its lines stand.
package struct StyledParagraphs: Hashable, Sendable {
  /// How far the letters of a part reach above and below the baseline, in points.
  package struct Reach: Hashable, Sendable {
    package var above: CGFloat
    package var below: CGFloat

    /// Makes the reach of letters.
    package init(above: CGFloat, below: CGFloat) {
      self.above = above
      self.below = below
    }
  }

  /// The lengths of a paragraph, in points.
  package struct Style: Hashable, Sendable {
    package var lineSpacing: CGFloat = 0
    package var spacingAfter: CGFloat = 0
    package var spacingBefore: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 for any.
    package var maximumLineHeight: CGFloat = 0
    /// 0 for no change.
    package var lineHeightMultiple: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Where lines end: from the start if positive, else from the end of the space.
    package var tailIndent: CGFloat = 0

    /// Makes the style of a plain paragraph.
    package init() {}

    /// The height of a line whose letters have a height.
    package func lineHeight(_ letters: CGFloat) -> CGFloat {
      let height = lineHeightMultiple > 0 ? letters * lineHeightMultiple : letters
      let least = max(height, minimumLineHeight)
      return maximumLineHeight > 0 ? min(least, maximumLineHeight) : least
    }

    /// The widths of lines in a space.
    fileprivate func rooms(within width: CGFloat) -> StyledText.Rooms {
      let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
      return StyledText.Rooms(
        first: max(0, end - firstLineHeadIndent),
        others: max(0, end - headIndent)
      )
    }
  }

  /// One line; lengths are in points.
  package struct Line {
    package var text: StyledText.Line
    /// The distance of its top from that of the first line.
    package var y: CGFloat = 0
    package var height: CGFloat
    /// The distance of its baseline from its top.
    package var baseline: CGFloat
    /// The space before it and after it.
    package var head: CGFloat
    package var tail: CGFloat
    /// Whether it is the last one of its paragraph.
    package var isLast = false
    package var width: CGFloat
  }

  private let parts: [StyledText.Part]
  private let reaches: [Reach]
  private let styles: [Style]

  /// Lines may exceed their space by this because of rounding, in points.
  private static let rounding: CGFloat = 0.5

  /// Makes a text; each part has its reach, and the last style is for all paragraphs after its own.
  package init(_ parts: [StyledText.Part], reaches: [Reach], styles: [Style]) {
    self.parts = parts
    self.reaches = reaches
    self.styles = styles
  }

  /// Breaks the text into lines and places them.
  ///
  /// - Parameters:
  ///   - width: The width of the space, in points.
  ///   - limit: The most lines; 0 allows any number.
  ///   - height: The height of the space, in points; lines that do not fit are left out, but never the first.
  ///   - cutting: What becomes of the last line if the text needs more.
  /// - Returns: The lines from top to bottom; none for an empty text.
  /// - Complexity: O(*n*), the length of the text.
  package func lines(
    within width: CGFloat,
    limit: Int,
    height: CGFloat = .infinity,
    cutting: TextCut = .end
  ) -> [Line] {
    let lines = placed(within: width, limit, cutting)
    let ends = lines.enumerated().map { SystemLines.bottom($1.y + $1.height, ofLines: $0 + 1) }
    let fitting = ends.prefix { $0 <= height }.count
    guard fitting < lines.count, lines.count > 1 else { return lines }
    return placed(within: width, max(1, fitting), cutting)
  }

  private func placed(within width: CGFloat, _ limit: Int, _ cutting: TextCut) -> [Line] {
    let rooms = styles.map { $0.rooms(within: width + Self.rounding) }
    var lines = StyledText(parts).lines(within: rooms, limit: limit, cutting: cutting).map(line)
    var y: CGFloat = 0
    for index in lines.indices {
      let style = style(of: lines[index].text)
      if index > 0, lines[index].text.isFirst { y += style.spacingBefore }
      lines[index].y = y
      y += lines[index].height + style.lineSpacing
      guard index + 1 == lines.count || lines[index + 1].text.isFirst else { continue }
      lines[index].isLast = true
      y += style.spacingAfter
    }
    return lines
  }

  /// The size of all lines, in points.
  package static func size(of lines: [Line]) -> CGSize {
    CGSize(
      width: lines.map { $0.head + $0.width + $0.tail }.max() ?? 0,
      height: lines.last.map { $0.y + $0.height } ?? 0
    )
  }

  private func style(of line: StyledText.Line) -> Style {
    styles[min(line.paragraph, styles.count - 1)]
  }

  private func line(_ text: StyledText.Line) -> Line {
    let style = style(of: text)
    let present = text.pieces.isEmpty ? [text.part] : text.pieces.map(\.part)
    let above = present.map { reaches[$0].above }.max() ?? 0
    let below = present.map { reaches[$0].below }.max() ?? 0
    let height = style.lineHeight(above + below)
    return Line(
      text: text,
      height: height,
      // Letters stand at the bottom of a line that its style makes higher or lower.
      baseline: height - below,
      head: text.isFirst ? style.firstLineHeadIndent : style.headIndent,
      tail: max(0, -style.tailIndent),
      width: text.pieces.reduce(0) { $0 + $1.width }
    )
  }
}
