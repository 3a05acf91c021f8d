// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// `tessera check`: compiles some files and lays out each of their layouts.
struct CheckCommand {
  let options: CheckOptions
  private let folders = InstalledFolders()

  init(options: CheckOptions) { self.options = options }

  /// - Returns: The exit code.
  func run() -> Int32 {
    let start = MonotonicClock.seconds
    var compiled: [String] = []
    do throws(CommandFailure) {
      return try perform(&compiled)
    } catch {
      Terminal.complain(error.message)
      let seconds = MonotonicClock.seconds - start
      let failed = JUnitReport.Case(
        name: "compile",
        files: options.files.joined(separator: " "),
        seconds: seconds,
        result: .error(error.message),
        output: compiled
      )
      return report([failed]) ?? error.reason.rawValue
    }
  }

  /// Checks everything; `compiled` gets the compiler's messages.
  private func perform(_ compiled: inout [String]) throws(CommandFailure) -> Int32 {
    try ConfinementNotice.tell(options.confinement)
    let inputs = try LayoutInputs(options.files)
    let programs = folders.programs(options.confinement)
    return try TemporaryFolder.with { folder throws(CommandFailure) in
      let candidates = try LayoutCandidates(inputs, programs.compile(into: folder))
      compiled = inputs.notes.map { $0.line() } + candidates.lines
      for line in compiled { Terminal.say(line) }
      _ = try candidates.first(of: inputs)
      let check = LayoutCheck(
        programs: programs,
        inputs: inputs,
        words: candidates.report.map { CheckWords(report: $0) },
        data: options.data,
        seconds: options.seconds
      )
      var outcomes: [LayoutCheck.Outcome] = []
      for candidate in candidates.candidates {
        var outcome = check.outcome(of: candidate)
        outcome.leave(to: outcomes)
        for line in outcome.lines { Terminal.say(line) }
        outcomes.append(outcome)
      }
      Terminal.say(LayoutCheck.summary(outcomes))
      let hasFailed = candidates.hasErrors || outcomes.contains { $0.failure != nil }
      return report(outcomes.map(Self.test) + source(candidates))
        ?? (hasFailed ? CommandFailure.Reason.failed.rawValue : 0)
    }
  }

  /// The case of an outcome in the form of CI systems.
  private static func test(_ outcome: LayoutCheck.Outcome) -> JUnitReport.Case {
    JUnitReport.Case(
      name: outcome.name,
      files: outcome.file,
      seconds: outcome.seconds,
      result: outcome.failure.map {
        .failure($0, details: outcome.lines.joined(separator: "\n"))
      } ?? .passed,
      output: outcome.lines
    )
  }

  /// The case of source that is shown in part, because the rest of it has errors.
  private func source(_ candidates: LayoutCandidates) -> [JUnitReport.Case] {
    guard candidates.hasErrors else { return [] }
    return [
      JUnitReport.Case(
        name: "compile",
        files: options.files.joined(separator: " "),
        seconds: 0,
        result: .failure(
          "the source has errors",
          details: candidates.lines.joined(separator: "\n")
        )
      )
    ]
  }

  /// Writes the results for CI systems.
  ///
  /// - Returns: The exit code if the file cannot be written.
  private func report(_ cases: [JUnitReport.Case]) -> Int32? {
    guard let path = options.junit else { return nil }
    do throws(CommandFailure) {
      try OutputFile.write(
        Data(JUnitReport(name: "tessera check", cases: cases).xml.utf8),
        to: path
      )
      return nil
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }
}
