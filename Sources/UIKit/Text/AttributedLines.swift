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
    /// - Returns: Its distance.
    func x(after count: Int) -> CGFloat {
      let letters = text as NSString
      return count >= letters.length ? width : look.width(of: letters.substring(to: count))
    }
  }

  /// One line.
  @MainActor
  struct Line {
    var runs: [Run]
    /// Where it stands.
    var place: StyledParagraphs.Line
    var alignment: NSTextAlignment
    /// In points.
    var width: CGFloat { place.width }
    /// The distance of its top from that of the first line, in points.
    var y: CGFloat { place.y }
    /// In points.
    var height: CGFloat { place.height }
    /// The distance of its baseline from its top, in points.
    var baseline: CGFloat { place.baseline }
    /// The UTF-16 units of the text before it.
    var start: Int { place.text.start }
  }

  private(set) var lines: [Line]
  /// The size of all lines, in points.
  let size: CGSize

  /// The font of letters without one.
  private static let standard = TextFont(size: 12)

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The greatest width of a line, in points.
  ///   - limit: The greatest number of lines; 0 means any number.
  ///   - height: The height of the space, in points; lines that do not fit are left out, but never the first.
  ///   - cutting: What becomes of the last line if the text needs more.
  ///   - standard: The font of letters without one.
  /// - Complexity: O(*n*) in the length of the text.
  init(
    _ text: NSAttributedString,
    within width: CGFloat,
    limit: Int,
    height: CGFloat = .infinity,
    cutting: TextCut = .end,
    standard: TextFont? = nil
  ) {
    let (runs, styles) = Self.parts(of: text, standard)
    let paragraphs = Self.paragraphs(runs, styles)
    let places = paragraphs.lines(within: width, limit: limit, height: height, cutting: cutting)
    size = StyledParagraphs.size(of: places)
    lines = places.map { place in
      Line(
        runs: place.text.pieces.map {
          Run(text: $0.text, look: runs[$0.part].look, width: $0.width)
        },
        place: place,
        alignment: styles[min(place.text.paragraph, styles.count - 1)].alignment
      )
    }
  }

  // MARK: Breaking

  /// A text as plain values, with which it is measured later.
  static func paragraphs(
    of text: NSAttributedString,
    standard: TextFont
  ) -> StyledParagraphs {
    let (runs, styles) = parts(of: text, standard)
    return paragraphs(runs, styles)
  }

  private static func paragraphs(
    _ runs: [Run],
    _ styles: [NSParagraphStyle.Values]
  ) -> StyledParagraphs {
    StyledParagraphs(
      styledParts(runs),
      reaches: runs.map(\.look.reach),
      styles: styles.map(\.lengths)
    )
  }

  private static func styledParts(_ runs: [Run]) -> [StyledText.Part] {
    runs.map {
      StyledText.Part(
        text: $0.text,
        font: $0.look.font,
        spacing: $0.look.spacing,
        imageWidth: $0.look.attachment?.shownBounds.width
      )
    }
  }

  /// The parts with one look, and the styles of the paragraphs.
  private static func parts(
    of text: NSAttributedString,
    _ standard: TextFont?
  ) -> ([Run], [NSParagraphStyle.Values]) {
    let runs = runs(of: text, standard ?? Self.standard)
    let starts = StyledText(styledParts(runs)).paragraphs
    return (runs, starts.map { style(of: text, at: $0) })
  }

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
}
