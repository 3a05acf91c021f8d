// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Writes the code that registers a module's entries, each at the end of its own file.
struct RegistrationWriter {
  /// What was written.
  struct Output {
    /// The code, by file.
    var code: [GeneratedCode]
    var entries: [CompileReport.Entry] = []
    /// Indices of the registered plans among all plans.
    var registered: [Int] = []
    var notes: [(file: Int, note: PassNote)] = []
    /// Units of the types that show their own cells.
    var sources: Set<Int> = []
  }

  let module: SourceModule
  let plans: [EntryPlan]
  let choices: PassChoices
  let kept: Set<Int>
  let values: StandInValues
  /// Screens without their initialisers.
  var emptied: Set<Int> = []
  /// The files whose rewritten text names the library.
  var namingLibrary: Set<Int> = []

  /// Writes everything.
  func output() -> Output {
    var output = Output(code: module.sources.map { _ in GeneratedCode() })
    for unit in module.units where kept.contains(unit.id) && unit.node.is(ProtocolDeclSyntax.self) {
      writeProtocol(unit, to: &output)
    }
    if choices.isLibrary {
      writeMissingTypes(to: &output)
      writeFront(to: &output)
      return output
    }
    var delegateNotes: [Int: [String]] = [:]
    for unit in layoutClasses() {
      delegateNotes[unit.id] = writeSetUp(unit, to: &output)
    }
    for (index, plan) in plans.enumerated() where choices.lostEntries[index] == nil {
      guard kept.contains(plan.unit.id) else { continue }
      writeEntry(index, plan, delegateNotes, to: &output)
    }
    for id in output.sources.sorted() { writeSource(module.units[id], to: &output) }
    for unit in module.units where values.demand.units.contains(unit.id) {
      if case .success(let code) = values.demand.code(unit, values) {
        output.code[unit.file].add(code, for: .delegate(unit.id))
      }
    }
    writeMissingTypes(to: &output)
    writeTables(to: &output)
    return output
  }

  private func writeMissingTypes(to output: inout Output) {
    for (name, code) in missingTypes {
      output.code[module.sources.count - 1].add(code, for: .missingType(name))
    }
  }

  private var missingTypes: [(name: String, code: String)] {
    MissingTypes(module: module, names: choices.missingTypes).declarations()
      .filter { !choices.lostPieces.contains(.missingType($0.name)) }
  }

  /// Calls that register how objects of stand-ins for classes are made; generic ones have none.
  private var missingClasses: String {
    missingTypes.filter { $0.code.hasPrefix("open class \($0.name):") }.map { name, code in
      let isCollectionView = code.hasPrefix("open class \(name): UICollectionView {")
      return isCollectionView ? "" : "LayoutLibrary.Missing.add(\(name).self) { \(name)() }\n"
    }.joined()
  }

  private func layoutClasses() -> [SourceUnit] {
    module.units.filter { unit in
      guard unit.kind == .type, kept.contains(unit.id),
        case .layout = TypeFamily.of(unit, in: module)
      else { return false }
      return unit.node.as(ClassDeclSyntax.self)?.genericParameterClause == nil
    }
  }

  private func writeProtocol(_ unit: SourceUnit, to output: inout Output) {
    guard let written = OptionalRequirements(module: module, values: values).code(for: unit) else {
      return
    }
    output.code[unit.file].add(written.code, for: .protocolDefaults(unit.id))
    output.notes += written.notes.map { (unit.file, $0) }
  }

  private func writeEntry(
    _ index: Int,
    _ plan: EntryPlan,
    _ delegateNotes: [Int: [String]],
    to output: inout Output
  ) {
    let recipe: EntryMaker.Recipe
    switch EntryMaker(module: module, values: values).recipe(for: plan) {
    case .success(let made): recipe = made
    case .failure(let failure):
      // The root of an app shows what its parts make.
      let note = PassNote(
        severity: plans.contains { $0.kind == .root } ? .note : .warning,
        code: "no-preview",
        message: "\(plan.id) is not shown: \(failure.reason).",
        offset: plan.unit.range.lowerBound
      )
      output.notes.append((plan.unit.file, note))
      return
    }
    if plan.kind == .screen { return writeScreen(index, plan, recipe, to: &output) }
    if plan.kind == .root { return writeRoot(index, plan, recipe, to: &output) }
    let classes = classes(of: plan)
    let setUps = classes.map { unit in
      "if let own = (layout as UICollectionViewLayout) as? \(unit.path) { "
        + "\(unit.path).tesseraSetUp\(unit.tag)(own, instance, data) }\n"
    }
    let body =
      "LayoutLibrary.StandIn.data = data\nvar instanceOwner: AnyObject? = nil\n" + recipe.code
      + "let instance = LayoutLibrary.LayoutInstance(layout)\n"
      + "if let instanceOwner { instance.companions.append(instanceOwner) }\n"
      + setUps.joined()
    let (sourceType, sourceNote) = self.source(of: plan)
    let name = "tesseraEntry\(index)"
    let head =
      "func \(name)(_ data: any LayoutLibrary.PreviewData) -> LayoutLibrary.LayoutInstance {\n"
    let owner = plan.unit.path
    let code =
      owner.isEmpty
      ? "@MainActor fileprivate \(head)\(body)"
      : "extension \(owner) {\n@MainActor fileprivate static \(head)\(body)"
    output.code[plan.unit.file].add(code, for: .entry(index))
    if let sourceType {
      output.sources.insert(sourceType.id)
      output.code[plan.unit.file].add(sourceCall(sourceType, plan), for: .source(sourceType.id))
    }
    let end = owner.isEmpty ? "return instance\n}\n" : "return instance\n}\n}\n"
    output.code[plan.unit.file].add(end, for: .entry(index))
    let notes =
      recipe.notes + ownerNotes(plan) + sourceNote
      + classes.flatMap { delegateNotes[$0.id] ?? [] }
    report(index, plan, notes, to: &output)
  }

