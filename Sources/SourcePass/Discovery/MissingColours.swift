// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftParser
import SwiftSyntax

/// Finds where source asks for a colour that no asset catalogue has, although there are catalogues.
final class MissingColours: SyntaxVisitor {
  private let source: ParsedSource
  private let known: Set<String>
  private(set) var notes: [PassNote] = []

  init(_ source: ParsedSource, in module: SourceModule) {
    self.source = source
    known = Set(module.colours.map(\.name) + module.unreadColours)
    super.init(viewMode: .sourceAccurate)
    if !known.isEmpty, source.words.isSuperset(of: ["UIColor", "named"]) { walk(source.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIColor",
      let argument = node.arguments.first, argument.label?.text == "named",
      let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      !name.isEmpty, !known.contains(name)
    else { return .visitChildren }
    notes.append(
      PassNote(
        code: "missing-colour",
        message:
          "UIColor(named:) is nil: no asset catalogue has the colour \u{201C}\(name)\u{201D}.",
        offset: source.range(node).lowerBound
      )
    )
    return .visitChildren
  }
}
