// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text without the spaces around it.
  var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }

  /// The text as a Swift string literal.
  var quoted: String {
    let escaped = unicodeScalars.map { scalar -> String in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
