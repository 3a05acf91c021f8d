// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Evaluates the condition of an `#if` for the platform that layout files are written for.
enum CompileCondition {
  /// Platforms that a layout file may name and that mean this one.
  static let platforms: Set = ["iOS"]

  /// Whether a condition holds; `nil` when there is no condition, as in `#else`.
  static func holds(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return holds(tuple.elements.first?.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    return false
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return platforms.contains(argument) || argument == "Linux"
    case "canImport": return KnownModules.contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return argument.hasPrefix(">")
    default: return false
    }
  }

  /// `&&` binds closer than `||`.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var any = false
    var all = true
    for element in sequence.elements {
      guard let word = element.as(BinaryOperatorExprSyntax.self) else {
        all = all && holds(element)
        continue
      }
      guard word.operator.text == "||" else { continue }
      any = any || all
      all = true
    }
    return any || all
  }

  /// The clause of an `#if` that is compiled.
  static func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { holds($0.condition) }
  }
}
