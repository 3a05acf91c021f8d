// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Values for the stored properties of controllers, because their initialisers are left out.
struct InitialValues {
  /// A value, and the place where it is written.
  struct Value {
    let name: String
    let text: String
    /// Offset in the file, just after the property's type.
    let offset: Int
  }

  let module: SourceModule
  let values: StandInValues

  /// The values that a property needs.
  ///
  /// Diffable data sources get one even where `nil` would do. With `always`, a property without a stand-in gets
  /// a value that is found while the code runs.
  func values(for unit: SourceUnit, always: Bool = false) -> [Value] {
    guard unit.isStoredProperty, let node = unit.node.as(VariableDeclSyntax.self) else { return [] }
    let source = module.sources[unit.file]
    return zip(unit.names, node.bindings).compactMap { name, binding in
      guard binding.initializer == nil, binding.isStored, let type = binding.typeAnnotation?.type,
        unit.needsInitialValue || values.isDataSource(type) && !always,
        let value = values.value(of: TypeName.core(type), name: name, from: unit.path)
          ?? (always ? "LayoutLibrary.Missing.value(\("\(unit.path).\(name)".quoted))" : nil)
      else { return nil }
      return Value(name: name, text: value, offset: source.range(type).upperBound)
    }
  }

  /// Notes for people about the values that a controller's properties got.
  func notes(for type: SourceUnit, kept: Set<Int>) -> [String] {
    type.members.filter(kept.contains).flatMap { values(for: module.units[$0]) }
      .map { "`\($0.name)` is `\(StandInValues.readable($0.text))`." }
  }
}
