// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Lets classes that are no responders have methods that Objective-C's `NSObject` has.
///
/// Such are `observeValue(forKeyPath:of:change:context:)` and `awakeFromNib()`, which such classes override. Here they
/// conform to a protocol with the method instead, and what they call of their superclass does nothing.
struct ObjectMethods {
  /// A method of Objective-C's `NSObject` and the protocol that has it here.
  private struct Method {
    let name: String
    let contract: String
    /// A word that its parameters have; older source has other methods of the same name.
    var word = ""
    /// What takes the place of `override`.
    var modifier = ""
  }

  private static let methods = [
    Method(
      name: "observeValue(forKeyPath:of:change:context:)",
      contract: "PropertyListener",
      word: "NSKeyValueChangeKey"
    ),
    Method(name: "awakeFromNib()", contract: "InterfaceObject", modifier: "@MainActor"),
  ]

  private let module: SourceModule
  /// Units that are compiled.
  private let kept: Set<Int>

  init(module: SourceModule, kept: Set<Int>) { (self.module, self.kept) = (module, kept) }

  /// Makes the changes in the files' edits; the lines stay the same.
  func apply(to edits: inout [TextEdits]) {
    for unit in module.units where kept.contains(unit.id) {
      guard let (method, function) = overriding(unit), let type = owner(of: unit),
        isFirst(type, with: method)
      else { continue }
      let source = module.sources[unit.file]
      for modifier in function.modifiers where modifier.name.text == "override" {
        if method.modifier.isEmpty {
          edits[unit.file].blank(source.range(modifier))
        } else {
          edits[unit.file].replace(source.range(modifier), with: method.modifier)
        }
      }
      for call in SuperiorCalls(in: function).found {
        edits[unit.file].replace(source.range(call), with: "()")
      }
      let end = module.chain(type).map(\.range.upperBound).max() ?? type.range.upperBound
      edits[type.file].insert(
        "; import UIKit; extension \(type.path): UIKit.\(method.contract) {}",
        at: end
      )
    }
  }

  private func owner(of unit: SourceUnit) -> SourceUnit? {
    module.types[unit.path].map { module.units[$0] }
  }

  private func overriding(_ unit: SourceUnit) -> (Method, FunctionDeclSyntax)? {
    guard unit.modifiers.contains("override"),
      let function = unit.node.as(FunctionDeclSyntax.self)
    else { return nil }
    let name = InheritedWitnesses.fullName(function)
    guard let method = Self.methods.first(where: { $0.name == name }) else { return nil }
    let parameters = function.signature.parameterClause.description
    return method.word.isEmpty || parameters.contains(method.word) ? (method, function) : nil
  }

  /// Whether a class comes from `NSObject`, and no class between them has the method.
  private func isFirst(_ type: SourceUnit, with method: Method) -> Bool {
    var present = type
    var seen: Set<Int> = [type.id]
    while present.node.is(ClassDeclSyntax.self), let base = present.inherited.first {
      guard let above = module.type(base, from: present.path) else { return base == "NSObject" }
      guard seen.insert(above.id).inserted else { return false }
      let members = module.members(of: above)
      if members.contains(where: { overriding($0)?.0.name == method.name }) { return false }
      present = above
    }
    return false
  }
}

/// The calls of the superclass's method in one that overrides it.
private final class SuperiorCalls: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []
  private let name: String

  init(in function: FunctionDeclSyntax) {
    name = function.name.text
    super.init(viewMode: .sourceAccurate)
    walk(function)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.base?.is(SuperExprSyntax.self) == true, called.declName.baseName.text == name
    else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
