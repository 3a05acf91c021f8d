// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// The library of a module.
extension LayoutCompiler {
  /// Starts the linker on all objects.
  func startLinker(_ build: Build, _ toolchain: Toolchain, _ place: Workplace) {
    start(toolchain, imports.objects + build.objects, place)
  }

  /// Copies the library of all objects, if it is there, to the place beside the new library, because
  /// hosts cannot read the compiler's cache.
  func copyBase(of build: Build, _ place: Workplace) {
    guard let base = build.base else { return }
    let beside = BaseLibrary.path(beside: place.library)
    let isCopied: Void? = try? FileManager.default.copyItem(atPath: base, toPath: beside)
    // Without a whole copy, all objects are linked again.
    if isCopied == nil { try? FileManager.default.removeItem(atPath: beside) }
  }

  /// Starts the linker on the object of new bodies.
  ///
  /// It takes a fifth of the time if the library of all other objects is there.
  func startLinker(
    _ build: Build,
    bodies object: String,
    _ toolchain: Toolchain,
    _ place: Workplace
  ) {
    let beside = BaseLibrary.path(beside: place.library)
    guard FileManager.default.fileExists(atPath: beside) else {
      return start(toolchain, imports.objects + build.objects + [object], place)
    }
    return start(toolchain, [object, beside], place)
  }

  private func start(_ toolchain: Toolchain, _ objects: [String], _ place: Workplace) {
    let words = toolchain.link(objects: objects, library: place.library)
    linker.start(words.program, words.arguments, work: place.folder)
  }

  /// What is told of a library that the linker makes.
  func report(
    _ result: PassResult,
    _ log: CompileLog,
    _ choices: PassChoices,
    _ place: Workplace
  ) -> CompileReport {
    CompileReport(
      fingerprint: result.fingerprint,
      library: place.library,
      entries: result.entries,
      constants: result.constants,
      diagnostics: log.diagnostics(choices, succeeded: true) + result.notes
    )
  }

  /// Waits for the linker.
  ///
  /// - Returns: The report to tell instead of one that named the library; `nil` if the library is there.
  func unlinked(_ report: CompileReport) -> CompileReport? {
    guard report.library != nil, let words = linker.failure(seconds: Self.timeLimit) else {
      return nil
    }
    let message = "The linker could not make a library: \(words)"
    let failure = Diagnostic(severity: .error, code: "compiler", message: message)
    return CompileReport(
      fingerprint: report.fingerprint,
      diagnostics: report.diagnostics + [failure],
      sourceLines: report.sourceLines
    )
  }
}

/// A linker that runs while the report on its library is written.
final class RunningLinker {
  private var process: ChildProcess?

  func start(_ program: String, _ arguments: [String], work: String) {
    process = ChildProcess(program, arguments, environment: ["TMPDIR": work])
  }

  /// Waits until the linker has ended.
  ///
  /// - Returns: Why there is no library; `nil` if there is one.
  func failure(seconds: Double) -> String? {
    guard let process else { return "it could not be started." }
    return process.wait(seconds: seconds) == .code(0) ? nil : process.printed()
  }
}
