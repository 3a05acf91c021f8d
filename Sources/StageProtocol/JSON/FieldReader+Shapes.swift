// SPDX-License-Identifier: Apache-2.0

extension FieldReader {
  /// A list of texts.
  func texts(_ key: String, atMost bound: Int) throws(ProtocolError) -> [String] {
    try list(key, atMost: bound) { value, field throws(ProtocolError) in
      try Self.text(value, field, limits: limits)
    }
  }

  /// A list of whole numbers from 0.
  func indices(_ key: String, atMost bound: Int) throws(ProtocolError) -> [Int] {
    try list(key, atMost: bound) { value, field throws(ProtocolError) in
      Int(try Self.whole(value, field, in: Self.exactIntegers))
    }
  }

  /// A list of objects.
  func objects<Element>(
    _ key: String,
    atMost bound: Int,
    _ read: (FieldReader) throws(ProtocolError) -> Element
  ) throws(ProtocolError) -> [Element] {
    try list(key, atMost: bound) { value, field throws(ProtocolError) in
      try read(try FieldReader(value, path: field, limits: limits))
    }
  }

  /// A colour as `#rrggbb`.
  func optionalColour(_ key: String) throws(ProtocolError) -> UInt32? {
    guard let text = try optionalText(key) else { return nil }
    let digits = text.dropFirst()
    guard text.utf8.count == JSONValue.colourBytes, text.first == "#",
      digits.allSatisfy(\.isHexDigit), let colour = UInt32(digits, radix: JSONValue.colourRadix)
    else {
      let shown = ProtocolError.shortened(text)
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: field(key),
        message: "\(field(key)) is \"\(shown)\", but must look like \"#3A7BD5\""
      )
    }
    return colour
  }
}

extension JSONValue {
  /// Bytes of a colour: a number sign and six digits.
  fileprivate static let colourBytes = 7
  fileprivate static let colourRadix = 16

  /// A colour as `#rrggbb`.
  static func colour(_ colour: UInt32) -> JSONValue {
    let digits = String(colour & 0xFF_FFFF, radix: colourRadix)
    let zeros = String(repeating: "0", count: colourBytes - 1 - digits.count)
    return .text("#" + zeros + digits)
  }
}
