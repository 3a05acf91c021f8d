// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutEngine

/// Painting the lines of a text with attributes.
extension AttributedLines {
  /// The thickness of a line at letters, and the height of one through them, in sizes of the font.
  private static let (ruleScale, struckScale): (CGFloat, CGFloat) = (1.0 / 18, 0.3)

  /// The steps that write the lines into a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - alignment: Where lines stand whose style does not say it.
  ///   - isForAll: Whether this alignment is also that of lines whose style says another one.
  ///   - plain: The colour of letters without one.
  ///   - isTop: Whether the first line is at the upper edge; otherwise the lines are in the middle.
  /// - Returns: The steps, from back to front.
  func steps(
    in rect: CGRect,
    _ alignment: NSTextAlignment,
    isForAll: Bool = false,
    plain: UIColor = .label,
    isTop: Bool = false
  ) -> [ScreenStep] {
    let top = isTop ? rect.minY : rect.midY - size.height / 2
    var steps: [ScreenStep] = []
    for line in lines {
      let own = isForAll || line.alignment == .natural ? alignment : line.alignment
      let spare = rect.width - line.place.head - line.place.tail - line.width
      let gaps = own == .justified && !line.place.isLast && spare > 0 ? line.gaps : 0
      let runs = gaps > 0 ? line.spread(by: spare / CGFloat(gaps)) : line.runs
      var x = left(of: line, in: rect, own)
      for run in runs {
        steps += Self.steps(of: run, at: CGPoint(x: x, y: top + line.y), line, plain)
        x += run.width
      }
    }
    return steps
  }

  /// Where a line begins in a rectangle.
  func left(of line: Line, in rect: CGRect, _ alignment: NSTextAlignment) -> CGFloat {
    let spare = rect.width - line.place.head - line.place.tail - line.width
    return switch alignment {
    case .center: rect.minX + line.place.head + spare / 2
    case .right: rect.minX + line.place.head + spare
    case .left, .justified, .natural: rect.minX + line.place.head
    }
  }

  private static func steps(
    of run: Run,
    at corner: CGPoint,
    _ line: Line,
    _ plain: UIColor
  ) -> [ScreenStep] {
    let look = run.look
    let colour = look.colour ?? plain
    var steps: [ScreenStep] = []
    func rule(_ y: CGFloat, _ height: CGFloat, _ ink: UIColor) {
      let rect = CGRect(x: corner.x, y: y, width: run.width, height: height)
      steps.append(.fill(.box(rect, radius: 0), ContentColour(ink)))
    }
    if let ground = look.ground { rule(corner.y, line.height, ground) }
    let base = corner.y + line.baseline - look.raise
    if let attachment = look.attachment {
      return steps + attachment.steps(at: CGPoint(x: corner.x, y: base), ContentColour(colour))
    }
    let thickness = max(1, look.font.size * ruleScale)
    steps += letters(of: run, at: CGPoint(x: corner.x, y: base), colour)
    if let line = look.underline { rule(base + thickness, thickness, line.colour ?? colour) }
    if let line = look.strike {
      rule(base - look.font.size * struckScale, thickness, line.colour ?? colour)
    }
    return steps
  }

  /// Letters with their shadow and their outline, in a group if they lean.
  private static func letters(
    of run: Run,
    at point: CGPoint,
    _ colour: UIColor
  ) -> [ScreenStep] {
    let look = run.look
    var letters = ScreenLine(
      text: run.text,
      point: point,
      font: look.font,
      colour: ContentColour(colour)
    )
    letters.spacing = look.spacing
    let outline = look.outline.map { outline in
      var line = letters
      line.outline = outline.width
      if let colour = outline.colour { line.colour = ContentColour(colour) }
      return line
    }
    var lines = [look.outline?.isFilled == false ? nil : letters, outline].compactMap { $0 }
    if let shadow = look.shadow, var behind = lines.first {
      behind.point.x += shadow.offset.width
      behind.point.y += shadow.offset.height
      behind.colour = ContentColour(shadow.colour)
      // A blur's radius is twice its standard deviation.
      behind.blur = shadow.blur / 2
      lines.insert(behind, at: 0)
    }
    let steps = lines.map(ScreenStep.text)
    guard look.slant != 0 else { return steps }
    // Points above the baseline move to the right.
    let place = [1, 0, -look.slant, 1, look.slant * point.y, 0]
    return [.group(place, clip: nil, opacity: 1)] + steps + [.end]
  }
}

extension AttributedLines.Line {
  private static let space: Character = " "

  /// The number of spaces between its words.
  fileprivate var gaps: Int {
    let text = runs.reduce(into: "") { $0 += $1.text }
    let words = text.drop { $0 == Self.space }.reversed().drop { $0 == Self.space }
    return words.count { $0 == Self.space }
  }

  /// Its words, with more space between them.
  fileprivate func spread(by gap: CGFloat) -> [AttributedLines.Run] {
    runs.flatMap { run -> [AttributedLines.Run] in
      guard run.look.attachment == nil else { return [run] }
      var words: [AttributedLines.Run] = []
      var word = ""
      for letter in run.text {
        word.append(letter)
        guard letter == Self.space else { continue }
        words.append(.init(text: word, look: run.look, width: run.look.width(of: word) + gap))
        word = ""
      }
      if !word.isEmpty {
        words.append(.init(text: word, look: run.look, width: run.look.width(of: word)))
      }
      return words
    }
  }
}
