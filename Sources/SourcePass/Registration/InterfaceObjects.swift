// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Objects that are no views or controllers, which storyboards and nibs make: those of classes that come from `NSObject`,
/// bars' buttons, gestures, constraints, and segues.
///
/// The Objective-C runtime finds their `init()`; here they are registered.
struct InterfaceObjects {
  let module: SourceModule
  let kept: Set<Int>

  /// The classes whose objects can be made without arguments.
  var classes: [SourceUnit] {
    module.units.filter { unit in
      unit.kind == .type && kept.contains(unit.id) && isObject(unit) && isOpen(unit)
        && hasInitialiser(unit, [])
    }
  }

  /// An app's own classes of segues, which are made as UIKit makes its own.
  var segues: [SourceUnit] {
    module.units.filter { unit in
      unit.kind == .type && kept.contains(unit.id) && base(of: unit) == "UIStoryboardSegue"
        && isOpen(unit) && hasInitialiser(unit, ["identifier", "source", "destination"])
    }
  }

  /// The class from which a class of the module comes in the end; `nil` for other types.
  private func base(of unit: SourceUnit) -> String? {
    guard unit.node.is(ClassDeclSyntax.self) else { return nil }
    return module.lineage(of: unit).last?.inherited.first.map(module.resolved)
  }

  private func isObject(_ unit: SourceUnit) -> Bool {
    guard let base = base(of: unit) else { return false }
    if base == "NSObject" { return !unit.inherited.contains("UIApplicationDelegate") }
    return base == "UIBarButtonItem" || base == "NSLayoutConstraint"
      || base.hasPrefix("UI") && base.hasSuffix("GestureRecognizer")
  }

  private func isOpen(_ unit: SourceUnit) -> Bool {
    module.chain(unit).allSatisfy {
      $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
        && !$0.modifiers.contains("private")
    }
  }

  /// Whether a class has, or inherits, an initialiser with such labels.
  private func hasInitialiser(_ type: SourceUnit, _ labels: [String]) -> Bool {
    for unit in module.lineage(of: type) {
      let own = unit.members.map { module.units[$0] }
        .compactMap { $0.node.as(InitializerDeclSyntax.self) }
      guard !own.isEmpty else { continue }
      return own.contains { node in
        node.signature.parameterClause.parameters.map(\.firstName.text) == labels
          && !node.modifiers.contains { $0.name.text == "private" }
      }
    }
    return true
  }
}
