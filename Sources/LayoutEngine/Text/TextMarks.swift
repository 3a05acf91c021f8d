// SPDX-License-Identifier: Apache-2.0

/// The meaning of characters for line breaks.
///
/// - Source: the classes of Unicode Standard Annex 14 that matter between words and in East Asian text:
///   BK, LF, CR and NL; SP, BA and ZW; HY and BA; OP; CL, CP, EX, IS, NS and CJ.
enum TextMarks {
  static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  private static let newlines = "\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}".unicodeScalars
  private static let spaces =
    ("\t \u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}\u{2009}\u{200A}"
    + "\u{200B}\u{205F}\u{3000}").unicodeScalars
  private static let hyphens = "-\u{2010}\u{2013}\u{2014}".unicodeScalars
  private static let openings = "([{「『（【〈《〔［｛“‘".unicodeScalars
  private static let closings =
    ")]},.!?:;%、。，．・：；？！）」』】〉》〕］｝”’…‥ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    .unicodeScalars

  private static let kinds: [Unicode.Scalar: TextUnit.Kind] = {
    var kinds: [Unicode.Scalar: TextUnit.Kind] = [:]
    for scalar in newlines { kinds[scalar] = .newline }
    for scalar in spaces { kinds[scalar] = .space }
    for scalar in hyphens { kinds[scalar] = .hyphen }
    for scalar in openings { kinds[scalar] = .opening }
    for scalar in closings { kinds[scalar] = .closing }
    return kinds
  }()

  /// The kind of a character.
  static func kind(of scalar: Unicode.Scalar) -> TextUnit.Kind { kinds[scalar] ?? .plain }
}
