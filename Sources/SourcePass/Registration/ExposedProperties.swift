// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the properties of a layout class that become parameters: the stored ones, and the computed ones with
/// a field in the doc comment.
struct ExposedProperties {
  /// A property and the line that it is declared on.
  struct Property {
    let name: String
    let line: Int
    let unit: Int
    let comment: DocComment
    /// The labels of the enumeration's cases that have one in their doc comment.
    let choices: [(name: String, label: String)]
  }

  let module: SourceModule

  private static let hidden: Set = [
    "private", "fileprivate", "static", "class", "lazy", "weak", "unowned", "private(set)",
    "fileprivate(set)", "override",
  ]

  /// The properties of a class and its superclasses in the module; the class's own come first.
  func properties(of type: SourceUnit) -> [Property] {
    module.lineage(of: type).flatMap { module.members(of: $0) }.flatMap(own)
  }

  private func own(_ unit: SourceUnit) -> [Property] {
    guard let node = unit.node.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "var",
      unit.modifiers.isDisjoint(with: Self.hidden)
    else { return [] }
    let source = module.sources[unit.file]
    let comment = DocComment(unit.node)
    return node.bindings.compactMap { binding in
      guard binding.isStored || comment.tunesProperty,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      return Property(
        name: name.identifier.plainText,
        line: source.lines.place(source.range(name).lowerBound).line,
        unit: unit.id,
        comment: comment,
        choices: choices(of: binding, from: unit.path)
      )
    }
  }

  private func choices(
    of binding: PatternBindingSyntax,
    from path: String
  ) -> [(name: String, label: String)] {
    guard let name = typeName(of: binding), let type = module.type(name, from: path),
      type.node.is(EnumDeclSyntax.self)
    else { return [] }
    return type.members.map { module.units[$0].node }.flatMap { node in
      guard let label = DocComment(node)[.label] else { return [(name: String, label: String)]() }
      return (node.as(EnumCaseDeclSyntax.self)?.elements).map { elements in
        elements.map { ($0.name.plainText, label) }
      } ?? []
    }
  }

  /// The declared type of a property, or the type in its first value: `Snap` of `Snap.item`.
  private func typeName(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type { return TypeName(type).base }
    let value = binding.initializer?.value.as(MemberAccessExprSyntax.self)
    return value?.base.map { $0.trimmedDescription }
  }
}
