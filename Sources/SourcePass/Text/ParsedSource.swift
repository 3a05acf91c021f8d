// SPDX-License-Identifier: Apache-2.0
package import SwiftSyntax

/// A source file as the user gave it, and its syntax tree.
///
/// Offsets are bytes of UTF-8 from the start of the file.
package struct ParsedSource {
  /// The file's name in messages.
  package let name: String
  /// Its text.
  package let text: String
  private let parsed: ParsedText
  let lines: LineTable
  /// All words of the text.
  package let words: Set<String>
  /// What is found out about the file later.
  let facts = FileFacts()

  package var tree: SourceFileSyntax { parsed.tree }
  var bytes: [UInt8] { parsed.bytes }

  /// Parses a text, if it is that of a known file after a save only what changed; every text gives a tree.
  package init(name: String, text: String, after known: ParsedSource? = nil) {
    self.name = name
    self.text = text
    parsed = ParsedText(text, after: known?.parsed)
    lines = LineTable(parsed.bytes)
    words = Words.all(in: parsed.bytes)
  }

  /// The bytes of a node without the space and comments around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
