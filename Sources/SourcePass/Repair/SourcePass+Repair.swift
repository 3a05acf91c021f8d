// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

extension SourcePass {
  /// The choices for the next round after the compiler rejected a result; `nil` when nothing is
  /// left to try.
  ///
  /// First, numbers become literals again. Then, what does not compile is left out, together with
  /// the layouts that contain it.
  package func repaired(
    _ choices: PassChoices,
    after result: PassResult,
    _ messages: [CompilerMessage]
  ) -> PassChoices? {
    var present = choices
    (present.newCuts, present.newTypes) = ([], [])
    var repair = Repair(pass: self, result: result, choices: present)
    let errors = messages.filter { $0.severity == .error }
    if choices.screens == .whole {
      for error in errors { repair.addType(for: error) }
      // Other errors may come of the types that were missing.
      if !repair.choices.newTypes.isEmpty { return repair.choices }
    }
    for message in errors { repair.consider(message) }
    let plans = plans(choices)
    let lost = repair.choices.lostEntries.first {
      choices.lostEntries[$0.key] == nil && plans[$0.key].product != .screen
    }
    let isApp = choices.screens == .whole && plans.contains { $0.kind == .root }
    if let lost, !isApp, let simpler = simplified(choices, after: result, because: lost.value) {
      return simpler
    }
    return repair.choices == present ? nil : repair.choices
  }

  /// A fresh start without the screens, or without the source's own cells, because a layout matters
  /// more; `nil` when neither is there.
  package func simplified(
    _ choices: PassChoices,
    after result: PassResult,
    because reason: String
  ) -> PassChoices? {
    var fresh = PassChoices()
    fresh.beginnings = choices.beginnings + 1
    if choices.screens == .whole { return slicedPlans.isEmpty ? nil : fresh }
    let plans = slicedPlans
    guard plans.contains(where: { $0.product != .screen }), choices.screens != .alone else {
      return nil
    }
    fresh.screens = choices.screens
    if choices.screens == .besideLayouts, plans.contains(where: { $0.product == .screen }) {
      fresh.screens = .off
      lose(where: { $0 == .screen }, because: reason, in: &fresh)
      return fresh
    }
    guard result.asksSources, choices.sourcesOff == nil else { return nil }
    fresh.sourcesOff = reason
    lose(where: { $0 == .screen }, because: reason, in: &fresh)
    return fresh
  }

  /// A fresh start with the screens alone, after no layout compiled; `nil` when there are none.
  package func withScreensAlone(_ choices: PassChoices) -> PassChoices? {
    guard choices.screens == .off else { return nil }
    var fresh = PassChoices()
    fresh.beginnings = choices.beginnings + 1
    fresh.screens = .alone
    for (index, reason) in choices.lostEntries where slicedPlans[index].product != .screen {
      fresh.lostEntries[index] = reason
    }
    return fresh
  }

  private func lose(
    where isLost: (EntryPlan.Product) -> Bool,
    because reason: String,
    in choices: inout PassChoices
  ) {
    for index in slicedPlans.indices where isLost(slicedPlans[index].product) {
      choices.lostEntries[index] = reason
    }
  }
}

/// Turns errors into choices.
struct Repair {
  let pass: SourcePass
  let result: PassResult
  var choices: PassChoices
  /// The types that are run as they are written.
  private let whole: WholeTypes
  /// The units whose numbers became literals in this round, or whose objects of a class that is known at run
  /// time got a type; their other errors may come of the same.
  private var justFixed: Set<Int> = []

  private var module: SourceModule { pass.module }
  private var plans: [EntryPlan] { pass.plans(choices) }

  init(pass: SourcePass, result: PassResult, choices: PassChoices) {
    self.pass = pass
    self.result = result
    self.choices = choices
    whole = WholeTypes(pass.module, pass.plans(choices), choices)
  }

