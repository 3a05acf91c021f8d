// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Puts the names of SwiftUI's views in place of what makes them, so that the controllers and cells around them
/// compile: where such a view would be shown, a place has its name.
struct HostedViews {
  let source: ParsedSource
  let module: SourceModule

  private static let (controller, configuration) = ("UIHostingController", "UIHostingConfiguration")
  /// Changes of the place itself, which stay.
  private static let kept: Set = ["margins", "minSize"]

  /// The text in place of a call, and where; `nil` for a call that hosts nothing.
  func change(of node: FunctionCallExprSyntax) -> (range: Range<Int>, text: String)? {
    guard module.imports.contains("SwiftUI"), !module.compiled.contains("SwiftUI") else {
      return nil
    }
    if let argument = node.arguments.first(where: { $0.label?.text == "rootView" }) {
      guard hostsView(node), !isGeneric(argument.expression) else { return nil }
      let text = "AnyView(place: \"\(name(of: argument.expression))\")"
      return (source.range(argument.expression), text)
    }
    return chain(of: node)
  }

  /// The range of the view's type in `UIHostingController<SomeView>`.
  func viewArgument(of node: GenericArgumentClauseSyntax) -> Range<Int>? {
    let called =
      node.parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.parent?.as(GenericSpecializationExprSyntax.self)?
      .expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard called == Self.controller, node.arguments.count == 1, let argument = node.arguments.first,
      !isParameter(argument.trimmedDescription, at: Syntax(node))
    else { return nil }
    return source.range(argument)
  }

  /// Whether a call with a root view makes a hosting controller.
  private func hostsView(_ node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression.trimmedDescription
    return called.hasPrefix(Self.controller) || called == ".init"
      || called == "super.init" || called == "self.init"
      || isHosting(called)
  }

  /// Whether a class of the app is a hosting controller.
  private func isHosting(_ name: String) -> Bool {
    module.type(name)?.inherited.contains { $0.hasPrefix(Self.controller) } ?? false
  }

  /// Whether an expression is a value of a generic function around it, which is a view all the same.
  private func isGeneric(_ expression: ExprSyntax) -> Bool {
    guard expression.is(DeclReferenceExprSyntax.self) else { return false }
    var current: Syntax? = Syntax(expression)
    while let here = current {
      if let function = here.as(FunctionDeclSyntax.self), function.genericParameterClause != nil {
        return true
      }
      if let made = here.as(InitializerDeclSyntax.self), made.genericParameterClause != nil {
        return true
      }
      if let owner = here.as(ClassDeclSyntax.self), owner.genericParameterClause != nil {
        return true
      }
      current = here.parent
    }
    return false
  }

  private func isParameter(_ name: String, at node: Syntax) -> Bool {
    var current: Syntax? = node
    while let here = current {
      let parameters =
        here.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? here.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? here.as(StructDeclSyntax.self)?.genericParameterClause
        ?? here.as(InitializerDeclSyntax.self)?.genericParameterClause
      if parameters?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      current = here.parent
    }
    return false
  }

  /// A configuration with what is said of it: its content and looks of SwiftUI's give way to the name.
  private func chain(of node: FunctionCallExprSyntax) -> (range: Range<Int>, text: String)? {
    var calls: [FunctionCallExprSyntax] = []
    var inner = node
    while inner.calledExpression.trimmedDescription != Self.configuration {
      guard let member = inner.calledExpression.as(MemberAccessExprSyntax.self),
        let next = member.base?.as(FunctionCallExprSyntax.self)
      else { return nil }
      calls.append(inner)
      inner = next
    }
    let content =
      inner.trailingClosure
      ?? inner.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard let content else { return nil }
    let first = content.statements.first.flatMap { $0.item.as(ExprSyntax.self) }
    var text = "\(Self.configuration)(place: \"\(name(of: first))\")"
    for call in calls.reversed() {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        Self.kept.contains(member.declName.baseName.text)
      else { continue }
      text += ".\(member.declName.baseName.text)(\(call.arguments.trimmedDescription))"
    }
    return (source.range(node), text)
  }

  /// The name of the view that an expression makes.
  private func name(of expression: ExprSyntax?) -> String {
    var current = expression
    while let here = current {
      if let call = here.as(FunctionCallExprSyntax.self) {
        if let called = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          return called.baseName.text
        }
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        if member?.base == nil || member?.declName.baseName.text == "init" {
          return member?.base?.trimmedDescription ?? "SwiftUI"
        }
        current = member?.base
      } else if let member = here.as(MemberAccessExprSyntax.self) {
        current = member.base
      } else {
        return "SwiftUI"
      }
    }
    return "SwiftUI"
  }
}
