// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the innermost call or assignment that contains an offset.
final class StatementFinder: SyntaxVisitor {
  private let source: ParsedSource
  private let offset: Int
  /// The statement; `nil` when no statement there can be left out alone.
  private(set) var found: CodeBlockItemSyntax?

  init(_ source: ParsedSource, in node: Syntax, at offset: Int) {
    self.source = source
    self.offset = offset
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard source.range(node).contains(offset) else { return .skipChildren }
    let item = Syntax(node.item)
    let isSuper = node.trimmedDescription.hasPrefix("super.init")
    let isCall = item.is(FunctionCallExprSyntax.self) || item.is(SequenceExprSyntax.self)
    found = isCall && !isSuper ? node : nil
    return .visitChildren
  }
}
