// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// The repairs of a module that compiled, for the next save: only what the save changed, and what
/// mentions declarations that it changed, has to be repaired anew.
package struct RepairMemory: Codable, Equatable {
  /// What was done in one unit.
  private struct Unit: Codable, Equatable {
    /// Identifies the unit's text; for types, the text before their members.
    var text: UInt64
    /// Cuts, with ranges relative to the unit.
    var cuts: [Cut] = []
    /// Messages of the compiler, with lines relative to the unit.
    var said: [CompileLog.Remembered] = []
  }

  private var modules: String
  private var imports: Set<String>
  /// The declarations by unit.
  private var declarations: [Declaration]
  private var units: [Int: Unit] = [:]
  private var leftOut: Set<Int> = []
  private var fixedNumbers: Set<Int> = []
  private var allNumbersFixed = false
  private var droppedProtocols: [Int: Set<String>] = [:]
  /// Plans that are not shown, by their names.
  private var lostEntries: [String: String] = [:]
  private var lostPieces: Set<GeneratedCode.Piece> = []
  private var reasons: [Int: String] = [:]
  private var filledTypes: Set<Int> = []
  private var emptiedTypes: Set<Int> = []
  private var missingTypes: Set<String> = []

  /// Remembers the choices with which a module compiled; `nil` for a module that is sliced.
  ///
  /// `modules` identifies the modules that it imports.
  package init?(_ pass: SourcePass, _ choices: PassChoices, _ log: CompileLog, modules: String) {
    let module = pass.module
    guard choices.isWhole, module.sources.allSatisfy({ !$0.tree.hasError }) else { return nil }
    self.modules = modules
    imports = module.imports
    declarations = pass.declarations
    leftOut = choices.leftOut.subtracting(pass.firstChoices.leftOut)
    fixedNumbers = choices.fixedNumbers
    allNumbersFixed = choices.allNumbersFixed
    droppedProtocols = choices.droppedProtocols
    for (index, reason) in choices.lostEntries { lostEntries[pass.wholePlans[index].id] = reason }
    lostPieces = choices.lostPieces
    reasons = choices.reasons
    filledTypes = choices.filledTypes
    emptiedTypes = choices.emptiedTypes
    missingTypes = choices.missingTypes
    for (file, cuts) in choices.cuts.byFile {
      for cut in cuts {
        guard let unit = module.unit(at: cut.range.lowerBound, in: file),
          unit.range.upperBound >= cut.range.upperBound
        else { continue }
        let start = unit.range.lowerBound
        let range = (cut.range.lowerBound - start)..<(cut.range.upperBound - start)
        units[unit.id, default: Self.unit(unit, module)].cuts.append(
          Cut(range: range, text: cut.text)
        )
      }
    }
    for (id, said) in log.remembered {
      units[id, default: Self.unit(module.units[id], module)].said += said
    }
    for id in leftOut.union(fixedNumbers) where units[id] == nil {
      units[id] = Self.unit(module.units[id], module)
    }
  }

  /// The choices for a save, and the messages about them; `nil` when what was missing may be there
  /// now.
  package func choices(
    for pass: SourcePass,
    modules: String
  ) -> (choices: PassChoices, log: CompileLog)? {
    let module = pass.module
    var choices = pass.firstChoices
    guard choices.isWhole, module.sources.allSatisfy({ !$0.tree.hasError }),
      modules == self.modules, imports == module.imports
    else { return nil }
    let change = DeclarationChange(from: declarations, to: pass.declarations)
    guard missingTypes.isDisjoint(with: change.names) else { return nil }
    var log = CompileLog(pass)
    let kept = units.filter { id, memory in
      guard let unit = change.places[id].map({ module.units[$0] }) else { return false }
      return memory.text == Self.unit(unit, module).text
        && unit.mentions.isDisjoint(with: change.names)
    }
    let place = { (id: Int) in change.places[id] }
    choices.leftOut.formUnion(leftOut.filter { kept[$0] != nil }.compactMap(place))
    choices.fixedNumbers = Set(fixedNumbers.filter { kept[$0] != nil }.compactMap(place))
    choices.allNumbersFixed = allNumbersFixed
    choices.filledTypes = Set(filledTypes.compactMap(place))
    choices.emptiedTypes = Set(emptiedTypes.compactMap(place))
    choices.missingTypes = missingTypes
    choices.lostPieces = Set(lostPieces.compactMap { $0.moved(place) })
    for (id, names) in droppedProtocols { place(id).map { choices.droppedProtocols[$0] = names } }
    for (id, reason) in reasons {
      place(id).map { choices.reasons[$0] = choices.reasons[$0] ?? reason }
    }
    for (index, plan) in pass.wholePlans.enumerated() {
      if let reason = lostEntries[plan.id] { choices.lostEntries[index] = reason }
    }
    for (id, memory) in kept.sorted(by: { $0.key < $1.key }) {
      guard let unit = place(id).map({ module.units[$0] }) else { continue }
      for cut in memory.cuts {
        let start = unit.range.lowerBound
        let range = (start + cut.range.lowerBound)..<(start + cut.range.upperBound)
        choices.cuts.add(Cut(range: range, text: cut.text), in: unit.file)
      }
      log.restore(memory.said, of: unit)
    }
    return (choices, log)
  }

  private static func unit(_ unit: SourceUnit, _ module: SourceModule) -> Unit {
    Unit(text: StableHash(head(of: unit, module)).value)
  }

  /// The bytes of a unit; of a type, those before its members.
  private static func head(of unit: SourceUnit, _ module: SourceModule) -> ArraySlice<UInt8> {
    let source = module.sources[unit.file]
    guard let group = unit.node.asProtocol((any DeclGroupSyntax).self) else {
      return source.bytes[unit.range]
    }
    return source.bytes[unit.range.lowerBound..<source.range(group.memberBlock).lowerBound]
  }
}
