// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// Collects the compiler's messages of each round and selects those that people need.
package struct CompileLog {
  private struct Said: Hashable {
    var diagnostic: Diagnostic
    var unit: Int?
  }

  /// A message about a unit, for the next compile of the same unit.
  struct Remembered: Codable, Equatable {
    var message: String
    /// Lines after the first one of the unit.
    var line: Int
    var column: Int
  }

  private let pass: SourcePass
  /// Errors of rounds that failed.
  private var errors: [Said] = []
  private var warnings: [Diagnostic] = []

  /// A log without rounds.
  package init(_ pass: SourcePass) { self.pass = pass }

  /// Adds a round.
  package mutating func add(
    _ messages: [CompilerMessage],
    of result: PassResult,
    _ choices: PassChoices = PassChoices()
  ) {
    warnings = []
    // Other errors of the round may come of types that get a stand-in now.
    let missing = messages.filter { isAboutMissingType($0, choices) }
    for message in missing.isEmpty ? messages : missing
    where message.severity != .note {
      guard case .user(let file, let place) = result.place(of: message) else { continue }
      let source = pass.module.sources[file]
      let diagnostic = Diagnostic(
        severity: message.severity,
        code: "swift",
        message: message.text,
        file: source.name,
        line: place.line,
        column: place.column
      )
      let unit = pass.module.unit(at: source.lines.offset(place), in: file)?.id
      let said = Said(diagnostic: diagnostic, unit: unit)
      if message.severity == .warning {
        if concerns(message.text) { warnings.append(diagnostic) }
      } else if !errors.contains(said),
        choices.isWhole && message.isSure && !message.mayFollow || message.isAboutName
          || !mayComeOfNumbers(unit, in: file, result)
      {
        errors.append(said)
      }
    }
  }

  /// The errors by unit.
  var remembered: [Int: [Remembered]] {
    var found: [Int: [Remembered]] = [:]
    for said in errors {
      guard let id = said.unit, let line = said.diagnostic.line else { continue }
      found[id, default: []].append(
        Remembered(
          message: said.diagnostic.message,
          line: line - firstLine(of: pass.module.units[id]),
          column: said.diagnostic.column ?? 1
        )
      )
    }
    return found
  }

  /// Adds errors of a former compile of the same unit.
  mutating func restore(_ list: [Remembered], of unit: SourceUnit) {
    for one in list {
      let diagnostic = Diagnostic(
        severity: .error,
        code: "swift",
        message: one.message,
        file: pass.module.sources[unit.file].name,
        line: firstLine(of: unit) + one.line,
        column: one.column
      )
      let said = Said(diagnostic: diagnostic, unit: unit.id)
      if !errors.contains(said) { errors.append(said) }
    }
  }

  private func firstLine(of unit: SourceUnit) -> Int {
    pass.module.sources[unit.file].lines.place(unit.range.lowerBound).line
  }

  private func isAboutMissingType(_ message: CompilerMessage, _ choices: PassChoices) -> Bool {
    guard choices.isWhole, message.severity == .error,
      let name = message.text.firstMatch(of: /^cannot find type '(\w+)' in scope/)?.1
    else { return false }
    return !choices.missingTypes.contains(String(name))
  }

  /// Whether replaced numbers may have caused an error.
  ///
  /// It may vanish when they are literals again.
  private func mayComeOfNumbers(_ unit: Int?, in file: Int, _ result: PassResult) -> Bool {
    guard let unit else { return !result.constants.isEmpty }
    let (name, range) = (pass.module.sources[file].name, pass.module.units[unit].range)
    return result.constants.contains { $0.file == name && range.contains($0.offset) }
  }

  /// Whether a warning concerns the user's source and not our rewriting of it.
  private func concerns(_ warning: String) -> Bool {
    let ours = [
      "designConstant", "[#no-usage]", "[#deprecation]", "Sendable", "actor-isolated", "MainActor",
    ]
    return !ours.contains { warning.contains($0) }
  }

  /// The messages for people: errors where a layout is lost, notes where something else was left
  /// out.
  package func diagnostics(_ choices: PassChoices, succeeded: Bool) -> [Diagnostic] {
    let relevant = errors
    var lost = relevant.filter { $0.unit.map { isLost($0, choices) } ?? true }
    if !succeeded && lost.isEmpty { lost = relevant }
    let roots = lost.flatMap { causes(of: $0, among: relevant) }
    let explained = lost.filter { causes(of: $0, among: relevant).isEmpty }
    let told = Set(explained + roots)
    let shown = relevant.filter(told.contains).map(\.diagnostic)
    let reasons = choices.lostEntries.sorted { $0.key < $1.key }.compactMap { index, reason in
      lostEntry(pass.plans(choices)[index], reason, told)
    }
    return shown + reasons + leftOut(choices, besides: told, relevant) + warnings
  }

  private func isLost(_ unit: Int, _ choices: PassChoices) -> Bool {
    let chain = Set(pass.module.chain(pass.module.units[unit]).map(\.id))
    let plans = pass.plans(choices)
    return choices.lostEntries.keys.contains { index in
      if choices.isWhole, plans[index].product == .screen { return false }
      let own = plans[index].unit
      return chain.contains(own.id)
        || plans[index].kind == .layoutClass
          && chain.contains { pass.module.units[$0].path == own.path }
    }
  }

  /// Errors in the declarations that another error reports as missing.
  private func causes(of said: Said, among all: [Said]) -> [Said] {
    let names = Set(
      said.diagnostic.message.matches(of: /'([A-Za-z_][A-Za-z_0-9]*)'/).map {
        String($0.1)
      }
    )
    guard
      said.diagnostic.message.contains("cannot find")
        || said.diagnostic.message.contains("has no member")
    else { return [] }
    return all.filter { other in
      guard let unit = other.unit, unit != said.unit else { return false }
      return pass.module.chain(pass.module.units[unit]).contains {
        !names.isDisjoint(with: $0.names)
      }
    }
  }

  private func lostEntry(
    _ plan: EntryPlan,
    _ reason: String,
    _ told: Set<Said>
  ) -> Diagnostic? {
    let source = pass.module.sources[plan.unit.file]
    let lines =
      source.lines.place(plan.unit.range.lowerBound)
      .line...source.lines.place(plan.unit.range.upperBound).line
    guard
      !told.contains(where: { said in
        said.diagnostic.file == source.name && said.diagnostic.line.map(lines.contains) == true
      })
    else { return nil }
    let place = source.lines.place(plan.unit.range.lowerBound)
    return Diagnostic(
      severity: .warning,
      code: "no-preview",
      message: "\(plan.id) is not shown: \(reason).",
      file: source.name,
      line: place.line,
      column: place.column
    )
  }

  /// The type that an error misses and that got a stand-in.
  private func standIn(in message: String, _ choices: PassChoices) -> String? {
    guard message.hasPrefix("cannot find "),
      let name = message.firstMatch(of: /'([A-Za-z_][A-Za-z_0-9]*)'/)?.1
    else { return nil }
    return choices.missingTypes.contains(String(name)) ? String(name) : nil
  }

  /// Whether an error is only about the name of a module that is compiled with the app.
  private func isQualifier(_ message: String, _ choices: PassChoices) -> Bool {
    guard choices.isWhole,
      let name = message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/)?.1
    else { return false }
    return pass.module.isGiven(String(name))
  }

  /// Whether what does not compile stayed as it was, because the reason was an error before it.
  private func hasStayed(_ said: Said, _ choices: PassChoices) -> Bool {
    guard choices.isWhole, CompilerMessage.mayFollow(said.diagnostic.message), let id = said.unit,
      let line = said.diagnostic.line, let column = said.diagnostic.column
    else { return false }
    let unit = pass.module.units[id]
    let place = TextPlace(line: line, column: column)
    let offset = pass.module.sources[unit.file].lines.offset(place)
    return choices.cuts.around(offset, in: unit.file) == nil
      && pass.module.chain(unit).allSatisfy { !choices.leftOut.contains($0.id) }
  }

  private func emptyType(_ name: String, _ diagnostic: Diagnostic) -> Diagnostic {
    var note = diagnostic
    note.severity = .note
    note.code = "type-stood-in"
    note.message = "\(name) is not here: an empty type takes its place."
    return note
  }

  /// One note for each unit that was left out but took no layout with it.
  private func leftOut(
    _ choices: PassChoices,
    besides told: Set<Said>,
    _ relevant: [Said]
  ) -> [Diagnostic] {
    var seen: Set<[Int]> = []
    var types: Set<String> = []
    // What the Objective-C runtime does at run time is done there, too, and nothing is missing.
    let isMended = { (text: String) in text.contains("must use a 'required' initializer") }
    return relevant.compactMap { said in
      guard !told.contains(said), let unit = said.unit,
        !isQualifier(said.diagnostic.message, choices), !isMended(said.diagnostic.message),
        !hasStayed(said, choices)
      else { return nil }
      if let name = standIn(in: said.diagnostic.message, choices) {
        return types.insert(name).inserted ? emptyType(name, said.diagnostic) : nil
      }
      let line = choices.screens == .whole ? said.diagnostic.line ?? 0 : 0
      guard seen.insert([unit, line]).inserted else { return nil }
      var note = said.diagnostic
      note.severity = .note
      note.code = "left-out"
      note.message = "Left out, because it does not compile here: \(note.message)"
      return note
    }
  }
}
