// SPDX-License-Identifier: Apache-2.0

/// Reads JSON (RFC 8259) strictly and records the places of values.
///
/// Foundation's decoder gives no place for a well-formed but wrong value. This parser does, so that
/// a duplicate id in a data file is reported with its line and column.
struct JSONParser {
  /// The deepest nesting; the project's files need at most six levels.
  static let depthLimit = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole text, without a byte order mark at its start.
  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    parser.skipSpace()
    let value = try parser.readValue()
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.failure("Expected the end of the text after the value")
    }
    return value
  }

  /// An error at the current position.
  func failure(_ message: String) -> JSONSyntaxError {
    guard position < bytes.count else {
      return JSONSyntaxError(offset: bytes.count, message: message + ", but the text ends here")
    }
    return JSONSyntaxError(offset: position, message: message)
  }

  /// The present byte, or 0 at the end; 0 starts no JSON token.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  private mutating func readValue() throws(JSONSyntaxError) -> JSONValue {
    switch current {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .text(try readText())
    case UInt8(ascii: "t"): return try readWord("true", .flag(true))
    case UInt8(ascii: "f"): return try readWord("false", .flag(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    default: throw failure("Expected a value")
    }
  }

  private mutating func readWord(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let matches = word.withUTF8Buffer { bytes.dropFirst(position).starts(with: $0) }
    guard matches else { throw failure("Expected a value") }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw failure("Nested deeper than \(Self.depthLimit) levels")
    }
    position += 1
    skipSpace()
  }

  private mutating func readArray() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    var values: [JSONValue] = []
    if current != UInt8(ascii: "]") {
      repeat {
        skipSpace()
        values.append(try readValue())
        skipSpace()
      } while take(UInt8(ascii: ","))
    }
    guard take(UInt8(ascii: "]")) else { throw failure("Expected ',' or ']'") }
    depth -= 1
    return .array(values)
  }

  private mutating func readObject() throws(JSONSyntaxError) -> JSONValue {
    var object = JSONObject(members: [], offset: position)
    try enter()
    if current != UInt8(ascii: "}") {
      repeat {
        skipSpace()
        object.members.append(try readMember())
        skipSpace()
      } while take(UInt8(ascii: ","))
    }
    guard take(UInt8(ascii: "}")) else { throw failure("Expected ',' or '}'") }
    depth -= 1
    return .object(object)
  }

  private mutating func readMember() throws(JSONSyntaxError) -> JSONMember {
    guard current == UInt8(ascii: "\"") else { throw failure("Expected a member's name in quotes") }
    let key = try readText()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw failure("Expected ':' after the member's name") }
    skipSpace()
    let offset = position
    return JSONMember(key: key, value: try readValue(), offset: offset)
  }

  /// Skips the byte, if it is the given one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }
}
