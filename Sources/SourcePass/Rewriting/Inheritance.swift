// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The list of names after the colon of a type or an extension.
struct Inheritance {
  private let clause: InheritanceClauseSyntax
  private let unit: SourceUnit
  private let source: ParsedSource

  init(_ clause: InheritanceClauseSyntax, of unit: SourceUnit, in module: SourceModule) {
    self.clause = clause
    self.unit = unit
    source = module.sources[unit.file]
  }

  /// Blanks names, and the commas and the colon that are left over.
  func drop(
    where isDropped: (_ name: String, _ isSuperclass: Bool) -> Bool,
    in edits: inout TextEdits
  ) {
    let types = Array(clause.inheritedTypes)
    let isClass = unit.node.is(ClassDeclSyntax.self)
    let kept = types.enumerated().filter { index, type in
      let name = TypeName(type.type).base
      return !isDropped(name, isClass && index == 0 && !TypeFamily.foreignProtocols.contains(name))
    }.map(\.offset)
    guard kept.count < types.count else { return }
    guard let last = kept.last else {
      edits.blank(source.range(clause))
      return
    }
    for (index, type) in types.enumerated() {
      if !kept.contains(index) {
        edits.blank(source.range(type))
      } else if index == last, let comma = type.trailingComma {
        edits.blank(source.range(comma))
      }
    }
  }
}
