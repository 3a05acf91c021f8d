// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Names the argument, property, variable or parameter that a number is given to.
enum NumberLabel {
  /// The nearest name around a number; empty when there is none.
  static func text(for node: Syntax) -> String {
    var current = node.parent
    var below = node
    while let here = current {
      if let name = name(here, below: below) { return name }
      if here.is(CodeBlockItemSyntax.self) || here.is(MemberBlockItemSyntax.self) { return "" }
      below = here
      current = here.parent
    }
    return ""
  }

  private static func name(_ node: Syntax, below child: Syntax) -> String? {
    if let argument = node.as(LabeledExprSyntax.self) { return name(argument) }
    if let binding = node.as(PatternBindingSyntax.self) {
      return binding.pattern.trimmedDescription
    }
    if let parameter = node.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).text
    }
    if let sequence = node.as(SequenceExprSyntax.self) { return assigned(sequence) }
    if node.is(ReturnStmtSyntax.self) { return "return" }
    return nil
  }

  private static func name(_ argument: LabeledExprSyntax) -> String? {
    if let label = argument.label?.text { return label }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text
  }

  private static func assigned(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count > 1 else { return nil }
    let isAssignment =
      elements[1].is(AssignmentExprSyntax.self)
      || elements[1].as(BinaryOperatorExprSyntax.self).map {
        ["+=", "-=", "*=", "/="].contains($0.operator.text)
      } == true
    return isAssignment ? elements[0].trimmedDescription : nil
  }
}
