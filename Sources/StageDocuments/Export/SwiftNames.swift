// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Names for functions and variables, unique in their scope.
struct SwiftNames {
  /// Swift's reserved words that could be the name of a part.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self",
  ]

  private var taken: Set<String> = []

  /// The name itself, or with a number that makes it unique.
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

  /// A text as one name that starts with a capital letter: `Five columns` becomes `FiveColumns`.
  ///
  /// Characters other than ASCII letters and digits separate words; the name is empty without
  /// letters and digits.
  static func upper(_ words: String) -> String {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : joined.isEmpty ? "" : "_" + joined
  }

  /// The same name with a small letter at the start.
  static func lower(_ words: String) -> String {
    let name = upper(words)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The text in a form for a comment of one line.
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
