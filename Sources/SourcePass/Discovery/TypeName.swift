// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A type as the source spells it, reduced to what is needed to make a value of it.
struct TypeName: Hashable {
  /// The name without attributes, `any`, `some`, module names and optional marks.
  let base: String
  let isOptional: Bool

  /// A type by its name alone.
  init(named name: String) {
    base = Self.withoutModule(name)
    isOptional = false
  }

  init(_ node: TypeSyntax) {
    var type = node
    var optional = false
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let wrapped = type.as(OptionalTypeSyntax.self) {
        optional = true
        type = wrapped.wrappedType
      } else if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        optional = true
        type = wrapped.wrappedType
      } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
        type = some.constraint
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first, only.ellipsis == nil
      {
        type = only.type
      } else {
        break
      }
    }
    isOptional = optional
    base = Self.withoutModule(type.trimmedDescription)
  }

  private static let modules = ["UIKit.", "CoreGraphics.", "Foundation.", "QuartzCore.", "Swift."]

  private static func withoutModule(_ name: String) -> String {
    for module in modules where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// The type behind attributes, optionals and parentheses.
  static func core(_ node: TypeSyntax) -> TypeSyntax {
    if let attributed = node.as(AttributedTypeSyntax.self) { return core(attributed.baseType) }
    if let wrapped = node.as(OptionalTypeSyntax.self) { return core(wrapped.wrappedType) }
    if let wrapped = node.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return core(wrapped.wrappedType)
    }
    if let some = node.as(SomeOrAnyTypeSyntax.self) { return core(some.constraint) }
    if let tuple = node.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.ellipsis == nil
    {
      return core(only.type)
    }
    return node
  }
}
