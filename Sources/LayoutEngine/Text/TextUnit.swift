// SPDX-License-Identifier: Apache-2.0

/// A part of a line that is never broken: a character with its combining marks, or an emoji with
/// all characters that join it.
///
/// A variation selector 16 turns the character before it into an emoji. A skin tone, and the
/// character after a zero width joiner, belong to the emoji before. Two regional indicators are one
/// flag.
struct TextUnit: Hashable, Sendable {
  /// The meaning of a unit for line breaks.
  enum Kind: Hashable, Sendable {
    case plain, space, newline, hyphen, opening, closing
  }

  /// Where it begins in the text.
  var start: String.Index
  /// Its width, in units of the font table.
  var advance: Int
  var kind = Kind.plain
  /// Whether a line may break before and after it, as for East Asian characters and emoji.
  var isIdeographic = false
  private var isEmoji = false
  private var isHalfFlag = false

  /// The width of characters that are not in the font table, in units: six tenths of an em, about
  /// the mean of a small letter and a capital.
  static let unknownAdvance = FontTable.unitsPerEm * 6 / 10

  /// The digits that can have the same width.
  static let digits: ClosedRange<UInt32> = 0x30...0x39

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  private init(_ scalar: Unicode.Scalar, at start: String.Index, in font: TextFont) {
    self.start = start
    advance = Self.advance(of: scalar, in: font)
    kind = TextMarks.kind(of: scalar)
    isEmoji = SortedRanges.contains(scalar.value, in: FontTable.emojiRanges)
    isIdeographic = isEmoji || SortedRanges.contains(scalar.value, in: FontTable.wideRanges)
    isHalfFlag = Self.regionalIndicators.contains(scalar.value)
  }

  /// The units of a text, in order.
  ///
  /// - Complexity: O(*n*), the text's length.
  static func units(of text: String, in font: TextFont) -> [TextUnit] {
    var units: [TextUnit] = []
    units.reserveCapacity(text.utf8.count)
    var isJoined = false
    var previous: Unicode.Scalar?
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      if let last = units.indices.last, units[last].takes(scalar, isJoined: isJoined) {
        isJoined = scalar == joiner && units[last].isEmoji
        continue
      }
      isJoined = false
      units.append(TextUnit(scalar, at: index, in: font))
    }
    return units
  }

  /// The width of a single character, in units of the font table.
  ///
  /// - Complexity: O(log *r*), the number of ranges in the table.
  static func advance(of scalar: Unicode.Scalar, in font: TextFont) -> Int {
    let value = scalar.value
    guard TextMarks.kind(of: scalar) != .newline, value != TextMarks.zeroWidthSpace.value else {
      return 0
    }
    if scalar == "\t" { return advance(of: " ", in: font) }
    if let advance = font.face?.advance(of: scalar, font.weight) { return advance }
    if font.hasEqualDigits, digits.contains(value) {
      return advance(of: "0", in: TextFont(size: font.size, weight: font.weight))
    }
    if let range = SortedRanges.index(of: value, in: FontTable.letterRanges) {
      let place = Int(FontTable.offsets[range] + value - FontTable.letterRanges[2 * range])
      let advance = Int(advances(font.weight)[place])
      if advance > 0 { return advance }
    }
    if SortedRanges.contains(value, in: FontTable.zeroRanges) { return 0 }
    if SortedRanges.contains(value, in: FontTable.emojiRanges) { return FontTable.emojiAdvance }
    if SortedRanges.contains(value, in: FontTable.wideRanges) { return FontTable.unitsPerEm }
    return unknownAdvance
  }

  /// Adds a character to this unit if it belongs to it; `false` when it starts the next unit.
  private mutating func takes(_ scalar: Unicode.Scalar, isJoined: Bool) -> Bool {
    guard kind != .space, kind != .newline, TextMarks.kind(of: scalar) != .space,
      TextMarks.kind(of: scalar) != .newline
    else { return false }
    if scalar == Self.emojiSelector {
      advance = FontTable.emojiAdvance
      isEmoji = true
      isIdeographic = true
      return true
    }
    if isHalfFlag, Self.regionalIndicators.contains(scalar.value) {
      isHalfFlag = false
      return true
    }
    return isJoined || (isEmoji && Self.skinTones.contains(scalar.value))
      || SortedRanges.contains(scalar.value, in: FontTable.zeroRanges)
  }

  private static func advances(_ weight: TextFont.Weight) -> [UInt16] {
    switch weight {
    case .regular: FontTable.regular
    case .medium: FontTable.medium
    case .semibold: FontTable.semibold
    }
  }
}

/// Ranges as a flat, ascending list of first and last values.
enum SortedRanges {
  /// The index of the range that contains a value.
  ///
  /// - Complexity: O(log *r*), the number of ranges.
  static func index(of value: UInt32, in ranges: [UInt32]) -> Int? {
    var lower = 0
    var upper = ranges.count / 2
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[2 * middle + 1] < value { lower = middle + 1 } else { upper = middle }
    }
    guard lower < ranges.count / 2, ranges[2 * lower] <= value else { return nil }
    return lower
  }

  /// Whether one of the ranges contains a value.
  static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    index(of: value, in: ranges) != nil
  }
}
