// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

extension ParsedSource {
  /// Deepest nesting of a tree that is walked: each level is a recursive call.
  package static let depthLimit = 4_000

  /// Offset of a node that is nested deeper than the limit; `nil` when there is none.
  ///
  /// - Complexity: O(n) in the number of nodes at first, without recursion; O(1) after that.
  package var tooDeepOffset: Int? { facts.tooDeepOffset { findDeepOffset() } }

  private func findDeepOffset() -> Int? {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = open.popLast() {
      if depth > Self.depthLimit { return node.position.utf8Offset }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return nil
  }

  /// The line and column of an offset, both from 1.
  package func place(ofOffset offset: Int) -> (line: Int, column: Int) {
    let place = lines.place(offset)
    return (place.line, place.column)
  }

  /// The text of a line; `nil` for one that does not exist.
  package func line(_ number: Int) -> String? { lines.range(ofLine: number).map(text) }
}
