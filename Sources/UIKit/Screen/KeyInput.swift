// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The text line of the page for an object that takes single keys and shows them itself.
///
/// A page tells whole texts. So its line begins with letters that nobody sees, which can be deleted.
@MainActor
struct KeyInput {
  static let blank: Character = "\u{200B}"
  /// The letters of a fresh line, and the fewest before one is given again.
  private static let blanks = 32
  private static let fewest = 8
  /// The most letters of a line.
  private static let most = 200

  /// The text of the line.
  private(set) var text = Self.fresh

  private static var fresh: String { String(repeating: blank, count: blanks) }

  /// Gives an object the keys that make another text of the present one.
  mutating func take(_ wanted: String, for object: any UIKeyInput) {
    let kept = zip(text, wanted).prefix { $0 == $1 }.count
    for _ in 0..<(text.count - kept) { object.deleteBackward() }
    for letter in wanted.dropFirst(kept) { object.insertText(String(letter)) }
    let line = wanted.filter { $0 != "\n" }
    let isUsedUp = line.prefix { $0 == Self.blank }.count < Self.fewest || line.count > Self.most
    text = isUsedUp ? Self.fresh : line
  }
}
