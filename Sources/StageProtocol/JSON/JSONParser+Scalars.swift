// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
  /// Reads a text; `position` is at its opening quotation mark.
  mutating func readText() throws(JSONSyntaxError) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = try validText(bytes[start..<position], at: start)
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try readEscapedText(from: start) }
      guard byte >= 0x20 else { throw failure("A control character in a text must be escaped") }
      position += 1
    }
    throw failure("Expected '\"' at the end of the text")
  }

  private func validText(
    _ part: some Collection<UInt8>,
    at offset: Int
  ) throws(JSONSyntaxError)
    -> String
  {
    guard let text = String(validating: part, as: UTF8.self) else {
      throw JSONSyntaxError(offset: offset, message: "The text is not valid UTF-8")
    }
    return text
  }

  private mutating func readEscapedText(from start: Int) throws(JSONSyntaxError) -> String {
    var decoded = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return try validText(decoded, at: start)
      }
      if byte == UInt8(ascii: "\\") {
        decoded.append(contentsOf: String(try readEscape()).utf8)
      } else {
        guard byte >= 0x20 else { throw failure("A control character in a text must be escaped") }
        decoded.append(byte)
        position += 1
      }
    }
    throw failure("Expected '\"' at the end of the text")
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    position += 1
    let letter = current
    let simple: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): simple = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): simple = "\u{8}"
    case UInt8(ascii: "f"): simple = "\u{C}"
    case UInt8(ascii: "n"): simple = "\n"
    case UInt8(ascii: "r"): simple = "\r"
    case UInt8(ascii: "t"): simple = "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw failure("Unknown escape in a text")
    }
    position += 1
    return simple
  }

  private mutating func readUnicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    position += 1
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONSyntaxError(offset: start, message: "A surrogate stands alone in a text")
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw lone }
    let second = try readHexadecimal()
    guard (0xDC00...0xDFFF).contains(second) else { throw lone }
    let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw lone }
    return scalar
  }

  private mutating func readHexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard current < 0x80, let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw failure("Expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// Reads a number; one beyond the range of `Double` is an error and never becomes infinite.
  mutating func readNumber() throws(JSONSyntaxError) -> Double {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    let whole = try readDigits(allowLeadingZero: false)
    var isPlain = true
    if take(UInt8(ascii: ".")) {
      isPlain = false
      _ = try readDigits(allowLeadingZero: true)
    }
    if current | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      _ = try readDigits(allowLeadingZero: true)
    }
    if isPlain, let whole { return isNegative ? -Double(whole) : Double(whole) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONSyntaxError(offset: start, message: "The number is too large")
    }
    return value
  }

  /// Reads digits, as an integer that a double represents exactly; `nil` for more digits.
  private mutating func readDigits(allowLeadingZero: Bool) throws(JSONSyntaxError) -> Int? {
    let start = position
    var value = 0
    while case let digit = current &- UInt8(ascii: "0"), digit <= 9 {
      if position - start < 15 { value = value * 10 + Int(digit) }
      position += 1
    }
    guard position > start else { throw failure("Expected a digit") }
    guard allowLeadingZero || position == start + 1 || bytes[start] != UInt8(ascii: "0") else {
      throw JSONSyntaxError(offset: start, message: "A number must not start with 0")
    }
    return position - start <= 15 ? value : nil
  }
}
