// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds a type of the source that can be the delegate that a layout asks for.
struct OwnDelegates {
  let module: SourceModule
  let values: StandInValues

  /// A class that conforms to all protocols, can be made, and answers without the state of its app.
  func type(for protocols: [SourceUnit]) -> SourceUnit? {
    guard !protocols.isEmpty else { return nil }
    return module.units.first { unit in
      unit.node.is(ClassDeclSyntax.self)
        && conforms(unit, toAll: protocols)
        && values.instance(of: unit, 0) != nil
        && answersAlone(unit, protocols)
    }
  }

  /// The members by which a type conforms to protocols.
  func witnesses(of type: SourceUnit, for protocols: [SourceUnit]) -> [SourceUnit] {
    let names = Set(
      protocols.flatMap { module.lineage(of: $0) }.flatMap(\.members)
        .flatMap { module.units[$0].names }
    )
    return module.members(of: type).filter { $0.names.contains(where: names.contains) }
  }

  /// Whether a type conforms to all the given protocols of the module.
  func conforms(_ type: SourceUnit, toAll protocols: [SourceUnit]) -> Bool {
    protocols.allSatisfy { conforms(type, to: $0) }
  }

  private func conforms(_ type: SourceUnit, to wanted: SourceUnit) -> Bool {
    let clauses = [type] + (module.extensions[type.path] ?? []).map { module.units[$0] }
    return clauses.flatMap(\.inherited).contains {
      module.type($0, from: type.path)?.id == wanted.id
    }
  }

  /// Whether the answers use no list that an app fills: such lists are empty here, and an index
  /// would trap.
  private func answersAlone(_ type: SourceUnit, _ protocols: [SourceUnit]) -> Bool {
    guard case .app = TypeFamily.of(type, in: module) else { return true }
    let open = module.members(of: type).filter { $0.isStoredProperty && !$0.isFilledConstant }
    let state = Set(open.flatMap(\.names))
    return witnesses(of: type, for: protocols).allSatisfy { $0.mentions.isDisjoint(with: state) }
  }
}
