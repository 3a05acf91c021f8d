// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The objects that a layout class expects from its app, by protocols of the source.
struct DelegateNeeds {
  /// Properties of the class that hold such an object, and their protocol; `nil` for UIKit's
  /// delegate.
  var properties: [(name: String, type: SourceUnit?)] = []
  /// Protocols to which the class casts the collection view's delegate or data source.
  var casts: [SourceUnit] = []
  /// Whether the class asks the collection view's delegate for sizes, as a flow layout does.
  var castsToFlow = false

  /// All protocols, each once.
  var protocols: [SourceUnit] {
    var seen: Set<Int> = []
    return (properties.compactMap(\.type) + casts).filter { seen.insert($0.id).inserted }
  }

  /// Reads a class and its superclasses in the module.
  init(of type: SourceUnit, in module: SourceModule) {
    for unit in module.lineage(of: type) {
      for member in module.members(of: unit) { look(at: member, of: unit, in: module) }
    }
  }

  private mutating func look(at member: SourceUnit, of type: SourceUnit, in module: SourceModule) {
    if let found = Self.property(member, in: module) { properties.append(found) }
    for name in CastFinder(member.node).names {
      if name == "UICollectionViewDelegateFlowLayout" { castsToFlow = true }
      if let unit = module.type(name, from: type.path), unit.node.is(ProtocolDeclSyntax.self) {
        casts.append(unit)
      }
    }
  }

  private static func property(
    _ unit: SourceUnit,
    in module: SourceModule
  ) -> (name: String, type: SourceUnit?)? {
    guard let node = unit.node.as(VariableDeclSyntax.self), unit.names.count == 1,
      node.bindingSpecifier.text == "var", let binding = node.bindings.first, binding.isStored,
      let type = binding.typeAnnotation?.type, TypeName(type).isOptional,
      !unit.modifiers.contains("static"), !unit.modifiers.contains("private(set)")
    else { return nil }
    let base = TypeName(type).base
    if ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"].contains(base) {
      return (unit.names[0], nil)
    }
    guard let found = module.type(base, from: unit.path), found.node.is(ProtocolDeclSyntax.self)
    else { return nil }
    return (unit.names[0], found)
  }
}

/// Finds the types of casts.
private final class CastFinder: SyntaxVisitor {
  private(set) var names: [String] = []

  init(_ node: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let index = list.firstIndex(where: { $0.id == node.id })
    else { return .visitChildren }
    let next = list.index(after: index)
    if next < list.endIndex, let type = list[next].as(TypeExprSyntax.self) {
      names.append(TypeName(type.type).base)
    }
    return .visitChildren
  }
}
