// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Replaces selectors with a name and a closure that calls the method of that name.
struct SelectorCalls {
  let module: SourceModule

  /// The code that replaces `#selector(…)`.
  func replacement(for node: MacroExpansionExprSyntax) -> String {
    guard let argument = node.arguments.first, argument.label == nil else {
      let name = node.arguments.first?.expression.trimmedDescription ?? ""
      return "Selector(\"\(name)\")"
    }
    let expression = strip(argument.expression)
    let (type, name, labels) = parts(expression)
    let written = labels.map { name + "(" + $0.map { $0 + ":" }.joined() + ")" } ?? name
    guard let method = method(name, labels: labels, type: type, at: Syntax(node)),
      let call = call(of: method, owner: genericName(around: Syntax(node), type) ?? method.path)
    else { return "Selector(\"\(written)\")" }
    return "Selector(\"\(written)\", call: { \(call) })"
  }

  /// The expression without parentheses and without a cast after it.
  private func strip(_ expression: ExprSyntax) -> ExprSyntax {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return strip(first)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return strip(only.expression)
    }
    return expression
  }

  private func parts(_ node: ExprSyntax) -> (type: String?, name: String, labels: [String]?) {
    let member = node.as(MemberAccessExprSyntax.self)
    let reference = member?.declName ?? node.as(DeclReferenceExprSyntax.self)
    let labels = reference?.argumentNames?.arguments.map(\.name.text)
    let base = member?.base?.trimmedDescription
    let isType = base?.first?.isUppercase == true && base != "Self"
    return (isType ? base : nil, reference?.baseName.plainText ?? "", labels)
  }

  private func method(
    _ name: String,
    labels: [String]?,
    type: String?,
    at node: Syntax
  ) -> SourceUnit? {
    let owner = type ?? enclosingType(node)
    let found = (module.unitsByName[name] ?? []).map { module.units[$0] }.filter { unit in
      guard let function = unit.node.as(FunctionDeclSyntax.self) else { return false }
      let own = function.signature.parameterClause.parameters.map(\.firstName.text)
      return unit.path == owner && !unit.modifiers.contains("static")
        && (labels == nil || labels == own)
    }
    return found.first
  }

  private func enclosingType(_ node: Syntax) -> String {
    enclosing(node).flatMap { here in module.units.first { $0.node.id == here.id }?.path } ?? ""
  }

  private func enclosing(_ node: Syntax) -> Syntax? {
    var current: Syntax? = node
    while let here = current {
      if here.isProtocol((any DeclGroupSyntax).self) { return here }
      current = here.parent
    }
    return nil
  }

  /// The name of a generic class in itself, where it needs no arguments; elsewhere it would.
  private func genericName(around node: Syntax, _ type: String?) -> String? {
    guard type == nil, let owner = enclosing(node)?.as(ClassDeclSyntax.self),
      owner.genericParameterClause != nil
    else { return nil }
    return owner.name.text
  }

  private func call(of method: SourceUnit, owner: String) -> String? {
    guard let function = method.node.as(FunctionDeclSyntax.self) else { return nil }
    let parameters = Array(function.signature.parameterClause.parameters)
    let target = "($0 as? \(owner))?.\(function.name.text)"
    guard let first = parameters.first else { return "_ = $1; _ = \(target)()" }
    guard parameters.count == 1 else { return nil }
    let label = first.firstName.text == "_" ? "" : first.firstName.text + ": "
    let type = TypeName.core(first.type).trimmedDescription
    if ["Any", "AnyObject"].contains(type) { return "_ = \(target)(\(label)$1)" }
    return "if let sender = $1 as? \(type) { _ = \(target)(\(label)sender) }"
  }
}
