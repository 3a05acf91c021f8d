// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// What the compiler said in each round, and what of it concerns people.
package struct CompileLog {
  private struct Said: Hashable {
    var diagnostic: Diagnostic
    var unit: Int?
  }

  private let pass: SourcePass
  /// Errors of rounds that did not succeed.
  private var errors: [Said] = []
  private var warnings: [Diagnostic] = []

  /// A log without a round.
  package init(_ pass: SourcePass) { self.pass = pass }

  /// Adds a round.
  package mutating func add(_ messages: [CompilerMessage], of result: PassResult) {
    warnings = []
    for message in messages where message.severity != .note {
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
        if !message.text.contains("designConstant") { warnings.append(diagnostic) }
      } else if !errors.contains(said) {
        errors.append(said)
      }
    }
  }

  /// What to tell people at the end: errors where a layout is lost, notes where something else was left out.
  package func diagnostics(_ choices: PassChoices, succeeded: Bool) -> [Diagnostic] {
    let relevant = errors.filter { !isSolved($0, choices) }
    var lost = relevant.filter { $0.unit.map { isLost($0, choices) } ?? true }
    if !succeeded && lost.isEmpty { lost = relevant }
    let roots = lost.flatMap { causes(of: $0, among: relevant) }
    let explained = lost.filter { causes(of: $0, among: relevant).isEmpty }
    let told = Set(explained + roots)
    let shown = relevant.filter(told.contains).map(\.diagnostic)
    let reasons = choices.lostEntries.sorted { $0.key < $1.key }.compactMap { index, reason in
      lostEntry(index, reason, told)
    }
    return shown + reasons + leftOut(choices, besides: told, relevant) + warnings
  }

  /// Whether an error went away when numbers became literals again.
  private func isSolved(_ said: Said, _ choices: PassChoices) -> Bool {
    guard let unit = said.unit else { return false }
    let chain = pass.module.chain(pass.module.units[unit]).map(\.id)
    return !chain.contains { choices.leftOut.contains($0) || choices.droppedProtocols[$0] != nil }
      && !isLost(unit, choices)
  }

  private func isLost(_ unit: Int, _ choices: PassChoices) -> Bool {
    let chain = Set(pass.module.chain(pass.module.units[unit]).map(\.id))
    return choices.lostEntries.keys.contains { index in
      let own = pass.plans[index].unit
      return chain.contains(own.id)
        || pass.plans[index].kind == .layoutClass
          && chain.contains { pass.module.units[$0].path == own.path }
    }
  }

  /// Errors of what an error says is not there.
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

  private func lostEntry(_ index: Int, _ reason: String, _ told: Set<Said>) -> Diagnostic? {
    let plan = pass.plans[index]
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

  /// One note for each unit that was left out without a loss.
  private func leftOut(
    _ choices: PassChoices,
    besides told: Set<Said>,
    _ relevant: [Said]
  ) -> [Diagnostic] {
    var seen: Set<Int> = []
    return relevant.compactMap { said in
      guard !told.contains(said), let unit = said.unit, seen.insert(unit).inserted else {
        return nil
      }
      var note = said.diagnostic
      note.severity = .note
      note.code = "left-out"
      note.message = "Left out, as it does not compile here: \(note.message)"
      return note
    }
  }
}
