// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Names for functions and locals, each once in its scope.
struct SwiftNames {
  /// Words that Swift keeps for itself and that people could call a part.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self",
  ]

  private var taken: Set<String> = []

  /// The name itself, or with the next number that makes it another one.
  mutating func fresh(_ name: String) -> String {
    let base = Self.reserved.contains(name) ? name + "Part" : name
    var result = base
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(base)\(number)"
      number += 1
    }
    return result
  }

  /// Words as one name with an upper-case start: `Five columns` becomes `FiveColumns`.
  ///
  /// What is no letter or digit of ASCII separates words; a name of nothing else is empty.
  static func upper(_ words: String) -> String {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : joined.isEmpty ? "" : "_" + joined
  }

  /// The same with a lower-case start.
  static func lower(_ words: String) -> String {
    let name = upper(words)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A text that can stand in a comment of one line.
  static func comment(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0.properties.generalCategory == .control || $0.properties.isWhitespace ? " " : $0
        }
      )
    )
  }
}
