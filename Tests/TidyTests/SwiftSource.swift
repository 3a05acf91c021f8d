// SPDX-License-Identifier: Apache-2.0

/// A Swift source as words, without comments and string literals.
struct SwiftSource {
  /// A word or a single character, with its line and the number of braces around it.
  struct Token: Hashable {
    var text: String
    var depth: Int
    var line: Int
  }

  let tokens: [Token]

  /// Reads the source; only words and braces are kept.
  init(_ text: String) {
    var scanner = Scanner(text)
    tokens = scanner.tokens()
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
private struct Scanner {
  private let characters: [Character]
  private var position = 0
  private var line = 1
  private var depth = 0

  init(_ text: String) { characters = Array(text) }

  mutating func tokens() -> [SwiftSource.Token] {
    var found: [SwiftSource.Token] = []
    while position < characters.count {
      if skipComment() || skipString() { continue }
      if let token = next() { found.append(token) }
    }
    return found
  }

  private mutating func next() -> SwiftSource.Token? {
    let character = characters[position]
    if character == "}" { depth -= 1 }
    defer { if character == "{" { depth += 1 } }
    if character == "{" || character == "}" {
      advance()
      return SwiftSource.Token(text: String(character), depth: depth, line: line)
    }
    guard character.isLetter || character == "_" else {
      advance()
      return nil
    }
    var word = ""
    while let letter = peek(0), letter.isLetter || letter.isNumber || letter == "_" {
      word.append(letter)
      position += 1
    }
    return SwiftSource.Token(text: word, depth: depth, line: line)
  }

  private mutating func skipComment() -> Bool {
    if starts("//") {
      while let character = peek(0), !character.isNewline { position += 1 }
      return true
    }
    guard starts("/*") else { return false }
    while position < characters.count, !starts("*/") { advance() }
    position += 2
    return true
  }

  private mutating func skipString() -> Bool {
    guard peek(0) == "\"" else { return false }
    let mark = starts("\"\"\"") ? "\"\"\"" : "\""
    position += mark.count
    while position < characters.count, !starts(mark) {
      if peek(0) == "\\" { advance() }
      advance()
    }
    position += mark.count
    return true
  }

  private func peek(_ ahead: Int) -> Character? {
    position + ahead < characters.count ? characters[position + ahead] : nil
  }

  private func starts(_ text: String) -> Bool {
    text.enumerated().allSatisfy { peek($0.offset) == $0.element }
  }

  private mutating func advance() {
    if peek(0)?.isNewline == true { line += 1 }
    position += 1
  }
}
