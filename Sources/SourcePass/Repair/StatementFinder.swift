// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the innermost statement that contains an offset and can be left out alone.
final class StatementFinder: SyntaxVisitor {
  private let source: ParsedSource
  private let offset: Int
  /// A call or an assignment; `nil` when the innermost statement is neither.
  private(set) var found: CodeBlockItemSyntax?
  /// The innermost statement that neither declares a type or function nor gives a result.
  private(set) var other: CodeBlockItemSyntax?

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
    if !isSuper, !isResult(node) { other = node }
    return .visitChildren
  }

  /// Whether a statement gives its block a result, or declares something with a body of its own.
  private func isResult(_ node: CodeBlockItemSyntax) -> Bool {
    let item = Syntax(node.item)
    if item.is(ReturnStmtSyntax.self) || item.is(FunctionDeclSyntax.self) { return true }
    return item.asProtocol((any DeclGroupSyntax).self) != nil
      || node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 && item.is(ExprSyntax.self)
  }
}
