// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The part of a declaration that no other declaration sees: the body of a function, accessors, or the
/// first value of a property with a known type.
enum HiddenPart {
  /// The part's node; `nil` for a declaration that is seen as a whole.
  static func of(_ node: Syntax) -> Syntax? {
    let block =
      node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
      ?? node.as(DeinitializerDeclSyntax.self)?.body
    if let block { return Syntax(block) }
    guard let binding = binding(node), binding.typeAnnotation != nil else { return nil }
    return binding.initializer.map { Syntax($0.value) } ?? binding.accessorBlock.map { Syntax($0) }
  }

  /// The kinds of a property's accessors, which others see.
  static func accessors(of node: Syntax) -> String {
    guard let block = binding(node)?.accessorBlock else { return "" }
    guard case .accessors(let list) = block.accessors else { return "get" }
    return list.map { accessor in
      let words = [accessor.modifier?.name.text, accessor.accessorSpecifier.text]
      return (words + [accessor.effectSpecifiers?.trimmedDescription]).compactMap { $0 }
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  private static func binding(_ node: Syntax) -> PatternBindingSyntax? {
    guard let bindings = node.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1 else {
      return nil
    }
    return bindings.first
  }
}
