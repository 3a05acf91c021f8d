// SPDX-License-Identifier: Apache-2.0

/// Reads the identifiers and braces of Swift source, without comments and texts.
struct WordScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next word or brace; `nil` at the end.
  mutating func next() -> String? {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isLetter(byte) { return word() }
      position += 1
      switch byte {
      case UInt8(ascii: "{"): return "{"
      case UInt8(ascii: "}"): return "}"
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count,
      Self.isLetter(bytes[position])
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips a text up to its end; words in interpolations are not seen.
  private mutating func skipText() {
    let isLong = bytes[position...].starts(with: "\"\"".utf8)
    if isLong { position += 2 }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") {
        position = min(bytes.count, position + 1)
      } else if byte == UInt8(ascii: "\""), !isLong || bytes[position...].starts(with: "\"\"".utf8)
      {
        if isLong { position += 2 }
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      }
    }
  }

  private mutating func skipComment() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    } else if bytes[position] == UInt8(ascii: "*") {
      position += 1
      while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
      position = min(bytes.count, position + 2)
    }
  }
}
