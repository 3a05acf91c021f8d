// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Replaces names from before Swift 4.2 with today's.
final class OlderNames: SyntaxVisitor {
  private let source: ParsedSource
  private let module: SourceModule
  private(set) var edits: TextEdits

  /// Walks a file and adds the replacements to its edits.
  init(_ source: ParsedSource, in module: SourceModule, edits: TextEdits) {
    (self.source, self.module, self.edits) = (source, module, edits)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if let access, access.declName.id == node.id {
      renameMember(node.baseName, access)
    } else {
      rename(node.baseName)
      if let name = OlderNamesTable.members[node.baseName.text] {
        replace(node.baseName, with: name)
      }
    }
    return .visitChildren
  }

  /// Foundation's texts with attributes are made from a text here.
  private static let texts: Set = ["NSAttributedString", "NSMutableAttributedString"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.texts.contains(called.baseName.text), node.arguments.isEmpty,
      let open = node.leftParen, node.trailingClosure == nil
    {
      edits.insert("string: \"\"", at: source.range(open).upperBound)
    }
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let called, let label = node.arguments.first?.label,
      let colon = node.arguments.first?.colon,
      let present = OlderNamesTable.labels["\(called.text)(\(label.text):"],
      module.unitsByName[called.text] == nil
    else { return .visitChildren }
    if present.name != called.text { replace(called, with: present.name) }
    if let name = present.label {
      replace(label, with: name)
    } else {
      edits.replace(source.range(label).lowerBound..<source.range(colon).upperBound, with: "")
    }
    return .visitChildren
  }

  /// A property that overrides one of UIKit's has its present name.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let token = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let name = OlderNamesTable.members[token.text]
    else { return .visitChildren }
    edits.replace(source.range(token), with: name)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  /// Renames a name, unless the module declares that name itself.
  private func rename(_ token: TokenSyntax) {
    if let name = OlderNamesTable.names[token.text] { replace(token, with: name) }
  }

  /// Renames a member; a notification is a member of another type today.
  private func renameMember(_ token: TokenSyntax, _ access: MemberAccessExprSyntax) {
    if let name = OlderNamesTable.members[token.text] {
      replace(token, with: name)
    } else if let name = OlderNamesTable.notifications[token.text],
      module.unitsByName[token.text] == nil
    {
      edits.replace(source.range(access), with: name)
    }
  }

  private func replace(_ token: TokenSyntax, with name: String) {
    guard module.unitsByName[token.text] == nil else { return }
    edits.replace(source.range(token), with: name)
  }
}
