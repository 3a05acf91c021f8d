import SwiftParser
// SPDX-License-Identifier: Apache-2.0
package import SwiftSyntax

/// A source file as the user gave it, and its syntax tree.
package struct ParsedSource {
  /// The file's name for messages.
  package let name: String
  /// Its text.
  package let text: String
  package let tree: SourceFileSyntax

  /// Parses a text; whatever it says, there is a tree.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
    tree = Parser.parse(source: text)
  }
}
