// SPDX-License-Identifier: Apache-2.0

/// Makes labels for users of names in source.
enum LibraryLabel {
  /// The words of a name in camel case: `cellPadding` is "Cell padding", `itemCount2` is "Item
  /// count 2".
  static func words(of name: String) -> String {
    var words: [String] = []
    var previous: Character = " "
    for character in name where character != "_" {
      let begins =
        character.isUppercase && !previous.isUppercase || character.isNumber && !previous.isNumber
      if words.isEmpty || begins { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map {
      $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased()
    }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
  }
}
