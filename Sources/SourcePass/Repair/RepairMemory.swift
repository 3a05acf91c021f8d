// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// The repairs of a module that compiled, for the next save: while its declarations stay the same,
/// only what a save changed has to be repaired anew.
package struct RepairMemory: Codable {
  /// What was done in one unit.
  private struct Unit: Codable {
    /// Identifies the unit's text; for types, the text before their members.
    var text: UInt64
    /// Cuts, with ranges relative to the unit.
    var cuts: [Cut] = []
    /// Messages of the compiler, with lines relative to the unit.
    var said: [CompileLog.Remembered] = []
  }

  private var declarations: UInt64
  private var units: [Int: Unit] = [:]
  private var leftOut: Set<Int> = []
  private var fixedNumbers: Set<Int> = []
  private var allNumbersFixed = false
  private var droppedProtocols: [Int: Set<String>] = [:]
  private var lostEntries: [Int: String] = [:]
  private var lostPieces: Set<GeneratedCode.Piece> = []
  private var reasons: [Int: String] = [:]
  private var filledTypes: Set<Int> = []
  private var emptiedTypes: Set<Int> = []
  private var missingTypes: Set<String> = []

  /// Remembers the choices with which a module compiled; `nil` for a module that is sliced.
  ///
  /// `modules` identifies the modules that it imports.
  package init?(_ pass: SourcePass, _ choices: PassChoices, _ log: CompileLog, modules: String) {
    guard choices.isWhole else { return nil }
    let module = pass.module
    declarations = Self.declarations(of: module, modules)
    leftOut = choices.leftOut
    fixedNumbers = choices.fixedNumbers
    allNumbersFixed = choices.allNumbersFixed
    droppedProtocols = choices.droppedProtocols
    lostEntries = choices.lostEntries
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

  /// The choices for a save with the same declarations, and the messages about them; `nil` when the
  /// declarations changed.
  package func choices(
    for pass: SourcePass,
    modules: String
  ) -> (choices: PassChoices, log: CompileLog)? {
    let module = pass.module
    var choices = pass.firstChoices
    guard choices.isWhole, module.sources.allSatisfy({ !$0.tree.hasError }),
      declarations == Self.declarations(of: module, modules)
    else { return nil }
    var log = CompileLog(pass)
    let changed = Set(
      units.filter { id, unit in unit.text != Self.unit(module.units[id], module).text }.keys
    )
    choices.leftOut.formUnion(leftOut.subtracting(changed))
    choices.fixedNumbers = fixedNumbers.subtracting(changed)
    choices.allNumbersFixed = allNumbersFixed
    choices.droppedProtocols = droppedProtocols
    choices.lostEntries = lostEntries
    choices.lostPieces = lostPieces
    choices.reasons.merge(reasons) { first, _ in first }
    choices.filledTypes = filledTypes
    choices.emptiedTypes = emptiedTypes
    choices.missingTypes = missingTypes
    for (id, memory) in units where !changed.contains(id) {
      let unit = module.units[id]
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

  /// Identifies the declarations of a module without the bodies of its functions and the values of
  /// its properties.
  private static func declarations(of module: SourceModule, _ modules: String) -> UInt64 {
    var hash = StableHash(modules.utf8)
    for source in module.sources { hash.add(source.name.utf8) }
    for unit in module.units {
      hash.add([UInt8(unit.file & 0xff), UInt8(unit.file >> 8 & 0xff)])
      let source = module.sources[unit.file]
      if let function = unit.node.as(FunctionDeclSyntax.self), let body = function.body {
        hash.add(source.bytes[unit.range.lowerBound..<source.range(body).lowerBound])
      } else if let maker = unit.node.as(InitializerDeclSyntax.self), let body = maker.body {
        hash.add(source.bytes[unit.range.lowerBound..<source.range(body).lowerBound])
      } else if let block = computed(unit) {
        hash.add(source.bytes[unit.range.lowerBound..<source.range(block).lowerBound])
      } else {
        hash.add(head(of: unit, module))
      }
    }
    return hash.value
  }

  /// The accessors of a property with a known type.
  private static func computed(_ unit: SourceUnit) -> AccessorBlockSyntax? {
    guard let bindings = unit.node.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
      let binding = bindings.first, binding.typeAnnotation != nil, binding.initializer == nil
    else { return nil }
    return binding.accessorBlock
  }
}

/// A hash that is the same in every process, by FNV-1a.
package struct StableHash {
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  /// The hash of all bytes so far.
  package private(set) var value = start

  /// The hash of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes, and a mark after them.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
    value = (value ^ UInt64(UInt8.max)) &* Self.prime
  }
}
