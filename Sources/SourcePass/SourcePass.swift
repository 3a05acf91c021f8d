// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Rewrites layout files for iOS as a module that compiles here and registers its layouts.
///
/// It turns text into text and reads or writes no files.
package struct SourcePass {
  /// The module.
  package let module: SourceModule
  /// What can be shown of a module that is sliced.
  var slicedPlans: [EntryPlan] { sliced.value }
  private let sliced: Lazy<[EntryPlan]>
  /// What can be shown of a module that is run as it is written.
  let wholePlans: [EntryPlan]
  let numbers: [[ConstantFinder.Number]]
  /// The indices of the numbers in the library's table.
  let numberIndices: [[Int]]
  /// The indices for the next save.
  package let numbering: Numbering
  /// What the module's declarations see of each other, by unit.
  package let declarations: [Declaration]

  /// Reads a module and finds what it can show.
  ///
  /// With the numbering of the last save, numbers of declarations that did not change keep their
  /// indices.
  package init(_ module: SourceModule, after known: Numbering? = nil) {
    self.module = module
    declarations = Declaration.all(in: module)
    let finder = EntryFinder(module: module)
    let layouts = finder.plans()
    // Few modules are sliced.
    sliced = Lazy { finder.plansWithScreens(layouts) }
    wholePlans = finder.plansOfWhole(layouts)
    let placed = module.sources.indices.map { Self.numbers(of: $0, in: module) }
    numbers = placed.map { $0.map(\.number) }
    let given = Numbering.numbering(placed.joined().map(\.key), after: known)
    numbering = given.numbering
    var rest = given.indices[...]
    numberIndices = placed.map { numbers in
      defer { rest = rest.dropFirst(numbers.count) }
      return Array(rest.prefix(numbers.count))
    }
  }

  private static func numbers(of file: Int, in module: SourceModule) -> [FileFacts.PlacedNumber] {
    let source = module.sources[file]
    return source.facts.numbers {
      let declarations = Declaration.of(file, in: module)
      let start = module.unitsOfFiles[file].lowerBound
      return ConstantFinder(source).numbers.map { number in
        let unit = module.unit(at: number.range.lowerBound, in: file)
        let key = unit.map { declarations[$0.id - start].key } ?? source.name
        return FileFacts.PlacedNumber(number: number, key: key)
      }
    }
  }

  /// Whether there is anything to show.
  package var hasEntries: Bool { !wholePlans.isEmpty }

  /// What can be shown.
  func plans(_ choices: PassChoices) -> [EntryPlan] {
    if choices.isLibrary { return [] }
    return choices.isWhole ? wholePlans : slicedPlans
  }

  /// The rewritten module.
  package func result(_ choices: PassChoices = PassChoices()) -> PassResult {
    let plans = plans(choices)
    let whole = WholeTypes(module, plans, choices)
    let values = StandInValues(module: module, whole: whole.kept)
    let slicer =
      choices.isWhole
      ? Slicer(everythingOf: module, leftOut: choices.leftOut.union(whole.lostInitialisers))
      : Slicer(
        module,
        roots: roots(choices, values) + whole.roots,
        leftOut: choices.leftOut,
        whole: whole.kept
      )
    var edits = module.sources.map { TextEdits($0.bytes) }
    let notes = spell(&edits)
    let sources = choices.isWhole ? [] : Set(sourceRoots(choices, values)).union(whole.roots)
    blank(besides: slicer, choices, keepingPromisesOf: sources, in: &edits)
    for (file, ranges) in choices.blankedStatements {
      for range in ranges { edits[file].blank(range) }
    }
    apply(choices.cuts, to: &edits)
    let constants = writeConstants(choices, slicer.kept, to: &edits)
    bindProtocols(slicer.kept, values, in: &edits)
    let filled = choices.isWhole ? whole.emptied.union(choices.filledTypes) : []
    giveInitialValues(slicer, values, filled, in: &edits)
    adapt(slicer.kept, in: &edits)
    let writer = RegistrationWriter(
      module: module,
      plans: plans,
      choices: choices,
      kept: slicer.kept,
      values: values,
      emptied: whole.emptied,
      namingLibrary: Set(edits.indices.filter { edits[$0].inserts("LayoutLibrary.") })
    )
    let output = writer.output()
    return PassResult(
      module: module,
      edits: edits,
      output: output,
      kept: slicer.kept,
      constants: constants.list,
      fingerprint: fingerprint(constants.fixed),
      notes: notes + output.notes + notesOnWhole(choices)
    )
  }

  /// Rewrites spellings that only Apple's systems know.
  ///
  /// - Returns: Notes for people about them.
  private func spell(_ edits: inout [TextEdits]) -> [(file: Int, note: PassNote)] {
    var notes: [(file: Int, note: PassNote)] = []
    for file in module.sources.indices {
      let rewriter = SpellingRewriter(
        module.sources[file],
        edits: edits[file],
        selectors: SelectorCalls(module: module)
      )
      edits[file] = OlderNames(module.sources[file], in: module, edits: rewriter.edits).edits
      blankStart(of: file, in: &edits)
      // A module that several files import is told once.
      notes += MissingResources(module.sources[file], in: module).notes.map { (file, $0) }
      notes += rewriter.notes.filter { note in
        !["module-stood-in", "module-compiled"].contains(note.code)
          || !notes.contains { $0.note.message == note.message }
      }.map { (file, $0) }
    }
    return notes
  }

  /// Rewrites declarations that need the Objective-C runtime.
  private func adapt(_ kept: Set<Int>, in edits: inout [TextEdits]) {
    uncover(kept, in: &edits)
    EngineInitialisers(module: module, kept: kept).apply(to: &edits)
    CellOutlets(module: module, kept: kept).apply(to: &edits)
    GenericViews(module: module, kept: kept).apply(to: &edits)
    ObjectMethods(module: module, kept: kept).apply(to: &edits)
    let witnesses = InheritedWitnesses(module: module, kept: kept)
    witnesses.apply(to: &edits)
    Hoister(module: module, kept: kept, overrides: witnesses.overrides).apply(to: &edits)
  }

  /// Notes on types that are left out before the compiler sees them.
  private func notesOnWhole(_ choices: PassChoices) -> [(file: Int, note: PassNote)] {
    choices.apart.sorted { $0.key < $1.key }.map { id, message in
      let unit = module.units[id]
      return (
        unit.file, PassNote(code: "left-out", message: message, offset: unit.range.lowerBound)
      )
    }
  }

  private func roots(_ choices: PassChoices, _ values: StandInValues) -> [Int] {
    let own = OwnDelegates(module: module, values: values)
    return slicedPlans.enumerated().filter { choices.lostEntries[$0.offset] == nil }.flatMap {
      _,
      plan in
      guard plan.kind == .layoutClass else { return plan.product == .screen ? [] : [plan.unit.id] }
      let protocols = DelegateNeeds(of: plan.unit, in: module).protocols
      guard let type = own.type(for: protocols) else { return [plan.unit.id] }
      return [plan.unit.id, type.id] + own.witnesses(of: type, for: protocols).map(\.id)
    } + sourceRoots(choices, values)
  }

  /// The units that types need to show their own cells.
  private func sourceRoots(_ choices: PassChoices, _ values: StandInValues) -> [Int] {
    let sources = OwnSources(module: module, values: values, choices: choices)
    let shown = slicedPlans.indices.filter { choices.lostEntries[$0] == nil }
      .map { slicedPlans[$0] }
      .filter { $0.product != .screen }
    let types = shown.compactMap { sources.type(for: $0) }
    let answers = Set(types.map(\.id)).sorted().flatMap {
      [$0] + sources.answers(of: module.units[$0])
    }
    return answers + delegateRoots(shown, sources, OwnDelegates(module: module, values: values))
  }

  /// The units by which types that show cells answer layouts, through protocols of the source.
  private func delegateRoots(
    _ shown: [EntryPlan],
    _ sources: OwnSources,
    _ own: OwnDelegates
  ) -> [Int] {
    shown.filter { $0.kind == .layoutClass }.flatMap { plan -> [Int] in
      let protocols = DelegateNeeds(of: plan.unit, in: module).protocols
      guard !protocols.isEmpty, let type = sources.type(for: plan),
        own.conforms(type, toAll: protocols)
      else { return [] }
      return own.witnesses(of: type, for: protocols).map(\.id)
    }
  }

  /// Blanks units that are not needed, and protocols that a type can no longer conform to.
  private func blank(
    besides slicer: Slicer,
    _ choices: PassChoices,
    keepingPromisesOf sources: Set<Int>,
    in edits: inout [TextEdits]
  ) {
    for unit in module.units where unit.kind != .import {
      guard slicer.kept.contains(unit.id) else {
        edits[unit.file].blank(unit.range)
        continue
      }
      let dropped = choices.droppedProtocols[unit.id] ?? []
      let isPartial = slicer.isPartial(unit)
      guard isPartial || !dropped.isEmpty, let clause = unit.node.inheritanceClause else {
        continue
      }
      let isSource = module.types[unit.path].map(sources.contains) ?? false
      Inheritance(clause, of: unit, in: module).drop(
        where: { name, isSuperclass in
          if isSource, OwnSources.promises.contains(name) { return dropped.contains(name) }
          return dropped.contains(name) || isPartial && !isSuperclass && module.type(name) == nil
        },
        in: &edits[unit.file]
      )
    }
  }

  private func bindProtocols(
    _ kept: Set<Int>,
    _ values: StandInValues,
    in edits: inout [TextEdits]
  ) {
    let requirements = OptionalRequirements(module: module, values: values)
    for unit in module.units where kept.contains(unit.id) {
      requirements.bindToClasses(unit, in: &edits[unit.file])
    }
  }

  private func apply(_ cuts: Cuts, to edits: inout [TextEdits]) {
    for (file, cuts) in cuts.byFile {
      for cut in cuts {
        guard let text = cut.text else {
          edits[file].blank(cut.range)
          continue
        }
        edits[file].replace(cut.range, with: text)
      }
    }
  }

  /// Gives values to the stored properties of controllers, because their initialisers are left out,
  /// and of the types of `filled`, whose initialisers no longer set all of them.
  private func giveInitialValues(
    _ slicer: Slicer,
    _ values: StandInValues,
    _ filled: Set<Int>,
    in edits: inout [TextEdits]
  ) {
    let initial = InitialValues(module: module, values: values)
    for unit in module.units where slicer.kept.contains(unit.id) {
      guard let parent = unit.parent else { continue }
      let isFilled = module.types[module.units[parent].path].map(filled.contains) == true
      guard isFilled || slicer.isPartial(module.units[parent]) else { continue }
      let given = initial.values(for: unit, always: isFilled)
      for value in given { edits[unit.file].insert(" = \(value.text)", at: value.offset) }
      // An initialiser may still set the property.
      if isFilled, !given.isEmpty, let node = unit.node.as(VariableDeclSyntax.self) {
        edits[unit.file].replace(
          module.sources[unit.file].range(node.bindingSpecifier),
          with: "var"
        )
      }
    }
  }

  /// Makes nested private types visible to generated code.
  private func uncover(_ kept: Set<Int>, in edits: inout [TextEdits]) {
    for unit in module.units where kept.contains(unit.id) && unit.isStoredProperty {
      uncoverSetter(of: unit, in: &edits)
    }
    for unit in module.units where unit.kind == .type && unit.parent != nil {
      guard kept.contains(unit.id), unit.node.is(ProtocolDeclSyntax.self) == false else { continue }
      for modifier in unit.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      where modifier.name.text == "private" && modifier.detail == nil {
        edits[unit.file].blank(module.sources[unit.file].range(modifier))
      }
    }
  }

  /// Makes the lists of an app's model writable for generated code.
  private func uncoverSetter(of unit: SourceUnit, in edits: inout [TextEdits]) {
    guard let node = unit.node.as(VariableDeclSyntax.self), let parent = unit.parent,
      let type = module.types[module.units[parent].path].map({ module.units[$0] })
    else { return }
    if case .layout = TypeFamily.of(type, in: module) { return }
    for modifier in node.modifiers where modifier.detail?.detail.text == "set" {
      edits[unit.file].blank(module.sources[unit.file].range(modifier))
    }
  }

  /// Blanks what may stand only at the start of a file, because a line is added before it.
  private func blankStart(of file: Int, in edits: inout [TextEdits]) {
    let source = module.sources[file]
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    if source.bytes.starts(with: mark) { edits[file].blank(0..<mark.count) }
    if let shebang = source.tree.shebang { edits[file].blank(source.range(shebang)) }
  }
}
