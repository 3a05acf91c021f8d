// SPDX-License-Identifier: Apache-2.0

/// Derives an item's look from its data.
enum ItemContent {
  private static let hues: UInt64 = 10
  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0100_0000_01b3
  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  /// One of ten hues, the same for one identity on every machine and in every run.
  ///
  /// - Source: FNV-1a, 64 bits, over the identity's UTF-8.
  static func hue(of identity: String) -> UInt8 {
    var hash = offsetBasis
    for byte in identity.utf8 {
      hash = (hash ^ UInt64(byte)) &* prime
    }
    return UInt8(hash % hues)
  }

  /// Whether a title is a single emoji, which is shown as a picture instead of a text.
  static func isGlyph(_ title: String) -> Bool {
    guard let character = title.first, title.index(after: title.startIndex) == title.endIndex,
      let first = character.unicodeScalars.first
    else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && (character.unicodeScalars.contains(emojiPresentation)
        || (character.unicodeScalars.count > 1 && !first.isASCII))
  }
}
