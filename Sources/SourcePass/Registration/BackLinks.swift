// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Tells the objects that a screen keeps about the screen, as whoever assembles the two in an app does:
/// a presenter or view model is made with the screen, and then gets it as its view or delegate.
struct BackLinks {
  let module: SourceModule

  /// What one of a screen's properties is told.
  struct Link {
    /// The property of the screen.
    let property: String
    /// A statement about `screen`.
    let code: String
  }

  /// The links of a screen's class.
  func links(of screen: SourceUnit) -> [Link] {
    let own = inherited(by: screen)
    return module.members(of: screen).flatMap { member -> [Link] in
      guard member.isStoredProperty, !member.modifiers.contains("static"),
        let (name, type, isOptional) = declared(member),
        let kept = module.type(type, from: screen.path), kept.node.is(ClassDeclSyntax.self)
      else { return [] }
      return module.members(of: kept).compactMap { weak in
        guard weak.modifiers.contains("weak"),
          weak.modifiers.isDisjoint(with: ["private", "fileprivate", "private(set)"]),
          let (inner, target, _) = declared(weak), own.contains(target)
        else { return nil }
        let place = "screen.\(name)\(isOptional ? "?" : "").\(inner)"
        return Link(property: name, code: "if \(place) == nil { \(place) = screen }\n")
      }
    }
  }

  /// The names of the class and its superclasses, and of the protocols that they conform to.
  private func inherited(by screen: SourceUnit) -> Set<String> {
    var found: Set<String> = []
    for type in module.lineage(of: screen) {
      let clauses = [type] + (module.extensions[type.path] ?? []).map { module.units[$0] }
      found.formUnion(clauses.flatMap(\.inherited))
      found.formUnion(type.names)
    }
    let protocols = found.compactMap { module.type($0) }.filter {
      $0.node.is(ProtocolDeclSyntax.self)
    }
    return found.union(protocols.flatMap { module.lineage(of: $0) }.flatMap(\.names))
  }

  /// The name of a property and of its type.
  private func declared(_ unit: SourceUnit) -> (name: String, type: String, isOptional: Bool)? {
    guard let bindings = unit.node.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
      let binding = bindings.first, let type = binding.typeAnnotation?.type,
      let name = unit.names.first
    else { return nil }
    return (name, TypeName(type).base, type.is(OptionalTypeSyntax.self))
  }
}
