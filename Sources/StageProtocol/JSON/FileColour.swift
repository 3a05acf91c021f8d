// SPDX-License-Identifier: Apache-2.0

/// Colours in the form of input files and the wire, such as `#3a7bd5`.
package enum FileColour {
  private static let digits = 6
  private static let radix = 16
  private static let mask: UInt32 = 0xFF_FFFF

  /// The text of a colour 0xRRGGBB, in small letters; higher bits are ignored.
  package static func text(of colour: UInt32) -> String {
    let shown = String(colour & mask, radix: radix)
    return "#" + String(repeating: "0", count: digits - shown.count) + shown
  }

  /// The colour of a text as 0xRRGGBB; `nil` unless the text is a number sign and six digits.
  package static func value(of text: String) -> UInt32? {
    let shown = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), shown.count == digits,
      shown.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else { return nil }
    return UInt32(text.dropFirst(), radix: radix)
  }

  /// The colour of a text.
  ///
  /// - Throws: `unknown-value` with the path when the text is no colour.
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
