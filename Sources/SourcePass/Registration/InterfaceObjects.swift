// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Objects that are no views or controllers, which storyboards and nibs make: those of classes that come from `NSObject`.
///
/// The Objective-C runtime finds their `init()`; here they are registered.
struct InterfaceObjects {
  let module: SourceModule
  let kept: Set<Int>

  /// The classes whose objects can be made without arguments.
  var classes: [SourceUnit] {
    module.units.filter { unit in
      unit.kind == .type && kept.contains(unit.id) && isObject(unit) && isOpen(unit)
        && hasPlainInitialiser(unit)
    }
  }

  private func isObject(_ unit: SourceUnit) -> Bool {
    guard unit.node.is(ClassDeclSyntax.self),
      let base = module.lineage(of: unit).last?.inherited.first.map(module.resolved)
    else { return false }
    return base == "NSObject" && !unit.inherited.contains("UIApplicationDelegate")
  }

  private func isOpen(_ unit: SourceUnit) -> Bool {
    module.chain(unit).allSatisfy {
      $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
        && !$0.modifiers.contains("private")
    }
  }

  private func hasPlainInitialiser(_ type: SourceUnit) -> Bool {
    for unit in module.lineage(of: type) {
      let own = unit.members.map { module.units[$0] }
        .compactMap { $0.node.as(InitializerDeclSyntax.self) }
      guard !own.isEmpty else { continue }
      return own.contains { node in
        node.signature.parameterClause.parameters.isEmpty
          && !node.modifiers.contains { $0.name.text == "private" }
      }
    }
    return true
  }
}
