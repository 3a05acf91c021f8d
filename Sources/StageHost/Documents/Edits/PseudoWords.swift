// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// Makes texts that look like those of other languages but can still be read.
enum PseudoWords {
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
  private static let opening: Character = "⟦"
  private static let closing: Character = "⟧"
  /// Of so many letters, one is written twice.
  private static let stretched = 3
  private static let longer = 3

  /// The text with accents, between brackets, with every third letter twice; a text that has them already is unchanged.
  static func accented(_ text: String) -> String {
    guard !text.isEmpty, text.first != opening else { return text }
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
    return "\(opening)\(out)\(closing)"
  }

  /// The text three times, with spaces between.
  static func long(_ text: String) -> String {
    text.isEmpty ? text : Array(repeating: text, count: longer).joined(separator: " ")
  }
}

extension EditRun {
  /// Changes the words of all items; a text that would be too long stays as it is.
  mutating func setWords(_ style: StageEdit.WordStyle) {
    let made: (String) -> String =
      switch style {
      case .accented: PseudoWords.accented
      case .long: PseudoWords.long
      case .file: { $0 }
      }
    let most = limits.textBytes
    let bounded = { (text: String) -> String in
      let new = made(text)
      return new.utf8.count <= most ? new : text
    }
    var own: [String: StageData.Item] = [:]
    if style == .file {
      for section in file.sections { for item in section.items { own[item.id] = item } }
    }
    var changed: [StageData.Item] = []
    for section in data.sections {
      for item in section.items {
        var copy = item
        copy.title = own[item.id]?.title ?? bounded(item.title)
        copy.subtitle = own[item.id]?.subtitle ?? bounded(item.subtitle)
        if copy != item { changed.append(copy) }
      }
    }
    if !changed.isEmpty { perform(.replace(changed)) }
  }
}
