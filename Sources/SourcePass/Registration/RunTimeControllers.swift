// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// How controllers are made of a class that is known only at run time: `kind.init()` where `kind` is a
/// `UIViewController.Type`.
///
/// On Apple's systems the call finds the class's own `init()`, and otherwise its
/// `init(nibName:bundle:)`, through the Objective-C runtime. Here classes register how they are made.
struct RunTimeControllers {
  private static let nib = "nibName:bundle:"

  let module: SourceModule
  /// Units that are compiled.
  let kept: Set<Int>
  let cuts: Cuts

  /// The classes with the calls that make their objects; empty when no code makes objects in this way.
  var makers: [(type: SourceUnit, call: String)] {
    guard makesAny else { return [] }
    return module.units.compactMap { unit in
      guard unit.kind == .type, kept.contains(unit.id), isController(unit), isPlain(unit),
        let arguments = arguments(of: unit)
      else { return nil }
      return (unit, "\(unit.path)\(arguments)")
    }
  }

  private var makesAny: Bool {
    cuts.byFile.values.joined().contains {
      $0.text?.hasPrefix(WholeRepair.objectAtRunTime) == true
    }
  }

  private func isController(_ unit: SourceUnit) -> Bool {
    guard unit.node.is(ClassDeclSyntax.self),
      let base = module.lineage(of: unit).last?.inherited.first.map(module.resolved)
    else { return false }
    return base.hasPrefix("UI") && base.hasSuffix("Controller")
  }

  private func isPlain(_ unit: SourceUnit) -> Bool {
    module.chain(unit).allSatisfy {
      $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
        && !$0.modifiers.contains("private")
    }
  }

  /// The arguments of the initialiser that the runtime would find; `nil` when a class has neither.
  private func arguments(of type: SourceUnit) -> String? {
    for unit in module.lineage(of: type) {
      let own = unit.members.map { module.units[$0] }
        .compactMap { $0.node.as(InitializerDeclSyntax.self) }
      guard !own.isEmpty else { continue }
      let labels = own.map(Self.labels)
      if labels.contains("") { return "()" }
      if labels.contains(Self.nib) { return "(nibName: nil, bundle: nil)" }
      // One that is made of archives alone inherits nothing else.
      return nil
    }
    return "()"
  }

  private static func labels(of node: InitializerDeclSyntax) -> String {
    node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
  }
}
