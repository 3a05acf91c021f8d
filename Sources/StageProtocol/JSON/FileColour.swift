// SPDX-License-Identifier: Apache-2.0

/// Colours as input files and the wire write them, such as `#3a7bd5`.
package enum FileColour {
  private static let digits = 6
  private static let radix = 16
  private static let mask: UInt32 = 0xFF_FFFF

  /// The words of a colour of 0xRRGGBB, in small letters; what is above is passed over.
  package static func text(of colour: UInt32) -> String {
    let shown = String(colour & mask, radix: radix)
    return "#" + String(repeating: "0", count: digits - shown.count) + shown
  }

  /// The colour of some words as 0xRRGGBB; `nil` for everything but a number sign and six digits.
  package static func value(of text: String) -> UInt32? {
    let shown = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), shown.count == digits,
      shown.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else { return nil }
    return UInt32(text.dropFirst(), radix: radix)
  }

  /// The colour of some words.
  ///
  /// - Throws: `unknown-value` with the path for what is none.
  package static func read(_ text: String, path: String) throws(ProtocolError) -> UInt32 {
    if let colour = value(of: text) { return colour }
    throw ProtocolError(
      code: ErrorCode.unknownValue,
      field: path,
      message:
        "\(path) is \"\(ProtocolError.shortened(text))\", but must look like \"#3A7BD5\""
    )
  }
}
