// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Diffable data sources. Section providers ask them which section is at an index.
extension StandInValues {
  private static let type = "UICollectionViewDiffableDataSource"

  /// The type that an alias of the source stands for, or the type itself.
  func resolved(_ type: TypeSyntax) -> TypeSyntax {
    guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else {
      return type
    }
    let found = module.unitsByName[name.name.plainText]?.lazy
      .compactMap { module.units[$0].node.as(TypeAliasDeclSyntax.self) }.first
    guard let found, found.genericParameterClause == nil else { return type }
    return TypeName.core(found.initializer.value)
  }

  /// Whether a type is a diffable data source, also through an alias.
  func isDataSource(_ type: TypeSyntax) -> Bool {
    resolved(TypeName.core(type)).as(IdentifierTypeSyntax.self)?.name.text == Self.type
  }

  /// A data source with sections: all cases of an enumeration, or many numbers.
  func dataSource(_ type: TypeSyntax, _ path: String, _ depth: Int) -> String? {
    guard let name = type.as(IdentifierTypeSyntax.self), name.name.text == Self.type,
      let arguments = name.genericArgumentClause?.arguments, arguments.count == 2,
      let section = arguments.first?.argument.as(TypeSyntax.self),
      let item = arguments.last?.argument.as(TypeSyntax.self)
    else { return nil }
    let list = sections(section, path, depth)
    return "LayoutLibrary.StandIn.dataSource(\(list), of: \(item.trimmedDescription).self)"
  }

  /// An expression for all sections that a data source may have.
  func sections(_ type: TypeSyntax, _ path: String, _ depth: Int) -> String {
    let base = TypeName(type).base
    if base == "Int" { return "Array(0..<LayoutLibrary.StandIn.sectionLimit)" }
    if let unit = module.type(base, from: path) {
      let cases = plainCases(of: unit)
      if !cases.isEmpty { return "[\(cases.joined(separator: ", "))]" }
    }
    let one = value(of: type, name: "section", from: path, depth: depth + 1)
    return "[\(one ?? "")] as [\(type.trimmedDescription)]"
  }
}
