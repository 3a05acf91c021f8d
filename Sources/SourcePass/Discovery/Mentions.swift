// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Collects the names in a piece of source that may refer to other declarations.
enum Mentions {
  /// Identifiers and operators of a node; `besidesMembers` leaves out what is between its braces.
  static func of(_ node: Syntax, besidesMembers: Bool) -> Set<String> {
    let members =
      besidesMembers
      ? node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.id : nil
    var found: Set<String> = []
    for child in node.children(viewMode: .sourceAccurate) where child.id != members.map({ $0 }) {
      collect(child, into: &found)
    }
    return found
  }

  private static func collect(_ node: Syntax, into found: inout Set<String>) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator, .dollarIdentifier:
        let name = token.plainText
        found.insert(name)
        // `$items` and `_items` belong to a wrapped property `items`.
        if let first = name.first, "$_".contains(first) { found.insert(String(name.dropFirst())) }
      case .keyword(.`init`): found.insert("init")
      case .keyword(.subscript): found.insert("subscript")
      default: break
      }
    }
  }
}
