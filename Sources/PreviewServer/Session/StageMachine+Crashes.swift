// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What people are told of hosts that compiled code has ended.
extension StageMachine {
  static let hung = "the layout did not come to an end; is there an endless loop in it?"
  private static let lastGoodStaysToo = "; the last good version stays"

  var sourceNames: [String] { source?.version?.snapshot.files.map(\.name) ?? [] }

  /// The code that a host runs has ended it; where that was is being found out.
  mutating func trapped(_ generation: UInt64, now: Double) -> [Effect] {
    if understudy?.address.generation == generation {
      return understudy?.trapped(now: now) ?? []
    }
    return plays(generation) ? playing.trapped(now: now) : []
  }

  /// Notes why a host that played ended; what it had not shown before is not tried again.
  ///
  /// - Returns: The reason as people read it.
  mutating func explain(_ end: HostMachine, _ reason: String) -> String {
    guard source != nil else { return reason }
    var crash = CrashExplanation(reason, files: sourceNames)
    if case .silent = end.life { crash.message = Self.hung }
    var diagnostic = explained(crash)
    let isUnproven = versions.good != nil && versions.good != versions.proven
    let isUnderWay = end.pending.values.contains { command in
      switch command.purpose {
      case .load, .library, .numbers, .update, .view, .replay: true
      case .set, .act, .tune, .close: false
      }
    }
    if isUnproven, isUnderWay {
      versions.suspect = versions.good
      versions.good = versions.proven
      if versions.proven != nil { diagnostic.message += Self.lastGoodStaysToo }
    }
    ownDiagnostics[.library] = diagnostic
    return crash.message
  }

  /// A host that has been replaced says where it was; what is told of its end gets the place.
  mutating func witnessed(_ reason: String) -> [Effect] {
    witness = nil
    guard var told = ownDiagnostics[.library], told.line == nil else { return [] }
    let words = explained(CrashExplanation(reason, files: sourceNames))
    guard words.line != nil else { return [] }
    if !told.message.contains(Self.hung) {
      let keeps = told.message.hasSuffix(Self.lastGoodStaysToo)
      told.message = words.message + (keeps ? Self.lastGoodStaysToo : "")
    }
    told.file = words.file
    told.line = words.line
    told.source = words.source
    ownDiagnostics[.library] = told
    return Self.lines(told, entry.title) + [report(.diagnostics), report(.source)]
  }

  /// A crash as people read it, at its place in the source.
  func explained(_ crash: CrashExplanation) -> Diagnostic {
    let line = crash.line.flatMap { line in
      crash.file.flatMap { source?.version?.snapshot.line(line, of: $0) }
    }
    return Diagnostic(
      severity: .error,
      code: SessionErrorCode.hostEnded,
      message: "the layout's code ended its process: \(crash.message)",
      file: crash.file ?? source?.name,
      line: crash.line,
      source: line
    )
  }

  // MARK: The terminal

  /// Lines about errors.
  func errorLines(_ items: [Diagnostic]) -> [Effect] {
    items.filter { $0.severity == .error }.map { .log(Self.line(for: $0, stage: entry.title)) }
  }

  /// A diagnostic for the terminal, with the source line and a mark below the place.
  static func lines(_ diagnostic: Diagnostic, _ title: String) -> [Effect] {
    var lines = [line(for: diagnostic, stage: title)]
    if let source = diagnostic.source {
      lines.append("    " + source)
      if let column = diagnostic.column, column > 0 {
        // Tabs stay tabs, so that the mark stands below its place however wide they are.
        let before = source.utf8.prefix(column - 1).map { $0 == UInt8(ascii: "\t") ? "\t" : " " }
        lines.append("    " + before.joined() + "^")
      }
    }
    return lines.map { .log($0) }
  }

  /// `file:line:column: error: message`, as compilers write it.
  static func line(for diagnostic: Diagnostic, stage: String) -> String {
    var place = diagnostic.file ?? stage
    if let line = diagnostic.line { place += ":\(line)" }
    if diagnostic.line != nil, let column = diagnostic.column { place += ":\(column)" }
    let path =
      diagnostic.path.map { diagnostic.message.contains($0) ? "" : " (\($0))" } ?? ""
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)\(path)"
  }
}
