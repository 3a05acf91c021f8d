// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import LayoutEngine

/// How letters of a text with attributes look.
@MainActor
struct TextLook: Equatable {
  /// A line at letters.
  struct Rule: Equatable {
    /// `nil` for the colour of the letters.
    var colour: UIColor?
  }

  /// A shadow behind letters.
  struct Shadow: Equatable {
    var colour: UIColor
    var offset: CGSize
    var blur: CGFloat
  }

  /// A line around letters.
  struct Outline: Equatable {
    /// `nil` for the colour of the letters.
    var colour: UIColor?
    /// In points.
    var width: CGFloat
    /// Whether the letters are painted, too.
    var isFilled: Bool
  }

  var font: TextFont
  var colour: UIColor?
  var ground: UIColor?
  var underline: Rule?
  var strike: Rule?
  /// The space after each letter, in points.
  var spacing: CGFloat
  /// The distance of the letters above the line's baseline, in points.
  var raise: CGFloat
  var shadow: Shadow?
  var outline: Outline?
  /// The tangent of the angle by which letters lean to the right.
  var slant: CGFloat
  /// The image in place of letters.
  var attachment: NSTextAttachment?

  /// Widths of outlines are percents of the font's size.
  private static let percent: CGFloat = 100

  /// Reads attributes.
  ///
  /// - Parameters:
  ///   - values: The attributes.
  ///   - standard: The font of letters without one.
  init(_ values: [NSAttributedString.Key: Any], _ standard: TextFont) {
    let intent = Self.intent(values)
    font = Self.font(values, intent, standard)
    colour = values[.foregroundColor] as? UIColor ?? (values[.link] == nil ? nil : .link)
    ground = values[.backgroundColor] as? UIColor
    underline = Self.rule(values[.underlineStyle], values[.underlineColor])
    strike = Self.rule(values[.strikethroughStyle], values[.strikethroughColor])
    if strike == nil, intent.contains(.strikethrough) { strike = Rule() }
    spacing = TextMeasure.number(values[.kern] ?? values[.tracking])
    raise = TextMeasure.number(values[.baselineOffset])
    slant = TextMeasure.number(values[.obliqueness])
    attachment = values[.attachment] as? NSTextAttachment
    let width = TextMeasure.number(values[.strokeWidth])
    if width != 0 {
      outline = Outline(
        colour: values[.strokeColor] as? UIColor,
        width: abs(width) / Self.percent * font.size,
        // Only a negative width leaves the letters filled.
        isFilled: width < 0
      )
    }
    if let own = values[.shadow] as? NSShadow, let colour = own.shadowColor as? UIColor {
      shadow = Shadow(colour: colour, offset: own.shadowOffset, blur: own.shadowBlurRadius)
    }
  }

  /// How far the letters reach above and below the line's baseline, in points: where they are raised or lowered, also as
  /// far as they would otherwise.
  var reach: StyledParagraphs.Reach {
    if let place = attachment?.shownBounds {
      return .init(above: max(0, place.maxY + raise), below: max(0, -place.minY - raise))
    }
    return .init(
      above: font.baseline + max(0, raise),
      below: font.lineHeight - font.baseline + max(0, -raise)
    )
  }

  /// The width of letters on one line, in points.
  func width(of text: String) -> CGFloat {
    font.width(of: text) + spacing * CGFloat(text.count)
  }

  /// What Markdown says of letters.
  private static func intent(_ values: [NSAttributedString.Key: Any]) -> InlinePresentationIntent {
    let number = values[.inlinePresentationIntent] as? Int
    return InlinePresentationIntent(rawValue: UInt(clamping: number ?? 0))
  }

  /// The font of letters; without one, the usual one, as Markdown changes it.
  private static func font(
    _ values: [NSAttributedString.Key: Any],
    _ intent: InlinePresentationIntent,
    _ standard: TextFont
  ) -> TextFont {
    if let own = values[.font] as? UIFont { return own.text }
    guard intent.contains(.stronglyEmphasized) else { return standard }
    return UIFont.boldSystemFont(ofSize: standard.size).text
  }

  /// The line that the number of a style asks for.
  private static func rule(_ style: Any?, _ colour: Any?) -> Rule? {
    let isSet =
      switch style {
      case let style as NSUnderlineStyle: style.rawValue != 0
      default: TextMeasure.number(style) != 0
      }
    return isSet ? Rule(colour: colour as? UIColor) : nil
  }
}

extension NSAttributedString {
  /// Whether one font and one colour cannot show the text, so that it takes ``AttributedLines``.
  @MainActor var needsLines: Bool {
    guard length > 0 else { return false }
    var count = 0
    var isNeeded = false
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { values, _, _ in
      count += 1
      isNeeded = isNeeded || Self.needLines(values)
    }
    return count > 1 || isNeeded
  }

  /// Whether all letters have the same attributes.
  @MainActor var hasOneLook: Bool {
    guard length > 0 else { return true }
    var range = NSRange(location: 0, length: 0)
    let all = NSRange(location: 0, length: length)
    _ = unsafe attributes(at: 0, longestEffectiveRange: &range, in: all)
    return range.length == length
  }

  /// Whether attributes say more than a font and a colour.
  @MainActor
  static func needLines(_ values: [NSAttributedString.Key: Any]) -> Bool {
    let marks: [NSAttributedString.Key] = [
      .underlineStyle, .strikethroughStyle, .backgroundColor, .attachment,
      .inlinePresentationIntent, .shadow,
    ]
    let numbers: [NSAttributedString.Key] = [
      .kern, .tracking, .baselineOffset, .strokeWidth, .obliqueness,
    ]
    let style = values[.paragraphStyle] as? NSParagraphStyle
    return marks.contains { values[$0] != nil }
      || numbers.contains { TextMeasure.number(values[$0]) != 0 }
      || style.map { $0.values != NSParagraphStyle.Values() } ?? false
  }

  /// The text with another size of its letters; those without a font get the usual one.
  @MainActor
  func scaled(by factor: CGFloat, standard: UIFont) -> NSAttributedString {
    let made = AppFoundation.NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    unsafe enumerateAttributes(in: all) { values, range, _ in
      let font = values[.font] as? UIFont ?? standard
      made.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return made
  }
}
