// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// Compiles Swift files for a command that waits for the result.
struct LayoutCompile {
  /// The path of the compiler's program.
  let compiler: String
  /// The folder of the library; the caller removes it.
  let folder: String
  var confinement = ConfinementMode.available
  /// What is listened to meanwhile.
  var attention: (any Attention)?

  /// The time limit, in seconds; a module of a thousand files needs less.
  private static let patience = 300.0
  private static let executable = "tessera-layout-compiler"

  /// The arguments for a cache of the system's modules, which saves about a second.
  ///
  /// Without a folder for it, the compiler reads the modules again.
  private static var cacheArguments: [String] {
    let variables = ProcessInfo.processInfo.environment
    let given = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let base = given ?? variables["HOME"].map({ $0 + "/.cache" }) else { return [] }
    let folder = base + "/tessera/modules"
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return manager.isWritableFile(atPath: folder) ? ["--cache", folder] : []
  }

  /// Compiles files as one module.
  ///
  /// - Returns: The compiler's report, which may contain errors only.
  func report(
    on files: [String],
    _ modules: [AppModule] = [],
    beside folders: [String] = []
  ) throws(CommandFailure) -> CompileReport {
    guard FileManager.default.isExecutableFile(atPath: compiler) else {
      throw CommandFailure(
        reason: .unavailable,
        message: "\(compiler) is missing; build it with swift build --product \(Self.executable)"
      )
    }
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.sorted()
    let process = BoundedProcess(
      path: compiler,
      arguments: confinement.arguments + ["--out", folder] + Self.cacheArguments
        + folders.flatMap { ["--beside", $0] } + modules.flatMap(\.words)
        // A file name may begin like an option.
        + files.map { $0.hasPrefix("-") ? "./" + $0 : $0 },
      environment: variables,
      seconds: Self.patience,
      attention: attention
    )
    let outcome: BoundedProcess.Outcome
    do throws(BoundedProcess.StartError) {
      outcome = try process.run()
    } catch {
      throw CommandFailure(reason: .unavailable, message: error.message)
    }
    guard let report = try? JSONDecoder().decode(CompileReport.self, from: outcome.output) else {
      let words = outcome.errors.isEmpty ? "it printed nothing" : outcome.errors
      throw CommandFailure(
        reason: .unavailable,
        message: "\(Self.executable) did not report: \(words)"
      )
    }
    return report
  }
}

extension Diagnostic {
  /// The diagnostic in the form of compilers, with its source line if known.
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
