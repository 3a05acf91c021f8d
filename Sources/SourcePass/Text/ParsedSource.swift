// SPDX-License-Identifier: Apache-2.0
import SwiftParser
package import SwiftSyntax

/// A source file as the user gave it, and its syntax tree.
///
/// Offsets are bytes of UTF-8 from the start of the file.
package struct ParsedSource {
  /// The file's name in messages.
  package let name: String
  /// Its text.
  package let text: String
  package let tree: SourceFileSyntax
  let bytes: [UInt8]
  let lines: LineTable
  /// All words of the text.
  package let words: Set<String>
  /// What is found out about the file later.
  let facts = FileFacts()

  /// Parses a text; every text gives a tree.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
    tree = Parser.parse(source: text)
    bytes = Array(text.utf8)
    lines = LineTable(bytes)
    words = Words.all(in: bytes)
  }

  /// The bytes of a node without the space and comments around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
