// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// How storyboards of an app reach the classes of modules that it imports and that are compiled on their own.
///
/// Such a module has one function, under a name that the app's code knows, which registers them. Modules in place of
/// which there is a stand-in have none: what is generated must not keep one of them from compiling.
enum ModuleWiring {
  /// Whether a module has the function.
  static func isWired(_ name: String) -> Bool {
    !name.isEmpty && !GivenModules.standIns.contains(name)
  }

  private static func symbol(_ name: String) -> String { "tessera_wire_\(name)" }

  /// Declares the functions of the modules that an app imports.
  ///
  /// - Returns: The statements that call them.
  static func calls(in app: SourceModule, to code: inout [GeneratedCode]) -> String {
    var calls = ""
    for name in app.compiled.sorted() where isWired(name) {
      let function = "tesseraWireModule_\(name)"
      code[app.sources.count - 1].add(
        "@_silgen_name(\(symbol(name).quoted)) func \(function)()\n",
        for: .table
      )
      calls += "\(function)()\n"
    }
    return calls
  }

  /// The function of a module that an app imports, which executes statements; empty for a module without it.
  static func function(of module: SourceModule, _ calls: String) -> String {
    guard isWired(module.name) else { return "" }
    let body = calls.isEmpty ? "" : "MainActor.assumeIsolated {\n\(calls)}\n"
    return
      "@_silgen_name(\(symbol(module.name).quoted)) public func tesseraWireModule() {\n\(body)}\n"
  }

  /// The classes of such a module that a storyboard can name.
  static func classes(of module: SourceModule) -> [SourceUnit] {
    guard module.imports.contains("UIKit") else { return [] }
    return module.units.filter { unit in
      unit.kind == .type && unit.node.is(ClassDeclSyntax.self) && !unit.inherited.isEmpty
        && module.chain(unit).allSatisfy { isPlain($0) }
    }
  }

  /// Whether generated code after the file's last line can name a type.
  private static func isPlain(_ unit: SourceUnit) -> Bool {
    unit.modifiers.isDisjoint(with: ["private", "fileprivate"])
      && unit.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
  }
}
