// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import LayoutEngine

/// The lines of a text whose letters have different fonts and colours.
@MainActor
struct AttributedLines {
  /// Letters of one line with the same attributes.
  @MainActor
  struct Run {
    var text: String
    var font: TextFont
    var colour: UIColor?
    var ground: UIColor?
    var isUnderlined: Bool
    var isStruck: Bool
    /// The image in place of letters.
    var attachment: NSTextAttachment?
    var width: CGFloat

    /// How far it reaches above and below the baseline, in points.
    var reach: (above: CGFloat, below: CGFloat) {
      if let place = attachment?.shownBounds { return (max(0, place.maxY), max(0, -place.minY)) }
      return (font.baseline, font.lineHeight - font.baseline)
    }
  }

  /// One line.
  @MainActor
  struct Line {
    var runs: [Run] = []
    var height: CGFloat = 0
    var baseline: CGFloat = 0
    var width: CGFloat { runs.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line] = []
  /// The space between lines, in points.
  private let spacing: CGFloat

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
    let style = text.leadingAttributes[.paragraphStyle] as? NSParagraphStyle
    spacing = style?.values.lineSpacing ?? 0
    var line = Line()
    for run in Self.runs(of: text, standard ?? Self.standard) {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 {
          finish(&line, run.font)
        }
        for word in Self.words(of: part) {
          append(word, of: run, to: &line, within: width)
        }
      }
    }
    if !line.runs.isEmpty || lines.isEmpty { finish(&line, standard ?? Self.standard) }
    if limit > 0, lines.count > limit { cut(to: limit, width) }
  }

  /// The size of all lines, in points.
  var size: CGSize {
    let gaps = CGFloat(max(0, lines.count - 1)) * spacing
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(gaps) { $0 + $1.height }
    )
  }

  // MARK: Breaking

  private static func runs(of text: NSAttributedString, _ standard: TextFont) -> [Run] {
    var runs: [Run] = []
    let words = text.string as NSString
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      values,
      range,
      _ in
      runs.append(
        Run(
          text: words.substring(with: range),
          font: font(values, standard),
          colour: values[.foregroundColor] as? UIColor,
          ground: values[.backgroundColor] as? UIColor,
          isUnderlined: isSet(values[.underlineStyle]),
          isStruck: isSet(values[.strikethroughStyle])
            || intent(values).contains(.strikethrough),
          attachment: values[.attachment] as? NSTextAttachment,
          width: 0
        )
      )
    }
    return runs
  }

  /// What Markdown says of letters.
  private static func intent(_ values: [NSAttributedString.Key: Any]) -> InlinePresentationIntent {
    let number = values[.inlinePresentationIntent] as? Int
    return InlinePresentationIntent(rawValue: UInt(clamping: number ?? 0))
  }

  /// The font of letters; without one, the usual one, as Markdown changes it.
  private static func font(
    _ values: [NSAttributedString.Key: Any],
    _ standard: TextFont
  ) -> TextFont {
    if let own = values[.font] as? UIFont { return own.text }
    guard intent(values).contains(.stronglyEmphasized) else { return standard }
    return UIFont.boldSystemFont(ofSize: standard.size).text
  }

  /// Whether a value is the number of a line's style.
  private static func isSet(_ value: Any?) -> Bool {
    switch value {
    case let number as Int: number != 0
    case let number as NSNumber: number.intValue != 0
    case let style as NSUnderlineStyle: style.rawValue != 0
    default: false
    }
  }

  /// Words with the spaces after them.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == " ", next == text.endIndex || text[next] != " " {
        words.append(text[start..<next])
        start = next
      }
      index = next
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  private mutating func append(
    _ word: Substring,
    of run: Run,
    to line: inout Line,
    within width: CGFloat
  ) {
    let bare = word.reversed().drop { $0 == " " }.reversed()
    let image = run.attachment?.shownBounds.width
    let needed = image ?? run.font.width(of: String(bare))
    if !line.runs.isEmpty, line.width + needed > width + Self.rounding { finish(&line, run.font) }
    var added = run
    added.text = String(word)
    added.width = image ?? run.font.width(of: added.text)
    if image == nil, let last = line.runs.last, last.font == run.font, last.colour == run.colour,
      last.ground == run.ground, last.isUnderlined == run.isUnderlined,
      last.isStruck == run.isStruck, last.attachment == nil
    {
      line.runs[line.runs.count - 1].text += added.text
      line.runs[line.runs.count - 1].width += added.width
    } else {
      line.runs.append(added)
    }
  }

  private mutating func finish(_ line: inout Line, _ font: TextFont) {
    line.baseline = line.runs.map(\.reach.above).max() ?? font.baseline
    let below = line.runs.map(\.reach.below).max() ?? font.lineHeight - font.baseline
    line.height = line.baseline + below
    lines.append(line)
    line = Line()
  }

  /// Keeps some lines; the last one ends in an ellipsis.
  private mutating func cut(to limit: Int, _ width: CGFloat) {
    lines.removeSubrange(limit...)
    guard var run = lines[limit - 1].runs.popLast() else { return }
    let room = max(0, width - lines[limit - 1].width)
    let wanted = run.text.reversed().drop { $0 == " " }.reversed() + ["…"]
    var words = String(wanted)
    while words.count > 1, run.font.width(of: words) > room {
      words = String(words.dropLast(2)) + "…"
    }
    (run.text, run.width) = (words, run.font.width(of: words))
    lines[limit - 1].runs.append(run)
  }

  // MARK: Painting

  /// The steps that write the lines into a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - alignment: Where lines stand.
  ///   - plain: The colour of letters without one.
  ///   - isTop: Whether the first line is at the upper edge; otherwise the lines are in the middle.
  /// - Returns: The steps, from back to front.
  func steps(
    in rect: CGRect,
    _ alignment: NSTextAlignment,
    plain: UIColor = .label,
    isTop: Bool = false
  ) -> [ScreenStep] {
    var y = isTop ? rect.minY : rect.midY - size.height / 2
    var steps: [ScreenStep] = []
    for line in lines {
      var x =
        switch alignment {
        case .center: rect.midX - line.width / 2
        case .right: rect.maxX - line.width
        case .left, .justified, .natural: rect.minX
        }
      for run in line.runs {
        steps += Self.steps(of: run, at: CGPoint(x: x, y: y), line, plain)
        x += run.width
      }
      y += line.height + spacing
    }
    return steps
  }

  private static func steps(
    of run: Run,
    at corner: CGPoint,
    _ line: Line,
    _ plain: UIColor
  ) -> [ScreenStep] {
    let colour = ContentColour(run.colour ?? plain)
    var steps: [ScreenStep] = []
    func rule(_ y: CGFloat, _ height: CGFloat, _ ink: ContentColour) {
      let rect = CGRect(x: corner.x, y: y, width: run.width, height: height)
      steps.append(.fill(.box(rect, radius: 0), ink))
    }
    if let ground = run.ground { rule(corner.y, line.height, ContentColour(ground)) }
    let base = corner.y + line.baseline
    if let attachment = run.attachment {
      return steps + attachment.steps(at: CGPoint(x: corner.x, y: base), colour)
    }
    let thickness = max(1, run.font.size * ruleScale)
    steps.append(
      .text(
        ScreenLine(
          text: run.text,
          point: CGPoint(x: corner.x, y: base),
          font: run.font,
          colour: colour
        )
      )
    )
    if run.isUnderlined { rule(base + thickness, thickness, colour) }
    if run.isStruck { rule(base - run.font.size * struckScale, thickness, colour) }
    return steps
  }

  /// The thickness of a line at letters, and the height of one through them, in sizes of the font.
  private static let (ruleScale, struckScale): (CGFloat, CGFloat) = (1.0 / 18, 0.3)
}

extension NSAttributedString {
  /// Whether it takes more than one font and one colour, or an image, to show the text.
  @MainActor var hasSeveralLooks: Bool {
    var count = 0
    var isLined = false
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { values, _, _ in
      count += 1
      isLined =
        isLined || values[.underlineStyle] != nil || values[.strikethroughStyle] != nil
        || values[.backgroundColor] != nil || values[.attachment] != nil
        || values[.inlinePresentationIntent] != nil
    }
    return count > 1 || isLined
  }
}
