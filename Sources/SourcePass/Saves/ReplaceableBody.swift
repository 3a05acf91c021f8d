// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Tells which functions and properties of a loaded library can get another body.
///
/// What is not sure to be replaced at every call is compiled with its file: a body must never be shown
/// that is no longer in the source.
enum ReplaceableBody {
  private static let attributes: Set = ["MainActor", "discardableResult"]
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "open", "override", "final", "static", "class",
    "mutating", "nonmutating", "nonisolated",
  ]
  private static let accessors: Set = ["get", "set"]
  /// Names of views that are at the same time names of their delegate's methods.
  private static let views: Set = ["collectionView", "tableView", "scrollView"]

  /// Whether the body of a declaration can be replaced.
  ///
  /// `isVariable` tells whether the module has a property of a name; no body may name one of `asking`.
  static func fits(
    _ node: Syntax,
    isVariable: (String) -> Bool,
    _ asking: Set<String>
  ) -> Bool {
    let words = node.tokens(viewMode: .sourceAccurate).lazy.map(\.plainText)
    if !asking.isEmpty, words.contains(where: asking.contains) { return false }
    if let function = node.as(FunctionDeclSyntax.self) {
      return fits(function, isVariable: isVariable)
    }
    guard let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, !isHidden(type),
      binding.initializer == nil, let block = binding.accessorBlock,
      isPlain(variable.attributes, variable.modifiers)
    else { return false }
    if case .accessors(let list) = block.accessors {
      guard list.allSatisfy({ accessors.contains($0.accessorSpecifier.text) && $0.body != nil })
      else { return false }
    }
    return BodyScan(name: name, labels: nil).isSound(Syntax(block))
  }

  private static func fits(_ function: FunctionDeclSyntax, isVariable: (String) -> Bool) -> Bool {
    let signature = function.signature
    let effects = signature.effectSpecifiers?.trimmedDescription ?? ""
    guard isPlain(function.attributes, function.modifiers), let body = function.body,
      case .identifier = function.name.tokenKind, function.genericParameterClause == nil,
      function.genericWhereClause == nil, !effects.contains("rethrows"),
      signature.returnClause.map({ !isHidden($0.type) }) ?? true,
      signature.parameterClause.parameters.allSatisfy({ !isHidden($0.type) })
    else { return false }
    let parameters = signature.parameterClause.parameters
    let name = function.name.plainText
    let isBound =
      views.contains(name) || isVariable(name)
      || parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    let labels = parameters.map(\.firstName.text)
    return BodyScan(name: name, labels: labels, isAlsoValue: isBound).isSound(Syntax(body))
  }

  private static func isPlain(_ list: AttributeListSyntax, _ words: DeclModifierListSyntax) -> Bool
  {
    list.allSatisfy { element in
      let attribute = element.as(AttributeSyntax.self)
      return attribute.map { attributes.contains($0.attributeName.trimmedDescription) } ?? false
    } && words.allSatisfy { modifiers.contains($0.name.text) }
  }

  /// Whether a type stands for another one that only the body tells.
  private static func isHidden(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}

/// Looks for parts of a body that keep it from being replaced.
private final class BodyScan: SyntaxAnyVisitor {
  private static let fixed: Set = ["function", "fileID"]

  private let name: String
  /// The labels of a function's arguments; `nil` for a property.
  private let labels: [String]?
  /// Whether the name alone is a value, too.
  private let isAlsoValue: Bool
  private var isFine = true

  init(name: String, labels: [String]?, isAlsoValue: Bool = false) {
    self.name = name
    self.labels = labels
    self.isAlsoValue = isAlsoValue
    super.init(viewMode: .sourceAccurate)
  }

  func isSound(_ body: Syntax) -> Bool {
    walk(body)
    return isFine
  }

  /// A body that calls itself would call the one before.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.plainText == name, !isOfSuperclass(node) else { return .visitChildren }
    guard let labels else {
      isFine = false
      return .skipChildren
    }
    let reference = outermost(Syntax(node))
    guard let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == reference.id
    else {
      if !isAlsoValue || node.argumentNames != nil { isFine = false }
      return .visitChildren
    }
    // Closures after the arguments and values left out have no labels here.
    let given = call.arguments.map { $0.label?.text ?? "_" }
    var rest = labels[...]
    let fits = given.allSatisfy { label in
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
    if fits { isFine = false }
    return .visitChildren
  }

  private func isOfSuperclass(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == node.id
    else { return false }
    return member.base?.is(SuperExprSyntax.self) ?? false
  }

  /// The expression `a.b` of a reference to `b`.
  private func outermost(_ node: Syntax) -> Syntax {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == node.id
    else { return node }
    return Syntax(member)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.fixed.contains(node.macroName.text) { isFine = false }
    return .visitChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.isProtocol((any DeclGroupSyntax).self) { isFine = false }
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    if labels == nil, node.declName.baseName.plainText == name { isFine = false }
    return .visitChildren
  }
}
