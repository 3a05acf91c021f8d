// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A Swift source as words, without comments and string literals.
struct SwiftSource {
  /// A word or a single character, with its line and the number of braces around it.
  struct Token: Hashable, Sendable {
    var text: String
    var depth: Int
    var line: Int
  }

  let tokens: [Token]

  private static let known = Mutex<[String: [Token]]>([:])

  /// Reads the source; only words and braces are kept.
  ///
  /// A text that was read before is not read again.
  init(_ text: String) {
    if let tokens = Self.known.withLock({ $0[text] }) {
      self.tokens = tokens
      return
    }
    var scanner = Scanner(text)
    let tokens = scanner.tokens()
    Self.known.withLock { $0[text] = tokens }
    self.tokens = tokens
  }

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let hiddenKeywords: Set = ["private", "fileprivate"]

  /// The types at the top level of the file that other files can use.
  var declaredTypes: Set<String> {
    var found: Set<String> = []
    for (index, token) in tokens.enumerated().dropLast()
    where token.depth == 0 && Self.typeKeywords.contains(token.text) {
      let isHidden = index > 0 && Self.hiddenKeywords.contains(tokens[index - 1].text)
      if !isHidden { found.insert(tokens[index + 1].text) }
    }
    return found
  }

  /// The modules that the file imports, with their lines.
  var imports: [(module: String, line: Int)] {
    tokens.enumerated().dropLast().compactMap { index, token in
      token.text == "import" && token.depth == 0 ? (tokens[index + 1].text, token.line) : nil
    }
  }

  /// Every word of the file, with its first line.
  var words: [String: Int] {
    Dictionary(tokens.map { ($0.text, $0.line) }, uniquingKeysWith: min)
  }

  /// Functions and initialisers with a body, and the lines of its braces.
  var functions: [(name: String, body: ClosedRange<Int>)] {
    tokens.indices.dropLast().compactMap { index in
      let token = tokens[index]
      guard token.text == "func" || token.text == "init" else { return nil }
      let body = tokens[(index + 1)...].drop { $0.depth == token.depth && $0.text != "{" }
      guard let open = body.first, open.text == "{", open.depth == token.depth,
        let close = body.first(where: { $0.text == "}" && $0.depth == token.depth })
      else { return nil }
      let name = token.text == "func" ? tokens[index + 1].text : token.text
      return (name, open.line...close.line)
    }
  }

  /// The cases of the enumeration `name`, without those of enumerations inside it.
  func cases(of name: String) -> [String] {
    guard
      let start = tokens.indices.dropLast().first(where: {
        tokens[$0].text == "enum" && tokens[$0 + 1].text == name
      })
    else { return [] }
    let depth = tokens[start].depth
    let body = tokens[(start + 2)...].drop { $0.text != "{" }.dropFirst()
      .prefix { !($0.text == "}" && $0.depth == depth) }
    return zip(body, body.dropFirst())
      .filter { $0.0.text == "case" && $0.0.depth == depth + 1 }
      .map(\.1.text)
  }
}

/// Divides a source into tokens, and skips comments and literals.
///
/// It reads bytes, because it reads all of the project. Every byte of a character beyond ASCII counts
/// as a letter.
private struct Scanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func tokens() -> [SwiftSource.Token] {
    var found: [SwiftSource.Token] = []
    while position < bytes.count {
      if skipComment() || skipString() { continue }
      if let token = next() { found.append(token) }
    }
    return found
  }

  private mutating func next() -> SwiftSource.Token? {
    let byte = bytes[position]
    if byte == Self.close { depth -= 1 }
    defer { if byte == Self.open { depth += 1 } }
    if byte == Self.open || byte == Self.close {
      advance()
      return SwiftSource.Token(text: byte == Self.open ? "{" : "}", depth: depth, line: line)
    }
    guard Self.isLetter(byte) else {
      advance()
      return nil
    }
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) || Self.isDigit(bytes[position]) {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    return SwiftSource.Token(text: word, depth: depth, line: line)
  }

  private mutating func skipComment() -> Bool {
    guard peek(0) == Self.slash else { return false }
    if peek(1) == Self.slash {
      while position < bytes.count, bytes[position] != Self.newline { position += 1 }
      return true
    }
    guard peek(1) == Self.star else { return false }
    while position < bytes.count, !(peek(0) == Self.star && peek(1) == Self.slash) { advance() }
    position += 2
    return true
  }

  private mutating func skipString() -> Bool {
    guard peek(0) == Self.quote else { return false }
    let length = peek(1) == Self.quote && peek(2) == Self.quote ? 3 : 1
    position += length
    while position < bytes.count, !isQuote(length) {
      if peek(0) == Self.backslash { advance() }
      advance()
    }
    position += length
    return true
  }

  private func isQuote(_ length: Int) -> Bool {
    (0..<length).allSatisfy { peek($0) == Self.quote }
  }

  private func peek(_ ahead: Int) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private mutating func advance() {
    if peek(0) == Self.newline { line += 1 }
    position += 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
