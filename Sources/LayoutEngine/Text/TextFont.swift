// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The built-in font at a size: the same numbers on every machine; or a font of an app.
///
/// Lengths are points. The page ships the same font and measures with the same table, so that both
/// break lines at the same places.
public struct TextFont: Hashable, Sendable {
  /// The weight of the font, as in style sheets.
  public enum Weight: Int, Hashable, Sendable {
    /// For body text.
    case regular = 400
    /// For slightly emphasised text.
    case medium = 500
    /// For titles.
    case semibold = 600
  }

  /// The em, in points.
  public var size: CGFloat
  /// The weight of the font.
  public var weight: Weight
  /// The app's font; `nil` for the built-in one, whose characters also take the place of those that it lacks.
  public var face: FontFace?
  /// Whether all digits are as wide as a zero; of the built-in font only.
  public var hasEqualDigits = false

  /// A text that is too wide by less than this still fits, because sums of sixty-fourths are not
  /// exact.
  private static let slack = 1.0 / 1024

  /// Makes a font; regular and built in unless given.
  public init(size: CGFloat, weight: Weight = .regular, face: FontFace? = nil) {
    self.size = size
    self.weight = weight
    self.face = face
  }

  /// The same font in another size.
  package func sized(_ size: CGFloat) -> TextFont {
    var font = self
    font.size = size
    return font
  }

  /// The built-in font with the same size and weight.
  package var builtIn: TextFont { TextFont(size: size, weight: weight) }

  /// The distance of two baselines: ascender, descender and gap, rounded up to whole points, so
  /// that lines lie on every pixel grid.
  public var lineHeight: CGFloat {
    let gap = face.map { CGFloat($0.lineGap) * size } ?? points(FontTable.lineGap)
    return (letterHeight + gap).rounded(.up)
  }

  /// From the top of the letters to their bottom; of the built-in font in one step, so that the page gets the same number.
  private var letterHeight: CGFloat {
    face.map { CGFloat($0.ascender + $0.descender) * size }
      ?? points(FontTable.ascender + FontTable.descender)
  }

  /// From the baseline to the top of the letters.
  package var ascender: CGFloat {
    face.map { CGFloat($0.ascender) * size } ?? points(FontTable.ascender)
  }
  /// From the baseline down to the bottom of the letters.
  package var descender: CGFloat {
    face.map { CGFloat($0.descender) * size } ?? points(FontTable.descender)
  }

  /// The distance from the top of a line to its baseline.
  public var baseline: CGFloat {
    let spare = lineHeight - letterHeight
    return spare / 2 + ascender
  }

  /// The width of a text on one line.
  ///
  /// - Complexity: O(*n*), the text's length.
  public func width(of text: String) -> CGFloat {
    points(TextUnit.units(of: text, in: self).reduce(0) { $0 + $1.advance })
  }

  /// The lines of a text; see `TextBreaker` for where they may end.
  ///
  /// - Parameters:
  ///   - text: The text to break.
  ///   - width: The width of a line, in points; unlimited by default.
  ///   - limit: The most lines; 0 allows any number.
  ///   - cutting: What becomes of the last line if the text needs more; usually, it ends in an ellipsis.
  /// - Returns: The lines from top to bottom; none for an empty text.
  /// - Complexity: O(*n*), the text's length.
  public func lines(
    of text: String,
    within width: CGFloat = .infinity,
    limit: Int = 0,
    cutting: TextCut = .end
  ) -> [TextLine] {
    let units = TextUnit.units(of: text, in: self)
    var breaker = TextBreaker(
      units: units,
      room: room(width),
      limit: limit,
      ellipsis: TextUnit.advance(of: TextBreaker.ellipsis, in: self),
      cutting: cutting
    )
    let scalars = text.unicodeScalars
    func words(_ range: Range<Int>) -> String {
      guard !range.isEmpty else { return "" }
      let end = range.upperBound < units.count ? units[range.upperBound].start : text.endIndex
      return String(scalars[units[range.lowerBound].start..<end])
    }
    return breaker.lines().map { span in
      guard !span.isEmpty else { return TextLine(text: "", width: 0) }
      let cut = span.isCut ? String(TextBreaker.ellipsis) + words(span.rest) : ""
      return TextLine(text: words(span.lower..<span.upper) + cut, width: points(span.width))
    }
  }

  private func points(_ units: Int) -> CGFloat {
    CGFloat(units) * size / CGFloat(FontTable.unitsPerEm)
  }

  /// The number of font units in a width; zero when the width is not a number.
  private func room(_ width: CGFloat) -> Int {
    let units = (width + Self.slack) * CGFloat(FontTable.unitsPerEm) / size
    guard units > 0 else { return 0 }
    return units < CGFloat(Int32.max) ? Int(units) : Int(Int32.max)
  }
}
