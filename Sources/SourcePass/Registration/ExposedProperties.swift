// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the stored properties of a layout class that people can tune.
struct ExposedProperties {
  /// A property and the line that it is declared on.
  struct Property {
    let name: String
    let line: Int
    let unit: Int
  }

  let module: SourceModule

  private static let hidden: Set = [
    "private", "fileprivate", "static", "class", "lazy", "weak", "unowned", "private(set)",
    "fileprivate(set)", "override",
  ]

  /// The properties of a class and its superclasses in the module; the class's own come first.
  func properties(of type: SourceUnit) -> [Property] {
    module.lineage(of: type).flatMap { unit in
      unit.members.map { module.units[$0] }.flatMap(own)
    }
  }

  private func own(_ unit: SourceUnit) -> [Property] {
    guard let node = unit.node.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "var",
      unit.modifiers.isDisjoint(with: Self.hidden)
    else { return [] }
    let source = module.sources[unit.file]
    return node.bindings.compactMap { binding in
      guard binding.isStored, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return nil
      }
      let line = source.lines.place(source.range(name).lowerBound).line
      return Property(name: name.identifier.plainText, line: line, unit: unit.id)
    }
  }
}
