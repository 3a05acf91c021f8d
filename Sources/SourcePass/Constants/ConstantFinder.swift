// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the numbers of a file that may be changed without compiling.
final class ConstantFinder: SyntaxVisitor {
  /// A number, with what it is for.
  struct Number {
    let range: Range<Int>
    let value: Double
    let isInteger: Bool
    let label: String
  }

  private let source: ParsedSource
  private(set) var numbers: [Number] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node), node.literal.text, isInteger: true)
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node), node.literal.text, isInteger: false)
    return .skipChildren
  }

  // The nodes below hold numbers that are not expressions, or that must be known at compile time.

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: GenericArgumentListSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.calledExpression)
    for argument in node.arguments where !argument.expression.is(IntegerLiteralExprSyntax.self) {
      walk(argument)
    }
    return .skipChildren
  }

  private func add(_ node: Syntax, _ text: String, isInteger: Bool) {
    let digits = text.filter { $0 != "_" }
    guard !digits.dropFirst().contains(where: { "xob".contains($0) }), let value = Double(digits),
      value.isFinite, node.parent?.is(MemberAccessExprSyntax.self) != true
    else { return }
    numbers.append(
      Number(
        range: source.range(node),
        value: value,
        isInteger: isInteger,
        label: NumberLabel.text(for: node)
      )
    )
  }
}
