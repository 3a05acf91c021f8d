// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ScreenLine {
  /// The line as painters write it, in whose fonts digits have different widths: each digit is a line of its own, in the
  /// middle of its place.
  ///
  /// - Complexity: O(*n*), the length of the text.
  package var pieces: [ScreenLine] {
    guard font.hasEqualDigits else { return [self] }
    var plain = self
    plain.font.hasEqualDigits = false
    guard font.face == nil, text.unicodeScalars.contains(where: Self.isDigit) else {
      return [plain]
    }
    var pieces: [ScreenLine] = []
    var x = start
    for part in parts {
      var piece = plain
      let own = width(of: part)
      let isDigit = part.unicodeScalars.first.map(Self.isDigit) ?? false
      piece.text = part
      piece.anchor = isDigit ? .middle : .start
      piece.point.x = isDigit ? x + (own - spacing) / 2 : x
      if isDigit { piece.spacing = 0 }
      x += own
      // Spaces leave no trace.
      if part.contains(where: { $0 != " " }) { pieces.append(piece) }
    }
    return pieces
  }

  private var start: CGFloat {
    switch anchor {
    case .start: point.x
    case .middle: point.x - width(of: text) / 2
    case .end: point.x - width(of: text)
    }
  }

  private func width(of text: String) -> CGFloat {
    font.width(of: text) + spacing * CGFloat(text.count)
  }

  /// Each digit, and what is between digits.
  private var parts: [String] {
    var parts: [String] = []
    var isOpen = false
    for letter in text {
      let isDigit = letter.unicodeScalars.first.map(Self.isDigit) ?? false
      if isOpen, !isDigit, let last = parts.indices.last {
        parts[last].append(letter)
      } else {
        parts.append(String(letter))
      }
      isOpen = !isDigit
    }
    return parts
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    TextUnit.digits.contains(scalar.value)
  }
}
