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
    return "Selector(\"\(written)\", \(call.label): { \(call.code) })"
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

  /// The code that calls a method, and the label of the selector's argument for it.
  private func call(of method: SourceUnit, owner: String) -> (label: String, code: String)? {
    guard let function = method.node.as(FunctionDeclSyntax.self) else { return nil }
    let parameters = Array(function.signature.parameterClause.parameters)
    let target = "($0 as? \(owner))?.\(function.name.text)"
    guard let first = parameters.first else { return ("call", "_ = $1; _ = \(target)()") }
    let given = Self.argument(first, "$1", "sender")
    if parameters.count == 1 {
      guard let test = given.test else { return ("call", "_ = \(target)(\(given.value))") }
      return ("call", "if \(test) { _ = \(target)(\(given.value)) }")
    }
    guard parameters.count == 2 else { return nil }
    let other = Self.argument(parameters[1], "$2", "other")
    let tests = [given.test, other.test].compactMap(\.self).joined(separator: ", ")
    let code = "_ = \(target)(\(given.value), \(other.value))"
    return ("pairCall", tests.isEmpty ? code : "if \(tests) { \(code) }")
  }

  /// What is passed for a parameter, and what has to be tested before; `name` is that of its value then.
  private static func argument(
    _ parameter: FunctionParameterSyntax,
    _ value: String,
    _ name: String
  ) -> (value: String, test: String?) {
    let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
    let type = TypeName.core(parameter.type).trimmedDescription
    let isAny = ["Any", "AnyObject"].contains(type)
    // The sender is always there, the second argument only in what a finger did.
    if isAny, value == "$1" { return (label + value, nil) }
    if parameter.type.is(OptionalTypeSyntax.self), value != "$1" {
      return (label + (isAny ? value : "\(value) as? \(type)"), nil)
    }
    let test = isAny ? "let \(name) = \(value)" : "let \(name) = \(value) as? \(type)"
    return (label + name, test)
  }
}