  mutating func consider(_ message: CompilerMessage) {
    switch result.place(of: message) {
    case .elsewhere: break
    case .generated(let piece): if let piece { lose(piece, message.text) }
    case .user(let file, let place):
      let offset = module.sources[file].lines.offset(place)
      guard let unit = module.unit(at: offset, in: file) else {
        choices.allNumbersFixed = true
        return
      }
      if choices.screens == .whole {
        mendWhole(unit, at: offset, message)
      } else if !message.isAboutName, fixNumbers(of: unit) {
        return
      } else {
        leaveOut(unit, at: offset, message.text)
      }
    }
  }

  /// Adds an empty type for a name that nothing declares, in a module that is run as it is written.
  mutating func addType(for message: CompilerMessage) {
    guard case .user(let file, let place) = result.place(of: message),
      let unit = module.unit(at: module.sources[file].lines.offset(place), in: file)
    else { return }
    let offset = module.sources[file].lines.offset(place)
    var whole = WholeRepair(module: module, choices: choices)
    if whole.addType(for: message.text, unit, at: offset) { choices = whole.choices }
  }

  /// Changes as little as possible of a module that is run as it is written.
  private mutating func mendWhole(_ unit: SourceUnit, at offset: Int, _ message: CompilerMessage) {
    var whole = WholeRepair(module: module, choices: choices)
    if !message.isSure, fixNumbers(of: unit) { return }
    // A value whose number has just become a literal had no type, and neither had its uses.
    if message.mayFollow, isJustFixed(unit) { return }
    if dropProtocol(unit, at: offset, message.text) {
      return
    } else if whole.mend(unit, at: offset, message.text) {
      choices = whole.choices
      if message.isAboutMetatype { justFixed.insert(unit.id) }
    } else {
      lose(unit, message.text)
    }
  }

  /// Makes the numbers of a unit literals again.
  ///
  /// - Returns: Whether that may mend its errors: it happens in this round.
  private mutating func fixNumbers(of unit: SourceUnit) -> Bool {
    if isJustFixed(unit) { return true }
    guard hasNumbers(unit, in: unit.file) else { return false }
    choices.fixedNumbers.insert(unit.id)
    justFixed.insert(unit.id)
    return true
  }

  /// Whether numbers of a unit become literals in this round.
  private func isJustFixed(_ unit: SourceUnit) -> Bool {
    module.chain(unit).contains { justFixed.contains($0.id) }
  }

  /// Whether numbers of a unit were replaced.
  ///
  /// They may be the reason that it does not compile.
  private func hasNumbers(_ unit: SourceUnit, in file: Int) -> Bool {
    guard !choices.allNumbersFixed,
      module.chain(unit).allSatisfy({ !choices.fixedNumbers.contains($0.id) })
    else { return false }
    let name = module.sources[file].name
    return result.constants.contains { $0.file == name && unit.range.contains($0.offset) }
  }

  private mutating func lose(_ piece: GeneratedCode.Piece, _ reason: String) {
    switch piece {
    case .entry(let index): choices.lostEntries[index] = reason
    case .property, .protocolDefaults, .sourceStep, .missingType, .wiring:
      choices.lostPieces.insert(piece)
    case .source(let id):
      choices.lostPieces.insert(piece)
      choices.reasons[id] = choices.reasons[id] ?? reason
      for index in plans.indices where plans[index].kind == .screen && plans[index].unit.id == id {
        choices.lostEntries[index] = reason
      }
    case .delegate(let id):
      if !choices.lostPieces.insert(piece).inserted { lose(module.units[id], reason) }
    case .table: break
    }
  }

  private mutating func leaveOut(_ unit: SourceUnit, at offset: Int, _ reason: String) {
    let chain = module.chain(unit)
    if dropProtocol(unit, at: offset, reason) { return }
    let owners = chain.compactMap { module.types[$0.path].map { module.units[$0] } }
    for owner in owners {
      guard case .layout = TypeFamily.of(owner, in: module) else { continue }
      lose(owner, reason)
      return
    }
    if !owners.isEmpty, !isEntry(unit), blankStatement(of: unit, at: offset) { return }
    if let screen = owners.first(where: { isWhole($0) }), blank(unit, of: screen, at: offset) {
      return
    }
    lose(unit, reason)
  }

