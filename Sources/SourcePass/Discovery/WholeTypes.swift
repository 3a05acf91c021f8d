// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// The types that are compiled as they are written, because screens run their code.
struct WholeTypes {
  /// Screens, and the controllers that they name.
  let kept: Set<Int>
  /// Screens whose initialisers are left out; their properties get stand-ins.
  let emptied: Set<Int>
  /// The units that screens need.
  let roots: [Int]
  /// The initialisers that are left out.
  private(set) var lostInitialisers: Set<Int> = []

  /// Decides for the screens among `plans` that are still shown.
  init(_ module: SourceModule, _ plans: [EntryPlan], _ choices: PassChoices) {
    let screens = plans.indices.filter {
      plans[$0].kind == .screen && choices.lostEntries[$0] == nil
    }.map { plans[$0].unit }
    if choices.screens == .whole {
      emptied = choices.emptiedTypes
      kept = Set(module.units.filter { $0.kind == .type }.map(\.id)).subtracting(emptied)
      roots = []
      lostInitialisers = Set(
        emptied.flatMap { module.members(of: module.units[$0]) }
          .filter { $0.kind == .initializer }.map(\.id)
      )
      return
    }
    guard !screens.isEmpty else {
      (kept, emptied, roots) = ([], [], [])
      return
    }
    let layouts = plans.filter { $0.product != .screen }
    let controllers = ScreenFinder(module: module, layouts: layouts).controllers
    let all = Set((screens + controllers).flatMap { module.lineage(of: $0) }.map(\.id))
    let values = StandInValues(module: module, whole: all.subtracting(choices.emptiedTypes))
    let isApp = { (unit: SourceUnit) in
      if case .app = TypeFamily.of(unit, in: module) { return true }
      return false
    }
    emptied = choices.emptiedTypes.union(
      screens.filter { isApp($0) && values.instance(of: $0, 0) == nil }.map(\.id)
    )
    kept = all.subtracting(emptied)
    let left = emptied
    roots = screens.flatMap { module.lineage(of: $0) }.flatMap { type in
      [type.id]
        + module.members(of: type).filter {
          $0.kind != .initializer || !left.contains(type.id)
        }.map(\.id)
    }
  }
}
