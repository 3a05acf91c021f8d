// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Compiles Swift files for a command that waits for it.
struct LayoutCompile {
  /// The program that compiles.
  let compiler: String
  /// Where the library is put; whoever asked removes it.
  let folder: String

  /// A whole module of a thousand files is compiled in less, in seconds.
  private static let patience = 300.0
  private static let executable = "tessera-layout-compiler"

  /// Compiles files as one module.
  ///
  /// - Returns: What the compiler found, which may be errors only.
  func report(on files: [String]) throws(CommandFailure) -> CompileReport {
    guard FileManager.default.isExecutableFile(atPath: compiler) else {
      throw CommandFailure(
        reason: .unavailable,
        message: "\(compiler) is missing; build it with swift build --product \(Self.executable)"
      )
    }
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.sorted()
    let process = BoundedProcess(
      path: compiler,
      arguments: ["--out", folder] + files,
      environment: variables,
      seconds: Self.patience
    )
    let outcome: BoundedProcess.Outcome
    do throws(BoundedProcess.StartError) {
      outcome = try process.run()
    } catch {
      throw CommandFailure(reason: .unavailable, message: error.message)
    }
    guard let report = try? JSONDecoder().decode(CompileReport.self, from: outcome.output) else {
      let words = outcome.errors.isEmpty ? "it said nothing" : outcome.errors
      throw CommandFailure(
        reason: .unavailable,
        message: "\(Self.executable) did not report: \(words)"
      )
    }
    return report
  }
}

extension Diagnostic {
  /// The diagnostic as compilers print them, with the line that it is about where that is known.
  func line(_ sourceLines: [String: String] = [:]) -> String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    let head = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    var text = "\(head)\(severity.rawValue): \(message)"
    guard let file, let line, let source = sourceLines["\(file):\(line)"] else { return text }
    text += "\n  " + source
    if let column, column > 0 {
      let before = source.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
      text += "\n  " + before.joined() + "^"
    }
    return text
  }
}
