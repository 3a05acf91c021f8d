// SPDX-License-Identifier: Apache-2.0

/// Makes texts that look like those of other languages but can still be read.
package enum PseudoWords {
  /// What becomes of the texts that people see.
  package enum Style: String, CaseIterable, Sendable {
    /// Letters with accents, in brackets, and about a third longer, as in a translation.
    case accented
    /// Three times as long.
    case long
  }

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "í",
    "j": "ĵ", "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ó", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ",
    "u": "ú", "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Á", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É",
    "F": "Ƒ", "G": "Ĝ",
    "H": "Ĥ", "I": "Í", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ó", "P": "Þ",
    "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Ú", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
  static let opening: Character = "⟦"
  static let closing: Character = "⟧"
  /// Of so many letters, one is written twice.
  private static let stretched = 3
  /// How many times a long text says the same.
  static let longer = 3

  /// The text with accents, between brackets, with every third letter twice; a text that has them already is unchanged.
  package static func accented(_ text: String) -> String {
    guard !text.isEmpty, text.first != opening else { return text }
    return "\(opening)\(accents(text))\(closing)"
  }

  /// The text with accents, and with every third letter twice.
  static func accents(_ text: String) -> String {
    var out = ""
    var letters = 0
    for character in text {
      guard let accent = accents[character] else {
        out.append(character)
        continue
      }
      out.append(accent)
      letters += 1
      if letters.isMultiple(of: stretched) { out.append(accent) }
    }
    return out
  }

  /// The text three times, with spaces between.
  package static func long(_ text: String) -> String {
    text.isEmpty ? text : Array(repeating: text, count: longer).joined(separator: " ")
  }
}
