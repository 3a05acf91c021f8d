// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds what has to be left out of a file, and which braces have to be added, so that the
/// declarations without syntax errors can be compiled.
final class SyntaxMends: SyntaxVisitor {
  private(set) var cuts: [Cut] = []
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// Words that the parser could not place.
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let range = source.range(node)
    if !range.isEmpty { cuts.append(Cut(range: range, text: nil)) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.rightBrace.presence == .missing {
      let end = source.range(node).upperBound
      cuts.append(Cut(range: end..<end, text: "}"))
    }
    return .visitChildren
  }
}