  /// Adds a written entry to the report.
  func report(_ index: Int, _ plan: EntryPlan, _ notes: [String], to output: inout Output) {
    let source = module.sources[plan.unit.file]
    let place = source.lines.place(namePosition(plan.unit, in: source))
    output.registered.append(index)
    output.entries.append(
      CompileReport.Entry(
        id: plan.id,
        kind: plan.kind,
        file: source.name,
        line: place.line,
        column: place.column,
        notes: notes
      )
    )
  }

  private func ownerNotes(_ plan: EntryPlan) -> [String] {
    guard plan.kind != .layoutClass, let type = module.types[plan.unit.path],
      !values.whole.contains(type),
      case .app = TypeFamily.of(module.units[type], in: module)
    else { return [] }
    let initial = InitialValues(module: module, values: values)
    return initial.notes(for: module.units[type], kept: kept)
  }

  private func namePosition(_ unit: SourceUnit, in source: ParsedSource) -> Int {
    if let named = unit.node.asProtocol((any NamedDeclSyntax).self) {
      return source.range(named.name).lowerBound
    }
    let binding = unit.node.as(VariableDeclSyntax.self)?.bindings.first
    return binding.map { source.range($0).lowerBound } ?? unit.range.lowerBound
  }

  /// The layout classes of the source to which an entry's layout may belong.
  private func classes(of plan: EntryPlan) -> [SourceUnit] {
    if plan.kind == .layoutClass { return [plan.unit] }
    return layoutClasses().filter { unit in
      if case .layout(unit.path) = plan.product { return true }
      return unit.names.contains { plan.unit.mentions.contains($0) }
    }
  }

  private func writeTables(to output: inout Output) {
    var calls = ""
    for file in module.sources.indices {
      let lines = output.registered.filter { plans[$0].unit.file == file }.map { index in
        if plans[index].kind == .root { return rootCall(index) }
        let owner = plans[index].unit.path
        let function = (owner.isEmpty ? "" : owner + ".") + "tesseraEntry\(index)"
        let more = plans[index].kind == .screen ? ", isScreen: true" : ""
        let id = plans[index].id.filter { $0 != "\"" && $0 != "\\" }
        return "LayoutLibrary.LayoutRegistry.shared.add(\"\(id)\"\(more)) { \(function)($0) }\n"
      }
      let body = "@MainActor func tesseraRegister\(file)() {\n\(lines.joined())}\n"
      output.code[file].add("import LayoutLibrary\nimport UIKit\n" + body, for: .table)
      calls += "tesseraRegister\(file)()\n"
    }
    calls = writeMakers(to: &output) + missingClasses + calls
    let wiring = InterfaceWriter(module: module, kept: kept, lost: choices.lostPieces)
      .write(to: &output.code)
    calls = pictures + wiring + calls
    let main =
      "@_cdecl(\"tessera_register_layouts\") public func tesseraRegisterLayouts() {\n"
      + "MainActor.assumeIsolated {\n\(calls)}\n}\n"
    output.code[module.sources.count - 1].add(main + FrontNames.code(for: module), for: .table)
  }

  /// Writes what a module that an app imports gets: other names, and what storyboards reach; no entries.
  private func writeFront(to output: inout Output) {
    let wiring =
      ModuleWiring.isWired(module.name)
      ? InterfaceWriter(module: module, kept: kept, lost: choices.lostPieces)
        .writeFront(to: &output.code) : ""
    for file in module.sources.indices
    where namingLibrary.contains(file) || namesLibrary(output.code[file].text) {
      output.code[file].add("import LayoutLibrary\nimport UIKit\n", for: .table)
    }
    let function = ModuleWiring.function(of: module, wiring)
    output.code[module.sources.count - 1].add(
      function + FrontNames.code(for: module),
      for: .table
    )
  }

  private func namesLibrary(_ code: String) -> Bool {
    code.contains("LayoutLibrary.") || code.contains("UIKit.")
  }

  /// Calls that register the colours of asset catalogues.
  private var colours: String {
    module.colours.map { colour in
      let list = { (parts: SourceColour.Components) in
        "[\(parts.red), \(parts.green), \(parts.blue), \(parts.alpha)]"
      }
      return "LayoutLibrary.LayoutRegistry.shared.addColour(\(colour.name.quoted), "
        + "light: \(list(colour.light)), dark: \(list(colour.dark ?? colour.light)))\n"
    }.joined()
      + module.unreadColours.map {
        "LayoutLibrary.LayoutRegistry.shared.addUnreadColour(\($0.quoted))\n"
      }.joined()
  }

  /// Calls that register the pictures beside the source.
  private var pictures: String {
    let registry = "LayoutLibrary.LayoutRegistry.shared"
    let lines = module.pictures.flatMap { picture in
      var values =
        "path: \(picture.path.quoted), width: \(picture.width), height: \(picture.height)"
      if picture.isDark { values += ", isDark: true" }
      if picture.isTemplate { values += ", isTemplate: true" }
      return picture.names.map { "\(registry).addPicture(\($0.quoted), \(values))\n" }
    }
    let unread = module.unreadPictures.map(\.quoted).joined(separator: ", ")
    let values = "areAll: \(module.hasAllPictures), unread: [\(unread)]"
    return "\(registry).beginPictures(\(values))\n"
      + lines.joined() + colours
  }
}
