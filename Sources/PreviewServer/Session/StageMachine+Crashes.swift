// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The messages about crashes of compiled layouts.
extension StageMachine {
  static let hung = "the layout did not finish; does it contain an endless loop?"
  private static let lastGoodStaysToo = "; the last good version stays"

  var sourceNames: [String] { source?.version?.snapshot.files.map(\.name) ?? [] }

  /// Notes that a host's code crashed; its place is not known yet.
  mutating func trapped(_ generation: UInt64, now: Double) -> [Effect] {
    if understudy?.address.generation == generation {
      return understudy?.trapped(now: now) ?? []
    }
    return plays(generation) ? playing.trapped(now: now) : []
  }

  /// Explains why a playing host ended; files that crashed before they were shown are not tried
  /// again.
  ///
  /// - Returns: The reason for users.
  mutating func explain(_ end: HostMachine, _ reason: String) -> String {
    guard source != nil else { return reason }
    var crash = CrashExplanation(reason, files: sourceNames)
    if case .silent = end.life { crash.message = Self.hung }
    var diagnostic = explained(crash)
    let isUnproven = versions.good != nil && versions.good != versions.proven
    let isUnderWay = end.pending.values.contains { command in
      switch command.purpose {
      case .load, .library, .numbers, .update, .view, .replay: true
      case .set, .act, .tune, .keep, .close: false
      }
    }
    if isUnderWay, passOver(because: diagnostic) { return crash.message }
    if isUnproven, isUnderWay {
      versions.suspect = versions.good
      versions.good = versions.proven
      if versions.proven != nil { diagnostic.message += Self.lastGoodStaysToo }
    }
    ownDiagnostics[.library] = diagnostic
    return crash.message
  }

  /// Shows another entry than the first one that a source has, which cannot be shown, before anything
  /// was.
  mutating func passOver(because reason: Diagnostic) -> Bool {
    guard versions.proven == nil, source?.passOver(because: reason) == true else { return false }
    versions.layout = source?.layout
    (versions.good, versions.suspect) = (nil, nil)
    ownDiagnostics[.library] = nil
    return true
  }

  /// Takes the last words of a replaced host: they add the place to the message about its end.
  mutating func witnessed(_ reason: String) -> [Effect] {
    witness = nil
    let words = explained(CrashExplanation(reason, files: sourceNames))
    guard words.line != nil else { return [] }
    if source?.place(words) == true { return [report(.diagnostics)] }
    guard var told = ownDiagnostics[.library], told.line == nil else { return [] }
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

  /// The message about a crash, with its place in the source.
  func explained(_ crash: CrashExplanation) -> Diagnostic {
    let number = crash.line.map { line in
      guard !crash.isPresent, let file = crash.file, let report = source?.version?.report else {
        return line
      }
      return report.presentLine(line, of: file)
    }
    let line = number.flatMap { line in
      crash.file.flatMap { source?.version?.snapshot.line(line, of: $0) }
    }
    return Diagnostic(
      severity: .error,
      code: SessionErrorCode.hostEnded,
      message: "the layout's code ended its process: \(crash.message)",
      file: crash.file ?? source?.name,
      line: number,
      source: line
    )
  }

  // MARK: The terminal

  /// Lines for the terminal, one for each error.
  func errorLines(_ items: [Diagnostic]) -> [Effect] {
    items.filter { $0.severity == .error }.map { .log(Self.line(for: $0, stage: entry.title)) }
  }

  /// The lines for a diagnostic on the terminal, with the source line and a mark below the place.
  static func lines(_ diagnostic: Diagnostic, _ title: String) -> [Effect] {
    var lines = [line(for: diagnostic, stage: title)]
    if let source = diagnostic.source {
      lines.append("    " + source)
      if let column = diagnostic.column, column > 0 {
        // Tabs stay tabs, so that the mark is below its place at any width of tabs.
        let before = source.utf8.prefix(column - 1).map { $0 == UInt8(ascii: "\t") ? "\t" : " " }
        lines.append("    " + before.joined() + "^")
      }
    }
    return lines.map { .log($0) }
  }

  /// A line in the form of compilers: `file:line:column: error: message`.
  static func line(for diagnostic: Diagnostic, stage: String) -> String {
    var place = diagnostic.file ?? stage
    if let line = diagnostic.line { place += ":\(line)" }
    if diagnostic.line != nil, let column = diagnostic.column { place += ":\(column)" }
    let path =
      diagnostic.path.map { diagnostic.message.contains($0) ? "" : " (\($0))" } ?? ""
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)\(path)"
  }
}