  private func isWhole(_ type: SourceUnit) -> Bool { whole.kept.contains(type.id) }

  /// Leaves out as little as possible of a type that is run as it is written.
  private mutating func blank(_ unit: SourceUnit, of type: SourceUnit, at offset: Int) -> Bool {
    let source = module.sources[unit.file]
    let finder = StatementFinder(source, in: unit.node, at: offset)
    if let item = finder.found ?? finder.other {
      choices.blankedStatements[unit.file, default: []].insert(source.range(item))
      return true
    }
    guard unit.kind == .initializer || unit.id == type.id,
      case .app = TypeFamily.of(type, in: module)
    else { return false }
    // Without initialisers, the properties get stand-ins.
    return choices.emptiedTypes.insert(type.id).inserted
  }

  private func isEntry(_ unit: SourceUnit) -> Bool {
    plans.contains { $0.unit.id == unit.id }
  }

  /// Leaves one statement out of a view's or controller's body, because the layout does not need
  /// it.
  private mutating func blankStatement(of unit: SourceUnit, at offset: Int) -> Bool {
    let isProcedure =
      unit.kind == .initializer || returnsNothing(unit)
      || isInObserver(unit, at: offset)
    guard isProcedure,
      let item = StatementFinder(module.sources[unit.file], in: unit.node, at: offset).found
    else { return false }
    let range = module.sources[unit.file].range(item)
    // The compiler may say several things about one statement.
    choices.blankedStatements[unit.file, default: []].insert(range)
    return true
  }

  /// Whether a place is in a `willSet` or `didSet`.
  private func isInObserver(_ unit: SourceUnit, at offset: Int) -> Bool {
    let source = module.sources[unit.file]
    return unit.node.as(VariableDeclSyntax.self)?.bindings.contains { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.contains { accessor in
        ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
          && source.range(accessor).contains(offset)
      }
    } ?? false
  }

  private func returnsNothing(_ unit: SourceUnit) -> Bool {
    guard let function = unit.node.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause == nil
  }

  /// Leaves a unit out, and the entries that it contains.
  private mutating func lose(_ unit: SourceUnit, _ reason: String) {
    choices.leftOut.insert(unit.id)
    choices.reasons[unit.id] = choices.reasons[unit.id] ?? reason
    for extended in module.extensions[unit.path] ?? [] where unit.kind == .type {
      choices.leftOut.insert(extended)
    }
    for (index, plan) in plans.enumerated()
    where module.chain(plan.unit).contains(where: { $0.id == unit.id }) {
      choices.lostEntries[index] = choices.lostEntries[index] ?? reason
    }
  }

  /// Removes a protocol that the type cannot conform to here.
  private mutating func dropProtocol(_ unit: SourceUnit, at offset: Int, _ text: String) -> Bool {
    guard unit.kind == .type || unit.kind == .extension else { return false }
    let places = [unit] + (module.extensions[unit.path] ?? []).map { module.units[$0] }
    if let name = text.firstMatch(of: /does not conform to protocol '([^']+)'/)?.1 {
      let wanted = TypeName(named: String(name)).base
      for place in places where place.inherited.contains(wanted) {
        return choices.droppedProtocols[place.id, default: []].insert(wanted).inserted
      }
      return false
    }
    guard let clause = unit.node.inheritanceClause else { return false }
    if let name = text.firstMatch(of: /^inheritance from non-protocol type '([^']+)'/)?.1 {
      let wanted = TypeName(named: String(name)).base
      guard unit.inherited.contains(wanted) else { return false }
      return choices.droppedProtocols[unit.id, default: []].insert(wanted).inserted
    }
    let source = module.sources[unit.file]
    for (index, type) in clause.inheritedTypes.enumerated()
    where source.range(type).contains(offset) {
      if case .layout = TypeFamily.of(unit, in: module), index == 0 { return false }
      let name = TypeName(type.type).base
      return choices.droppedProtocols[unit.id, default: []].insert(name).inserted
    }
    return false
  }
}
